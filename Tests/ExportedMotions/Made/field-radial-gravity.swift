// swift-format-ignore-file
// field-radial-gravity.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Radial gravity field.
///
/// A planet and two satellites. The field falls off with the square of the distance unless told
/// otherwise. At 1.5 m (150 pt) from a strength of 6 a circular orbit takes sqrt(6 / 1.5) = 2 m/s,
/// which is 200 pt/s, and 4.71 s; the moon goes faster than that and flies an ellipse, at the same
/// energy all the way. Kepler would nod.
final class FieldRadialGravityView: UIView {
  let planet = EllipseView(frame: CGRect(x: 270, y: 300, width: 60, height: 60))
  let satellite = EllipseView(frame: CGRect(x: 442, y: 322, width: 16, height: 16))
  let moon = EllipseView(frame: CGRect(x: 168, y: 318, width: 24, height: 24))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravitation: UIFieldBehavior = {
    let behavior = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 330))
    behavior.addItem(satellite)
    behavior.addItem(moon)
    behavior.strength = 6
    return behavior
  }()

  private lazy var fixed: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [planet])
    behavior.isAnchored = true
    return behavior
  }()

  private lazy var free: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [satellite, moon])
    behavior.resistance = 0
    behavior.addLinearVelocity(CGPoint(x: 0, y: -200), for: satellite)
    behavior.addLinearVelocity(CGPoint(x: 0, y: -255), for: moon)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 600, height: 667))
    addSubview(planet)
    addSubview(satellite)
    addSubview(moon)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravitation)
    animator.addBehavior(fixed)
    animator.addBehavior(free)
  }
}

extension FieldRadialGravityView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
