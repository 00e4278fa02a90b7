// swift-format-ignore-file
// field-noise.json, by uidyn export --as uikit.
//
// What is not said here:
// - /run/seed: UIKit's noise cannot be chosen.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Noise field.
///
/// Fireflies: a noise field pushes to and fro, differently in every place, and slowly changes. A
/// weak spring field keeps them together. The noise is the same on every run; another "seed" gives
/// another evening. Try --set smoothness=1: long even waves instead of a flutter.
final class FieldNoiseView: UIView {
  var smoothness: CGFloat = 0.6

  let fly1 = EllipseView(frame: CGRect(x: 85, y: 325, width: 10, height: 10))
  let fly2 = EllipseView(frame: CGRect(x: 150, y: 325, width: 10, height: 10))
  let fly3 = EllipseView(frame: CGRect(x: 215, y: 325, width: 10, height: 10))
  let fly4 = EllipseView(frame: CGRect(x: 280, y: 325, width: 10, height: 10))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var air: UIFieldBehavior = {
    let behavior = UIFieldBehavior.noiseField(smoothness: smoothness, animationSpeed: 1)
    behavior.addItem(fly1)
    behavior.addItem(fly2)
    behavior.addItem(fly3)
    behavior.addItem(fly4)
    behavior.strength = 0.05
    return behavior
  }()

  private lazy var swarm: UIFieldBehavior = {
    let behavior = UIFieldBehavior.springField()
    behavior.addItem(fly1)
    behavior.addItem(fly2)
    behavior.addItem(fly3)
    behavior.addItem(fly4)
    behavior.position = CGPoint(x: 187.5, y: 330)
    behavior.strength = 0.01
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [fly1, fly2, fly3, fly4])
    behavior.resistance = 1
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(fly1)
    addSubview(fly2)
    addSubview(fly3)
    addSubview(fly4)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(air)
    animator.addBehavior(swarm)
    animator.addBehavior(itemBehavior)
  }
}

extension FieldNoiseView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
