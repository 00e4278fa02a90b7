// swift-format-ignore-file
// field-electric.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Electric field.
///
/// A positive charge sits in the middle. Of three balls the one with the same sign is pushed away,
/// the one with the other sign is drawn in, and the neutral one does not notice. With a positive
/// strength equal signs repel; the force falls off with the distance.
final class FieldElectricView: UIView {
  let positive = EllipseView(frame: CGRect(x: 112.5, y: 268.5, width: 30, height: 30))
  let negative = EllipseView(frame: CGRect(x: 232.5, y: 268.5, width: 30, height: 30))
  let neutral = EllipseView(frame: CGRect(x: 172.5, y: 468.5, width: 30, height: 30))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var chargeBehavior: UIFieldBehavior = {
    let behavior = UIFieldBehavior.electricField()
    behavior.addItem(positive)
    behavior.addItem(negative)
    behavior.addItem(neutral)
    behavior.position = CGPoint(x: 187.5, y: 333.5)
    behavior.strength = 0.2
    behavior.minimumRadius = 20
    return behavior
  }()

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [positive, negative, neutral])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var plus: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [positive])
    behavior.resistance = 1
    behavior.charge = 1
    return behavior
  }()

  private lazy var minus: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [negative])
    behavior.resistance = 1
    behavior.charge = -1
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(positive)
    addSubview(negative)
    addSubview(neutral)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(chargeBehavior)
    animator.addBehavior(collision)
    animator.addBehavior(plus)
    animator.addBehavior(minus)
  }
}

extension FieldElectricView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
