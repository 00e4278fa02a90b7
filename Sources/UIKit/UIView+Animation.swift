// SPDX-License-Identifier: MIT

public import UIDynamics

// Animations: the values are there at once, as the model's are in UIKit, and what is to be done at the
// end is done when the virtual clock has come so far.
extension UIView {
  /// How an animation goes; nothing here shows it.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Takes the bits of UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's option of this name.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// UIKit's option of this name.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// UIKit's option of this name.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// UIKit's option of this name.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// UIKit's option of this name.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// UIKit's option of this name.
    public static let curveEaseInOut: AnimationOptions = []
    /// UIKit's option of this name.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// UIKit's option of this name.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// UIKit's option of this name.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// UIKit's option of this name.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// UIKit's option of this name.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Sets the values, and calls `completion` after delay and duration, s, of `VirtualClock.current`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    VirtualClock.current.after(max(0, delay) + max(0, duration)) { completion(true) }
  }

  /// Sets the values and calls `completion` at the end; what the spring would show on its way, nobody sees.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes the changes and calls `completion` at the end; nobody sees how one picture becomes the other.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Does the changes.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
