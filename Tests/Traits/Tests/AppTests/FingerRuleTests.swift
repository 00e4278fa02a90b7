// SPDX-License-Identifier: MIT

import MotionTesting
import Testing
import UIKit

private final class Gate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

/// A view that can ignore touches outside its subviews, and can refuse gestures.
private final class Glass: UIView {
  var isOpen = false
  var begins = true
  private(set) var heard: [String] = []
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isOpen && hit === self ? nil : hit
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

@Suite("Fingers respect the app", .timeLimit(.minutes(30))) struct FingerRuleTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = Glass(frame: CGRect(x: 100, y: 50, width: 60, height: 40))
  private let pan = UIPanGestureRecognizer()
  private let gate = Gate()
  private let animator = UIDynamicAnimator()
  private final class Calls { var states: [UIGestureRecognizer.State] = [] }
  private let calls = Calls()

  init() {
    screen.addSubview(card)
    card.addGestureRecognizer(pan)
    pan.delegate = gate
    pan.handler = { [calls] in calls.states.append($0.state) }
  }

  /// Drags for two ticks, first on the recognizer and then on the screen; returns the number of calls for each.
  private func drag(from start: CGPoint = CGPoint(x: 120, y: 70)) -> [Int] {
    let end = CGPoint(x: start.x + 30, y: start.y)
    return [Finger(on: pan, of: animator), Finger(on: screen, of: animator)].map { finger in
      calls.states = []
      finger.drag(from: start, to: end, in: 2 / 60)
      return calls.states.count
    }
  }

  @Test("Both kinds of fingers reach a recognizer under the finger")
  func reached() {
    #expect(drag() == [4, 4])
    #expect(calls.states == [.began, .changed, .changed, .ended])
    // The pan cancels the touch in the view.
    #expect(card.heard == ["began", "cancelled"])
  }

  @Test("Fingers do not reach disabled, hidden, covered or distant views")
  func unreachable() {
    #expect(drag(from: CGPoint(x: 99, y: 70)) == [0, 0])
    #expect(drag(from: CGPoint(x: 160, y: 70)) == [0, 0])
    let changes: [(Bool) -> Void] = [
      { pan.isEnabled = $0 }, { card.isUserInteractionEnabled = $0 },
      { screen.isUserInteractionEnabled = $0 }, { card.isHidden = !$0 },
      { screen.isHidden = !$0 }, { card.alpha = $0 ? 1 : 0.009 }, { screen.alpha = $0 ? 1 : 0 },
      { gate.begins = $0 }, { gate.receives = $0 }, { card.begins = $0 }, { card.isOpen = !$0 },
    ]
    for (index, change) in changes.enumerated() {
      change(false)
      #expect(drag() == [0, 0], "change \(index)")
      change(true)
      #expect(drag() == [4, 4], "change \(index)")
    }
    card.alpha = 0.01
    #expect(drag() == [4, 4])
    let cover = UIView(frame: screen.bounds)
    screen.addSubview(cover)
    #expect(drag() == [0, 0])
  }

  @Test("A finger reports whether anything received it")
  func received() {
    #expect(Finger(on: pan, of: animator).tap(at: CGPoint(x: 120, y: 70)))
    #expect(!Finger(on: pan, of: animator).tap(at: CGPoint(x: 20, y: 70)))
    #expect(Finger(on: screen, of: animator).tap(at: CGPoint(x: 20, y: 70)))
    #expect(!Finger(on: card, of: animator).tap(at: CGPoint(x: 20, y: 70)))
    // A recognizer without a view follows only its own rules.
    card.removeGestureRecognizer(pan)
    #expect(Finger(on: pan, of: animator).tap(at: CGPoint(x: 20, y: 70)))
  }

  @Test("The inner of two pans begins, or both if a delegate agrees, or the outer if required")
  func several() {
    let outer = UIPanGestureRecognizer()
    var count = 0
    outer.handler = { _ in count += 1 }
    screen.addGestureRecognizer(outer)
    let finger = Finger(on: screen, of: animator)
    func run() -> [Int] {
      (count, calls.states) = (0, [])
      finger.drag(from: CGPoint(x: 120, y: 70), to: CGPoint(x: 150, y: 70), in: 2 / 60)
      return [calls.states.count, count]
    }
    #expect(run() == [4, 0])
    gate.isSimultaneous = true
    #expect(run() == [4, 4])
    gate.isSimultaneous = false
    gate.begins = false
    #expect(run() == [0, 4])
    gate.begins = true
    pan.require(toFail: outer)
    #expect(run() == [0, 4])
  }

  @Test("A gesture that the app cancels is not reported again")
  func ended() {
    pan.handler = { [calls, pan] in
      calls.states.append($0.state)
      if calls.states.count == 2 {
        pan.isEnabled = false
        pan.isEnabled = true
      }
    }
    #expect(drag() == [3, 3])
    #expect(calls.states == [.began, .changed, .cancelled])
  }

  @Test("Only a fast swipe in the right direction and a tap are recognized")
  func moments() {
    let (swipe, tap) = (UISwipeGestureRecognizer(), UITapGestureRecognizer())
    var heard: [String] = []
    swipe.handler = { heard.append("swipe \($0.state) \($0.location(in: nil).x)") }
    tap.handler = { heard.append("tap \($0.state)") }
    screen.addGestureRecognizer(swipe)
    screen.addGestureRecognizer(tap)
    let finger = Finger(on: screen, of: animator)
    let start = CGPoint(x: 20, y: 200)
    finger.drag(from: start, to: CGPoint(x: 80, y: 200), in: 0.2)
    finger.drag(from: CGPoint(x: 80, y: 200), to: start, in: 0.2)
    finger.drag(from: start, to: CGPoint(x: 80, y: 200), in: 0.7)
    finger.tap(at: start)
    #expect(heard == ["swipe ended 20.0", "tap ended"])
  }

  @Test("A control sends its events and prevents a tap around it, unless it is disabled")
  func controls() {
    let (button, tap) = (UIButton(type: .system), UITapGestureRecognizer())
    button.frame = CGRect(x: 0, y: 300, width: 100, height: 40)
    screen.addSubview(button)
    screen.addGestureRecognizer(tap)
    var heard: [String] = []
    tap.handler = { _ in heard.append("tap") }
    button.addAction(UIAction { _ in heard.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in heard.append("inside") }, for: .touchUpInside)
    button.addAction(UIAction { _ in heard.append("outside") }, for: .touchUpOutside)
    let finger = Finger(on: screen, of: animator)
    finger.tap(at: CGPoint(x: 50, y: 320))
    finger.drag(from: CGPoint(x: 50, y: 320), to: CGPoint(x: 50, y: 400), in: 0.1)
    #expect(heard == ["down", "inside", "down", "outside"])
    heard = []
    button.isEnabled = false
    finger.tap(at: CGPoint(x: 50, y: 320))
    #expect(heard == ["tap"])
  }
}
