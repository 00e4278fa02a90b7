// SPDX-License-Identifier: MIT

public import UIDynamics

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// How an animation goes.
public enum UIViewAnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

/// Animates views on request: the values are there at once, and what is to be done at the end waits for
/// `VirtualClock.current`.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIViewPropertyAnimator: NSObject {
  deinit {}

  /// How long it takes, s.
  public let duration: TimeInterval
  /// Whether it was started and has not ended.
  open private(set) var isRunning = false
  /// How far it is, 0 to 1; kept.
  open var fractionComplete: CGFloat = 0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Takes what is to be animated; nothing here shows the curve.
  public init(
    duration: TimeInterval, curve: UIViewAnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  /// Takes what is to be animated; nothing here shows the spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .linear, animations: animations) }

  /// Creates an animator and starts it after a delay, s.
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

  /// Sets the values, and calls the completions after the duration.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Sets the values, and calls the completions after delay and duration.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    animations.forEach { $0() }
    animations = []
    VirtualClock.current.after(max(0, delay) + max(0, duration)) { [self] in finish(at: .end) }
  }

  /// Kept as running; the values are there already.
  open func pauseAnimation() {}

  /// Ends it where it is; the completions are called by `finishAnimation(at:)`, or never.
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
