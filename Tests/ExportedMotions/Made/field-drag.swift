// swift-format-ignore-file
// field-drag.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Drag field.
///
/// Two pucks slide to the right at the same speed; the lower one comes through mud in the middle of
/// the screen. A drag field brakes by the square of the velocity, so it takes much from the fast
/// and little from the slow: v = v0 / (1 + strength * v0 * t / mass), with v in m/s. Nothing else
/// brakes here.
final class FieldDragView: UIView {
  let free = EllipseView(frame: CGRect(x: 30, y: 80, width: 40, height: 40))
  let braked = EllipseView(frame: CGRect(x: 30, y: 180, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var mud: UIFieldBehavior = {
    let behavior = UIFieldBehavior.dragField()
    behavior.region = UIRegion(size: CGSize(width: 400, height: 100))
    behavior.addItem(free)
    behavior.addItem(braked)
    behavior.position = CGPoint(x: 400, y: 200)
    behavior.strength = 0.05
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [free, braked])
    behavior.resistance = 0
    behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: free)
    behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: braked)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 800, height: 300))
    addSubview(free)
    addSubview(braked)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(mud)
    animator.addBehavior(itemBehavior)
  }
}

extension FieldDragView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
