// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import UIKit

  /// A finger that touches a view, or performs the gesture of a recognizer, tick by tick.
  ///
  /// Like a finger on a phone, it reaches only visible views that receive touches, and only enabled recognizers whose
  /// delegate does not object.
  public struct Finger {
    private enum Target {
      case view(UIView)
      case recognizer(UIGestureRecognizer)
    }

    private let target: Target
    private let animator: UIDynamicAnimator
    private let ticksPerSecond: Double
    private let clock: VirtualClock

    /// Creates a finger that performs the gesture of a recognizer while an animator runs.
    ///
    /// If the recognizer belongs to a view, the finger must touch that view or one of its descendants.
    public init(
      on recognizer: UIGestureRecognizer, of animator: UIDynamicAnimator,
      ticksPerSecond: Double = 60, clock: VirtualClock = .current
    ) {
      self.init(.recognizer(recognizer), animator, ticksPerSecond, clock)
    }

    /// Creates a finger that touches a view while an animator runs.
    ///
    /// The frontmost view under the finger receives the touch if it is the given view or one of its descendants. Recognizers
    /// of that view and its ancestors receive the touch as well: pans and swipes for a drag, and single taps for a tap. The
    /// view's `touchesBegan(_:with:)` and related methods are called until a recognizer takes over the touch.
    public init(
      on view: UIView, of animator: UIDynamicAnimator,
      ticksPerSecond: Double = 60, clock: VirtualClock = .current
    ) {
      self.init(.view(view), animator, ticksPerSecond, clock)
    }

    private init(
      _ target: Target, _ animator: UIDynamicAnimator, _ ticksPerSecond: Double,
      _ clock: VirtualClock
    ) {
      (self.target, self.animator) = (target, animator)
      (self.ticksPerSecond, self.clock) = (ticksPerSecond, clock)
    }

    /// Touches a location, moves to a different one at constant speed, and lifts off there at that speed.
    ///
    /// - Parameters:
    ///   - start: The first location, in points, in the coordinate space around the outermost view.
    ///   - end: The last location, in the same coordinate space.
    ///   - seconds: The duration; at least one tick.
    /// - Returns: `true` if a view or a recognizer received the touch.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint, in seconds: Double) -> Bool {
      let ticks = max(1, Int((seconds * ticksPerSecond).rounded()))
      let duration = CGFloat(ticks) / CGFloat(ticksPerSecond)
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let velocity = CGPoint(x: dx / duration, y: dy / duration)
      return VirtualClock.$current.withValue(clock) {
        let touch = touch(
          at: start, for: .drag(dx: dx, dy: dy, seconds: Double(duration)), velocity: velocity)
        for tick in 1...ticks {
          advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
          let share = CGFloat(tick) / CGFloat(ticks)
          touch.move(
            to: CGPoint(x: start.x + dx * share, y: start.y + dy * share), velocity: velocity)
        }
        touch.end(at: end, velocity: velocity)
        return touch.isReceived
      }
    }

    /// Touches a location, and lifts off one tick later.
    ///
    /// - Returns: `true` if a view or a recognizer received the touch.
    @discardableResult
    public func tap(at location: CGPoint) -> Bool {
      VirtualClock.$current.withValue(clock) {
        let touch = touch(at: location, for: .tap, velocity: .zero)
        advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
        touch.end(at: location, velocity: .zero)
        return touch.isReceived
      }
    }

    private func touch(
      at location: CGPoint, for gesture: TouchSequence.Gesture, velocity: CGPoint
    ) -> TouchSequence {
      switch target {
      case .view(let view):
        TouchSequence(on: view, at: location, for: gesture, velocity: velocity)
      case .recognizer(let recognizer):
        TouchSequence(for: recognizer, at: location, gesture: gesture, velocity: velocity)
      }
    }
  }
#endif
