// swift-format-ignore-file
// field-custom.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Custom field.
///
/// A field of one's own, as with UIFieldBehavior(evaluationBlock:). The force is an expression of
/// position (pt from the middle of the field), velocity (m/s), mass, charge and time; here two
/// springs, four times as stiff upwards as sideways. Let go in a corner the ball draws a Lissajous
/// figure: x = cos(2t), y = cos(4t), a parabola.
final class FieldCustomView: UIView {
  let pen = EllipseView(frame: CGRect(x: 297.5, y: 443.5, width: 20, height: 20))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var springs: UIFieldBehavior = {
    let behavior = UIFieldBehavior.field { _, position, _, mass, _, _ in
      CGVector(dx: -4 * mass * position.x / 100, dy: -16 * mass * position.y / 100)
    }
    behavior.addItem(pen)
    behavior.position = CGPoint(x: 187.5, y: 333.5)
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [pen])
    behavior.resistance = 0
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(pen)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(springs)
    animator.addBehavior(itemBehavior)
  }
}

extension FieldCustomView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
