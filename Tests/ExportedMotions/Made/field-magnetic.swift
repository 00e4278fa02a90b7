// swift-format-ignore-file
// field-magnetic.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Magnetic field.
///
/// A charged ball flies into a magnetic field that is the same everywhere ("falloff": 0) and turns
/// in a circle of radius mass * speed / strength: 100 pt, once in 2 pi s. The force is at right
/// angles to the motion, so the speed stays. In UIKit the charge only opens the gate: its size and
/// sign do not count, and the uncharged ball flies straight on.
final class FieldMagneticView: UIView {
  let charged = UIView(frame: CGRect(x: 167.5, y: 413.5, width: 40, height: 40))
  let neutral = UIView(frame: CGRect(x: 167.5, y: 413.5, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var magnet: UIFieldBehavior = {
    let behavior = UIFieldBehavior.magneticField()
    behavior.addItem(charged)
    behavior.addItem(neutral)
    behavior.position = CGPoint(x: 187.5, y: 333.5)
    behavior.strength = 0.16
    behavior.falloff = 0
    return behavior
  }()

  private lazy var properties: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [charged, neutral])
    behavior.resistance = 0
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: charged)
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: neutral)
    return behavior
  }()

  private lazy var chargeBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [charged])
    behavior.charge = 1
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(charged)
    addSubview(neutral)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(magnet)
    animator.addBehavior(properties)
    animator.addBehavior(chargeBehavior)
  }
}
