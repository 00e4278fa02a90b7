// swift-format-ignore-file
// field-linear-gravity.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Linear gravity field.
///
/// A wind from the left in a band across the screen. A ball dropped into it is blown sideways as
/// long as it is in the region, and then falls on along a parabola. A strength of 1 along a
/// direction of length 1 is 100 pt/s^2, whatever the mass: the heavy ball beside it takes the same
/// way.
final class FieldLinearGravityView: UIView {
  let ball = EllipseView(frame: CGRect(x: 45, y: 25, width: 30, height: 30))
  let heavy = EllipseView(frame: CGRect(x: 105, y: 25, width: 30, height: 30))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [ball, heavy])

  private lazy var wind: UIFieldBehavior = {
    let behavior = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    behavior.region = UIRegion(size: CGSize(width: 1000, height: 200))
    behavior.addItem(ball)
    behavior.addItem(heavy)
    behavior.position = CGPoint(x: 187.5, y: 200)
    behavior.strength = 8
    return behavior
  }()

  private lazy var light: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [ball])
    behavior.resistance = 0
    return behavior
  }()

  private lazy var dense: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [heavy])
    behavior.density = 20
    behavior.resistance = 0
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(ball)
    addSubview(heavy)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(wind)
    animator.addBehavior(light)
    animator.addBehavior(dense)
  }
}

extension FieldLinearGravityView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
