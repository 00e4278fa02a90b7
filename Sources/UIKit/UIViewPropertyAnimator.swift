// SPDX-License-Identifier: MIT

public import UIDynamics

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The timing curves of animations.
public enum UIViewAnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

/// An animator whose changes apply at once and whose completions wait for `VirtualClock.current`.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIViewPropertyAnimator: NSObject {
  deinit {}

  /// The duration, in seconds.
  public let duration: TimeInterval
  open private(set) var isRunning = false
  /// The progress, 0 to 1; stored without effect.
  open var fractionComplete: CGFloat = 0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator; the curve has no effect.
  public init(
    duration: TimeInterval, curve: UIViewAnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator; the spring has no effect.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  /// Creates an animator and starts it; only its completions wait for the delay, in seconds.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes at once and calls the completions after the duration.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Makes the changes at once and calls the completions after the delay and duration.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    animations.forEach { $0() }
    animations = []
    VirtualClock.current.after(max(0, delay) + max(0, duration)) { [self] in finish(at: .end) }
  }

  /// Does nothing: the changes have already been made.
  open func pauseAnimation() {}

  /// Stops the animation; the completions wait for `finishAnimation(at:)`, or are dropped if `withoutFinishing`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    if withoutFinishing { completions = [] }
  }

  /// Calls the completions after a stop.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    call(finalPosition)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    guard isRunning else { return }
    isRunning = false
    call(position)
  }

  private func call(_ position: UIViewAnimatingPosition) {
    let called = completions
    completions = []
    called.forEach { $0(position) }
  }
}
