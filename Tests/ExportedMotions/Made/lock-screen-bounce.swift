// swift-format-ignore-file
// lock-screen-bounce.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/1: nothing but the expectations of the scene reads what it sets.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// Lock screen bounce.
///
/// The lock screen of iOS 7: tap the camera button, and the screen hops up to show the camera
/// behind it, falls back and bounces on its lower edge. The screen lies on the bounds' bottom, and
/// at 0.5 s a push throws it up; gravity and elasticity do the rest. Look at y: a hop of a third of
/// the screen, two or three smaller ones, rest where it began.
final class LockScreenBounceView: UIView {
  /// A screen of 375 x 667 pt has a mass of 25.
  var push: CGFloat = 250

  var elasticity: CGFloat = 0.45

  let lockScreen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  /// Told of "thump".
  var onThump: (() -> Void)?

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [lockScreen])
    behavior.magnitude = 2
    return behavior
  }()

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [lockScreen])
    behavior.collisionDelegate = self
    behavior.addBoundary(
      withIdentifier: "bottom" as NSString, from: CGPoint(x: -100, y: 668),
      to: CGPoint(x: 475, y: 668))
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [lockScreen])
    behavior.elasticity = elasticity
    behavior.allowsRotation = false
    return behavior
  }()

  private lazy var hop: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [lockScreen], mode: .instantaneous)
    behavior.pushDirection = CGVector(dx: 0, dy: -push)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(lockScreen)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(itemBehavior)
    after(0.5) { [weak self] in
      guard let self else { return }
      animator.addBehavior(hop)
    }
  }
}

extension LockScreenBounceView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    let boundary = identifier as? String ?? ""
    if boundary == "bottom", animator.elapsedTime > 0.5 {
      onThump?()
    }
  }
}
