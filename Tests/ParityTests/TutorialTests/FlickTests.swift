// SPDX-License-Identifier: MIT

import Testing

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

@MainActor @Suite("Tutorial: flicking a view with the finger's velocity", .timeLimit(.minutes(30)))
struct FlickTests {
  @Test("A view held at its center hangs still, and the push gives it half the finger's speed")
  func blow() {
    let flick = Flick(in: screen())
    let pan = RecordedPan()
    pan.touch(.began, 187.5, 333.5, flick.handlePan)
    letPass(ticks: 30, flick.animator)
    expectClose(flick.item.center.y, 333.5, within: 0.01, "y of the view that hangs")
    pan.touch(.ended, 187.5, 333.5, velocity: CGPoint(x: 300, y: -400), flick.handlePan)

    // A velocity of 500 pt/s · 0.0008 gives 0.4 Ns. On 0.16 kg, that is 250 pt/s in the finger's direction.
    var x = Predicted(position: 187.5, velocity: 150)
    var y = Predicted(position: flick.item.center.y, velocity: -200)
    for tick in 1...12 {
      letPass(ticks: 1, flick.animator)
      for _ in 0..<2 {
        x.subStep(0)
        y.subStep(1000)
      }
      expectClose(flick.item.center.x, x.position, within: 0.02, "x in tick \(tick)")
      expectClose(flick.item.center.y, y.position, within: 0.02, "y in tick \(tick)")
    }
  }

  @Test("A view dragged off its center keeps its distance from the finger")
  func drag() {
    let flick = Flick(in: screen())
    let pan = RecordedPan()
    pan.touch(.began, 199.5, 342.5, flick.handlePan)
    for step in 1...40 {
      let finger = CGPoint(x: 199.5 - 3 * CGFloat(step), y: 342.5 - 4 * CGFloat(step))
      pan.touch(.changed, finger.x, finger.y, flick.handlePan)
      letPass(ticks: 1, flick.animator)
      let (dx, dy) = (finger.x - flick.item.center.x, finger.y - flick.item.center.y)
      // The finger is 12 and 9 pt away, so the rod is 15 pt long.
      expectClose((dx * dx + dy * dy).squareRoot(), 15, within: 1, "distance in step \(step)")
    }
    #expect(flick.attachment.length > 14.999 && flick.attachment.length < 15.001)
  }

  @Test("A release replaces the attachment with a push, which is spent in the next tick")
  func behaviors() {
    let flick = Flick(in: screen())
    let pan = RecordedPan()
    #expect(flick.animator.behaviors.count == 2)
    pan.touch(.began, 187.5, 333.5, flick.handlePan)
    #expect(flick.animator.behaviors.last === flick.attachment)
    pan.touch(.ended, 187.5, 333.5, velocity: CGPoint(x: 100, y: 0), flick.handlePan)
    #expect(flick.animator.behaviors.last === flick.push)
    #expect(flick.animator.behaviors.count == 3 && flick.attachment.dynamicAnimator == nil)
    #expect(flick.push?.active == true)
    letPass(ticks: 1, flick.animator)
    #expect(flick.push?.active == false)
  }

  @Test(
    "A canceled or failed pan releases the view like one that ends",
    arguments: [UIGestureRecognizer.State.cancelled, .failed])
  func otherEnds(state: UIGestureRecognizer.State) {
    let (one, other) = (Flick(in: screen()), Flick(in: screen()))
    for (flick, last) in [(one, .ended), (other, state)] {
      let pan = RecordedPan()
      pan.touch(.began, 200, 300, flick.handlePan)
      letPass(ticks: 5, flick.animator)
      pan.touch(last, 200, 280, velocity: CGPoint(x: 700, y: -900), flick.handlePan)
      letPass(ticks: 60, flick.animator)
    }
    #expect(one.item.center == other.item.center)
  }

  @Test("After a new layout, the view falls from the new middle to the new edge")
  func layout() throws {
    let view = screen()
    let flick = Flick(in: view)
    _ = try #require(letPassUntilPaused(flick.animator))
    view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    flick.viewDidLayoutSubviews()
    #expect(flick.item.center == CGPoint(x: 333.5, y: 187.5) && flick.animator.isRunning)
    letPass(ticks: 3, flick.animator)
    #expect(flick.item.center.y > 187.5 && flick.item.center.y < 200, "it falls from there")
    _ = try #require(letPassUntilPaused(flick.animator))
    expectClose(flick.item.frame.maxY, 376 - 1.8 + 0.225, within: 0.225, "lower edge")
  }
}
