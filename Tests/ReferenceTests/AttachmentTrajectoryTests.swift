// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics

@Suite("Reference scenes of pushes, snaps and attachments", .timeLimit(.minutes(30)))
struct AttachmentTrajectoryTests {
  private let stage = TestStage(width: 600, height: 667)

  @Test("A rigid pendulum moves as in the reference")
  func pendulum() throws {
    let bob = stage.box("bob", x: 200, y: 100, width: 40, height: 40)
    stage.gravity(bob)
    attach(UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 100, y: 100)))
    stage.properties(bob) { ($0.resistance, $0.angularResistance) = (0, 0) }
    try compare("rigid-pendulum")
  }

  @Test("A soft spring of 2 Hz moves as in the reference")
  func spring() throws {
    let bob = stage.box("bob", x: 100, y: 250, width: 40, height: 40)
    let spring = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 100, y: 100))
    (spring.length, spring.frequency, spring.damping) = (100, 2, 0.3)
    attach(spring)
    stage.properties(bob) { ($0.resistance, $0.angularResistance) = (0, 0) }
    try compare("soft-spring-2hz")
  }

  @Test("A bar on a pin with friction moves as in the reference")
  func pin() throws {
    let post = stage.box("post", x: 100, y: 100, width: 20, height: 20)
    let bar = stage.box("bar", x: 190, y: 100, width: 200, height: 20)
    stage.gravity(bar)
    stage.properties(post) { $0.isAnchored = true }
    let pin = UIAttachmentBehavior.pinAttachment(
      with: bar, attachedTo: post, attachmentAnchor: CGPoint(x: 100, y: 100))
    pin.frictionTorque = 0.5
    attach(pin)
    // The reference uses the sine of a C library, which is one Float step off at some angles.
    try compare("pin-friction-torque", within: 2e-4)
  }

  @Test("A load on a rope moves as in the reference")
  func rope() throws {
    let knob = stage.box("knob", x: 200, y: 100, width: 20, height: 20)
    let load = stage.box("load", x: 280, y: 100, width: 40, height: 40)
    stage.gravity(load)
    stage.properties(knob) { $0.isAnchored = true }
    attach(
      UIAttachmentBehavior.limitAttachment(
        with: load, offsetFromCenter: .zero, attachedTo: knob, offsetFromCenter: .zero))
    stage.properties(load) {
      $0.resistance = 0.5
      $0.addLinearVelocity(CGPoint(x: -180, y: -150), for: load)
    }
    try compare("rope-limit")
  }

  @Test("A box on a rail with a range moves as in the reference")
  func rail() throws {
    let box = stage.box(x: 150, y: 100, width: 50, height: 50)
    stage.gravity(box)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: box, attachmentAnchor: CGPoint(x: 150, y: 100),
      axisOfTranslation: CGVector(dx: 0.6, dy: 0.8))
    rail.attachmentRange = UIFloatRange(minimum: -80, maximum: 80)
    attach(rail)
    try compare("sliding-range")
  }

  @Test("A continuous off-center push moves a box as in the reference")
  func push() throws {
    let box = stage.box(x: 100, y: 150)
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.5, dy: 0.5)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: -25, vertical: -7), for: box)
    stage.animator.addBehavior(push)
    stage.properties(box) { $0.resistance = 1 }
    try compare("continuous-push-offset")
  }

  @Test("A single impulse moves a box as in the reference")
  func blow() throws {
    let box = stage.box(x: 200, y: 400, width: 60, height: 40)
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.3, dy: -0.2)
    stage.animator.addBehavior(push)
    stage.properties(box) { $0.density = 1.5 }
    try compare("instantaneous-push")
  }

  /// The reference creates the springs in the opposite order, which changes the last digits.
  @Test("A snap moves a card as in the reference")
  func snap() throws {
    let card = stage.box("card", x: 100, y: 100, width: 100, height: 50)
    stage.animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 200)))
    try compare("snap-100x50", within: 1e-3)
    #expect(!stage.animator.isRunning)
  }

  private func attach(_ attachment: UIAttachmentBehavior) {
    stage.animator.addBehavior(attachment)
  }

  private func compare(_ scene: String, within tolerance: Double = 0) throws {
    let reference = try ReferenceScenes.rows(scene)
    var rows: [TrajectoryRow] = []
    for tick in 0...(reference.last?.tick ?? 0) {
      if tick > 0 { stage.tick() }
      // Items are listed in the order of the views.
      for box in stage.boxes {
        let motion = stage.motion(box)
        rows.append(
          TrajectoryRow(
            tick: tick, item: box.id,
            values: [
              motion.x, motion.y, motion.angle, motion.velocityX, motion.velocityY,
              motion.angularVelocity,
            ]))
      }
    }
    #expect(rows.count == reference.count)
    if tolerance == 0 { return TrajectoryComparison(rows, to: reference).expectNone(scene) }
    for (row, expected) in zip(rows, reference) {
      for (index, name) in TrajectoryRow.columns.enumerated() {
        expectClose(
          row.values[index], Double(expected.values[index]), within: tolerance,
          "\(scene), tick \(row.tick), \(row.item).\(name)")
      }
    }
  }
}
