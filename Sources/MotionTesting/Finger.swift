// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import UIKit

  /// A finger that plays touches on a recognizer, tick by tick.
  public struct Finger {
    private let recognizer: UIGestureRecognizer
    private let animator: UIDynamicAnimator
    private let ticksPerSecond: Double
    private let clock: VirtualClock

    /// Takes what is touched, and the animator that ticks while it is.
    public init(
      on recognizer: UIGestureRecognizer, of animator: UIDynamicAnimator,
      ticksPerSecond: Double = 60, clock: VirtualClock = .current
    ) {
      (self.recognizer, self.animator) = (recognizer, animator)
      (self.ticksPerSecond, self.clock) = (ticksPerSecond, clock)
    }

    /// Goes down at a place, moves to another at an even speed, and lets go there at that speed.
    ///
    /// - Parameters:
    ///   - start: Where it goes down, in the coordinates around the outermost view, pt.
    ///   - end: Where it lets go.
    ///   - seconds: How long it takes; at least a tick.
    public func drag(from start: CGPoint, to end: CGPoint, in seconds: Double) {
      let ticks = max(1, Int((seconds * ticksPerSecond).rounded()))
      let duration = CGFloat(ticks) / CGFloat(ticksPerSecond)
      let velocity = CGPoint(x: (end.x - start.x) / duration, y: (end.y - start.y) / duration)
      recognizer.play(.began, at: start, velocity: velocity)
      for tick in 1...ticks {
        advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
        let share = CGFloat(tick) / CGFloat(ticks)
        let place = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        recognizer.play(.changed, at: place, velocity: velocity)
      }
      recognizer.play(.ended, at: end, velocity: velocity)
    }

    /// Goes down at a place and up again a tick later.
    public func tap(at place: CGPoint) {
      advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
      recognizer.play(.ended, at: place)
    }
  }
#endif
