// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics

@Suite("The custom field in docs/behaviors/field.md", .timeLimit(.minutes(30)))
struct CustomFieldSnippet {
  @Test("The field pulls an item to the middle of a canal and lets it move along the canal")
  func run() {
    let boat = UIView(frame: CGRect(x: 80, y: 100, width: 100, height: 100))
    let river = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    river.addSubview(boat)
    let animator = UIDynamicAnimator(referenceView: river)

    // Shown:
    // Position in pt relative to the field, velocity in m/s, mass in kg; returns a force in N.
    let canal = UIFieldBehavior.field { _, position, velocity, mass, _, _ in
      CGVector(dx: 0.5 * mass, dy: -0.1 * position.y * mass - 4 * velocity.dy * mass)
    }
    canal.position = CGPoint(x: 0, y: 200)
    canal.addItem(boat)
    animator.addBehavior(canal)
    // Until here.

    for _ in 0..<240 { animator.advance(by: 1 / 60) }
    // The boat accelerates at 50 pt/s² for four seconds, slowed by the default resistance.
    let along = Predict.discrete(
      from: .init(position: 130, velocity: 0), acceleration: 50, resistance: 0.1, subSteps: 479)
    expectClose(boat.center.x, along.position, within: 0.01, "x")
    expectClose(boat.center.y, 200, within: 1, "y")
  }
}
