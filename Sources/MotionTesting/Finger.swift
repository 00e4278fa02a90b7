// SPDX-License-Identifier: MIT

#if FOUNDATION_TYPES
  public import UIKit

  /// A finger that touches a view, or plays a gesture on a recognizer, tick by tick.
  public struct Finger {
    private let target: any Touchable
    private let animator: UIDynamicAnimator
    private let ticksPerSecond: Double
    private let clock: VirtualClock

    /// Takes the recognizer that sees it, and the animator that ticks while it does.
    public init(
      on recognizer: UIGestureRecognizer, of animator: UIDynamicAnimator,
      ticksPerSecond: Double = 60, clock: VirtualClock = .current
    ) {
      self.init(touching: recognizer, animator, ticksPerSecond, clock)
    }

    /// Takes a view that is touched, and the animator that ticks while it is.
    ///
    /// The frontmost view in it under the finger hears of the touch, and after it, unless it overrides what is called,
    /// its superviews and their controllers. Recognizers do not: they have fingers of their own.
    public init(
      on view: UIView, of animator: UIDynamicAnimator,
      ticksPerSecond: Double = 60, clock: VirtualClock = .current
    ) {
      self.init(touching: ViewTouch(view), animator, ticksPerSecond, clock)
    }

    private init(
      touching target: any Touchable, _ animator: UIDynamicAnimator, _ ticksPerSecond: Double,
      _ clock: VirtualClock
    ) {
      (self.target, self.animator) = (target, animator)
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
      target.goDown(at: start, velocity: velocity)
      for tick in 1...ticks {
        advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
        let share = CGFloat(tick) / CGFloat(ticks)
        let place = CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        target.move(to: place, velocity: velocity)
      }
      target.goUp(at: end, velocity: velocity)
    }

    /// Goes down at a place and up again a tick later.
    public func tap(at place: CGPoint) {
      target.touch(at: place)
      advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
      target.tap(at: place)
    }
  }

  /// What a finger touches; places lie around the outermost view, pt.
  #if MAIN_ACTOR
    @MainActor
  #endif
  private protocol Touchable {
    func goDown(at place: CGPoint, velocity: CGPoint)
    func move(to place: CGPoint, velocity: CGPoint)
    func goUp(at place: CGPoint, velocity: CGPoint)
    /// The beginning of a tap.
    func touch(at place: CGPoint)
    /// Its end.
    func tap(at place: CGPoint)
  }

  extension UIGestureRecognizer: Touchable {
    fileprivate func goDown(at place: CGPoint, velocity: CGPoint) {
      play(.began, at: place, velocity: velocity)
    }

    fileprivate func move(to place: CGPoint, velocity: CGPoint) {
      play(.changed, at: place, velocity: velocity)
    }

    fileprivate func goUp(at place: CGPoint, velocity: CGPoint) {
      play(.ended, at: place, velocity: velocity)
    }

    /// Nothing is recognized yet.
    fileprivate func touch(at place: CGPoint) {}

    fileprivate func tap(at place: CGPoint) { play(.ended, at: place) }
  }

  /// A touch of a view, which keeps hearing of it wherever the finger goes.
  private final class ViewTouch: Touchable {
    deinit {}

    private let outermost: UIView
    private var touched: UIView?
    private var touch: UITouch?

    init(_ view: UIView) { outermost = view }

    func goDown(at place: CGPoint, velocity: CGPoint) { touch(at: place) }

    func move(to place: CGPoint, velocity: CGPoint) {
      touch?.move(to: place, in: nil)
      tell { $0.touchesMoved($1, with: nil) }
    }

    func goUp(at place: CGPoint, velocity: CGPoint) {
      touch?.move(to: place, in: nil, phase: .ended)
      tell { $0.touchesEnded($1, with: nil) }
    }

    func touch(at place: CGPoint) {
      touched = outermost.hitTest(outermost.convert(place, from: nil), with: nil)
      guard let touched else { return }
      touch = UITouch(at: touched.convert(place, from: nil), in: touched)
      tell { $0.touchesBegan($1, with: nil) }
    }

    func tap(at place: CGPoint) { goUp(at: place, velocity: .zero) }

    private func tell(_ call: (UIView, Set<UITouch>) -> Void) {
      if let touched, let touch { call(touched, [touch]) }
    }
  }
#endif
