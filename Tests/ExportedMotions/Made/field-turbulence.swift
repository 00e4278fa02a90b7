// swift-format-ignore-file
// field-turbulence.json, by uidyn export --as uikit.
//
// What is not said here:
// - /run/seed: UIKit's noise cannot be chosen.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Turbulence field.
///
/// Rough air across a landing field. Turbulence is noise that grows with the square of the speed,
/// so the parked plane stays where it is to the last digit, the slow one hardly notices, and the
/// fast one is shaken.
final class FieldTurbulenceView: UIView {
  let parked = UIView(frame: CGRect(x: 380, y: 60, width: 40, height: 40))
  let slow = UIView(frame: CGRect(x: 180, y: 180, width: 40, height: 40))
  let fast = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gusts: UIFieldBehavior = {
    let behavior = UIFieldBehavior.turbulenceField(smoothness: 0.2, animationSpeed: 2)
    behavior.region = UIRegion(size: CGSize(width: 600, height: 400))
    behavior.addItem(parked)
    behavior.addItem(slow)
    behavior.addItem(fast)
    behavior.position = CGPoint(x: 400, y: 200)
    behavior.strength = 1
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [parked, slow, fast])
    behavior.resistance = 0
    behavior.addLinearVelocity(CGPoint(x: 50, y: 0), for: slow)
    behavior.addLinearVelocity(CGPoint(x: 400, y: 0), for: fast)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    addSubview(parked)
    addSubview(slow)
    addSubview(fast)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gusts)
    animator.addBehavior(itemBehavior)
  }
}
