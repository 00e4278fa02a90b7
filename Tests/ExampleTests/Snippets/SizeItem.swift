// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics

// Shown:
final class SizeItem: NSObject, UIDynamicItem {
  let view: UIView

  init(_ view: UIView) { self.view = view }

  var bounds: CGRect { view.bounds }

  var center: CGPoint {
    get { CGPoint(x: view.bounds.width, y: view.bounds.height) }
    set { view.bounds.size = CGSize(width: newValue.x, height: newValue.y) }
  }

  var transform: CGAffineTransform {
    get { view.transform }
    set { view.transform = newValue }
  }
}
// Until here.

@Suite("The custom item in docs/behaviors/items.md", .timeLimit(.minutes(30)))
struct SizeItemSnippet {
  @Test("The item makes a view grow according to the law of falling bodies")
  func run() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [SizeItem(view)]))
    for _ in 0..<20 { animator.advance(by: 1 / 60) }
    let height = Predict.discrete(
      from: .init(position: 50, velocity: 0), resistance: 0.1, subSteps: 39)
    expectClose(view.bounds.height, height.position, within: 1e-3, "height")
    #expect(view.bounds.width == 100 && view.center == CGPoint(x: 50, y: 25))
  }
}
