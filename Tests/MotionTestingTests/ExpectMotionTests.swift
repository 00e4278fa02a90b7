// SPDX-License-Identifier: MIT

import Foundation
import MotionTesting
import Testing
import UIDynamics

#if !FOUNDATION_TYPES
  import typealias UIDynamics.CGFloat
  import struct UIDynamics.CGPoint
  import struct UIDynamics.CGRect
#endif

/// The golden `card.log` is the one in Examples/motion-testing; `RECORD=1` writes it.
@Suite("expectMotion", .serialized, .timeLimit(.minutes(30)))
struct ExpectMotionTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent(name).path)
  }

  /// Throws the card in Examples/motion-testing.
  private func throwCard(damping: CGFloat = 0.4, ticksPerSecond: Double = 60) -> MotionRecording {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
    screen.addSubview(card)
    let animator = UIDynamicAnimator(referenceView: screen)
    let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 300, y: 600))
    snap.damping = damping
    animator.addBehavior(snap)
    return recording(
      of: animator, items: ["card": card], until: .rest(within: 5), ticksPerSecond: ticksPerSecond)
  }

  @Test("A different tick rate is reported")
  func rate() {
    let motion = throwCard(ticksPerSecond: 120)
    withKnownIssue {
      expectMotion(motion, matches: "card.log")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(
        "card.log: the scene changed: ticksPerSecond 60 → 120\n")
    }
    #expect(expectMotion(throwCard(), matches: "card.log"))
  }

  @Test("The same motion passes and leaves no files")
  func same() {
    let motion = throwCard()
    #expect(motion.isAtRest && motion.ticks > 30)
    #expect(expectMotion(motion, matches: "card.log"))
    #expect(!exists("card.log.new"))
  }

  @Test("A different motion fails with a report, keeps the recording, and can be allowed")
  func different() {
    let motion = throwCard(damping: 0.41)
    withKnownIssue {
      expectMotion(motion, matches: "card.log", within: .points(0.5))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("card.log: the motion differs") && text.contains("\nleft tolerance ")
        && text.contains("\naccept             RECORD=1 swift test")
        && issue.sourceLocation?.fileName == "ExpectMotionTests.swift"
    }
    #expect(exists("card.log.new"))
    #expect(expectMotion(motion, matches: "card.log", within: .points(50, ticks: 60)))
    #expect(!exists("card.log.new"))
  }

  @Test("Without a golden, the recording is saved next to it, and the test fails")
  func missing() {
    withKnownIssue {
      expectMotion(throwCard(), matches: "missing.log")
    } matching: {
      $0.comments.map(\.rawValue).joined().contains("no golden yet")
    }
    #expect(exists("missing.log.new"))
    try? FileManager.default.removeItem(
      at: Self.folder.appendingPathComponent("missing.log.new"))
  }

  @Test("An empty recording fails and leaves no files")
  func nothing() {
    let motion = recording(of: UIDynamicAnimator(), items: [:], until: .time(0.1))
    withKnownIssue {
      expectMotion(motion, matches: "nothing.log")
    } matching: {
      $0.comments.map(\.rawValue) == [
        "nothing.log: no items were given"
      ]
    }
    #expect(!exists("nothing.log.new"))
  }

  @Test("A recording lasts for the requested time")
  func time() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = UIDynamicAnimator(referenceView: screen)
    let motion = recording(
      of: animator, items: ["screen": screen], until: .time(0.5), ticksPerSecond: 120)
    #expect(motion.ticks == 60 && motion.isAtRest)
  }
}
