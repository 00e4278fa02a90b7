// SPDX-License-Identifier: MIT

import MotionTesting
import Testing
import UIDynamics
import XCTest

/// Returns a card that snaps into a corner and oscillates there.
///
/// Also returns the screen, because an animator does not retain its reference view.
private func throwCard() -> (animator: UIDynamicAnimator, card: UIView, screen: UIView) {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let card = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
  screen.addSubview(card)
  let animator = UIDynamicAnimator(referenceView: screen)
  let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 600))
  snap.damping = 0.4
  animator.addBehavior(snap)
  return (animator, card, screen)
}

@Test func cardSnapsAsItDid() {
  let (animator, card, screen) = throwCard()
  let motion = withExtendedLifetime(screen) {
    recording(of: animator, items: ["card": card], until: .rest(within: 5))
  }
  #expect(motion.isAtRest)
  expectMotion(motion, matches: "card.log", within: .points(0.5))
}

/// The same in XCTest.
final class CardTestCase: XCTestCase {
  func testCardSnapsAsItDid() {
    let (animator, card, screen) = throwCard()
    let motion = withExtendedLifetime(screen) { recording(of: animator, items: ["card": card]) }
    expectMotion(motion, matches: "card.log", within: .points(0.5))
  }
}
