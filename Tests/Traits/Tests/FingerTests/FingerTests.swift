// SPDX-License-Identifier: MIT

import MotionTesting
import Testing
import UIKit

private final class Listener: UIView {
  private(set) var heard: [(String, CGPoint)] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  private func note(_ word: String, _ touches: Set<UITouch>) {
    if let touch = touches.first { heard.append((word, touch.location(in: self))) }
  }
}

@Suite("Fingers in tests", .timeLimit(.minutes(30))) struct FingerTests {
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let listener = Listener(frame: CGRect(x: 100, y: 50, width: 60, height: 40))
  private let animator: UIDynamicAnimator

  init() {
    screen.addSubview(listener)
    animator = UIDynamicAnimator(referenceView: screen)
  }

  @Test("A view under the finger receives every tick of a drag, even outside its bounds")
  func drag() {
    Finger(on: screen, of: animator)
      .drag(from: CGPoint(x: 110, y: 60), to: CGPoint(x: 170, y: 30), in: 3 / 60)
    let expected: [(String, CGPoint)] = [
      ("began", CGPoint(x: 10, y: 10)), ("moved", CGPoint(x: 30, y: 0)),
      ("moved", CGPoint(x: 50, y: -10)), ("moved", CGPoint(x: 70, y: -20)),
      ("ended", CGPoint(x: 70, y: -20)),
    ]
    #expect(listener.heard.map(\.0) == expected.map(\.0))
    for (heard, wanted) in zip(listener.heard, expected) {
      // A third of 60 pt is inexact in binary.
      #expect(abs(heard.1.x - wanted.1.x) < 1e-9 && abs(heard.1.y - wanted.1.y) < 1e-9, "\(heard)")
    }
  }

  @Test("A tap touches down and lifts, and nothing receives it outside the view")
  func tap() {
    let finger = Finger(on: screen, of: animator)
    finger.tap(at: CGPoint(x: 159, y: 89))
    finger.tap(at: CGPoint(x: 161, y: 91))
    #expect(listener.heard.map(\.0) == ["began", "ended"])
    #expect(listener.heard.map(\.1) == Array(repeating: CGPoint(x: 59, y: 39), count: 2))
  }
}
