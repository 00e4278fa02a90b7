// SPDX-License-Identifier: MIT

import MotionTesting
import Testing
import UIKit

/// A game that delays its next move.
private final class Game: @unchecked Sendable {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
  private(set) lazy var animator = UIDynamicAnimator(referenceView: screen)
  private(set) var moves: [TimeInterval] = []
  private var timer: Timer?

  init() { screen.addSubview(card) }

  private func move() {
    moves.append(VirtualClock.current.now)
    animator.addBehavior(UISnapBehavior(item: card, snapTo: CGPoint(x: 187, y: 400)))
  }

  func byTimer() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      self?.move()
    }
  }

  func byTicking() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      self.moves.append(VirtualClock.current.now)
      if self.moves.count == 3 { timer.invalidate() }
    }
  }

  func stop() { timer?.invalidate() }

  func byQueue() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.move() }
  }

  func byItem() -> DispatchWorkItem {
    let item = DispatchWorkItem { [weak self] in self?.move() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(700), execute: item)
    return item
  }
}

@Suite("Timers follow the ticks", .timeLimit(.minutes(30))) struct TimerTests {
  private let game = Game()
  private let clock = VirtualClock()

  private func play(_ start: (Game) -> Void) -> Int? {
    VirtualClock.$current.withValue(clock) { start(game) }
    return settle(game.animator, clock: clock)
  }

  /// Compares with a tolerance, because a sum of sixtieths is inexact in binary.
  private func expectMoves(_ times: [TimeInterval]) {
    #expect(game.moves.count == times.count)
    for (move, time) in zip(game.moves, times) {
      #expect(abs(move - time) < 0.0005, "\(game.moves)")
    }
  }

  @Test func aTimerIsWaitedFor() throws {
    #expect(try #require(play { $0.byTimer() }) > 60)
    expectMoves([1])
    #expect(game.card.center == CGPoint(x: 187, y: 400))
  }

  @Test func aTimerRepeatsUntilItIsInvalidated() {
    // A clock does not wait for repeating timers.
    #expect(play { $0.byTicking() } == 0)
    advance(game.animator, ticks: 120, clock: clock)
    expectMoves([0.25, 0.5, 0.75])
  }

  @Test func anInvalidatedTimerIsNotWaitedFor() {
    let ticks = play {
      $0.byTimer()
      $0.stop()
    }
    #expect(ticks == 0 && game.moves.isEmpty)
  }

  @Test func theMainQueueWaits() throws {
    #expect(try #require(play { $0.byQueue() }) > 30)
    expectMoves([0.5])
  }

  @Test func aWorkItemCanBeCancelled() {
    #expect(play { _ = $0.byItem() } != nil)
    expectMoves([0.7])
    let before = clock.now
    #expect(play { $0.byItem().cancel() } == 0)
    #expect(clock.now == before && game.moves.count == 1)
  }

  @Test func whatActionsPutOffUsesTheClockOfTheTicks() {
    let push = UIPushBehavior(items: [game.card], mode: .instantaneous)
    push.magnitude = 0.1
    push.action = { [game, push] in
      push.action = nil
      game.byQueue()
    }
    game.animator.addBehavior(push)
    #expect(settle(game.animator, clock: clock) != nil)
    #expect(game.moves.count == 1)
  }
}
