// swift-format-ignore-file
// field-velocity.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Velocity field.
///
/// A conveyor belt: whatever lies in the region has the field's velocity, 1 being 100 pt/s, and
/// nothing else counts there, neither gravity nor what it had before. A parcel falls on the belt,
/// rides to its end and drops off.
final class FieldVelocityView: UIView {
  let parcel = UIView(frame: CGRect(x: 60, y: 40, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [parcel])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [parcel])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var belt: UIFieldBehavior = {
    let behavior = UIFieldBehavior.velocityField(direction: CGVector(dx: 1.2, dy: 0))
    behavior.region = UIRegion(size: CGSize(width: 260, height: 60))
    behavior.addItem(parcel)
    behavior.position = CGPoint(x: 130, y: 250)
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [parcel])
    behavior.resistance = 0
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    addSubview(parcel)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(belt)
    animator.addBehavior(itemBehavior)
  }
}
