// SPDX-License-Identifier: MIT

import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("A view that overrides nothing", .timeLimit(.minutes(30)))
struct ViewDefaultTests {
  @Test("A plain view accepts touches, drawing and window changes without effect")
  func hooks() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.draw(view.bounds)
    view.willMove(toWindow: nil)
    view.didMoveToWindow()
    view.touchesBegan([], with: nil)
    view.touchesMoved([], with: nil)
    view.touchesEnded([], with: nil)
    view.touchesCancelled([], with: nil)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.collisionBoundingPath.isEmpty)
  }

  @Test("A rectangle can be converted from one view to another and back")
  func rectangles() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    outer.addSubview(inner)
    inner.bounds.origin = CGPoint(x: 1, y: 5)
    let rect = CGRect(x: 7, y: 8, width: 9, height: 2)
    // The offsets differ by 3 − 1 and 4 − 5.
    #expect(outer.convert(rect, from: inner) == CGRect(x: 9, y: 7, width: 9, height: 2))
    #expect(inner.convert(rect, from: outer) == CGRect(x: 5, y: 9, width: 9, height: 2))
    #expect(inner.convert(inner.convert(rect, to: outer), from: outer) == rect)
  }
}
