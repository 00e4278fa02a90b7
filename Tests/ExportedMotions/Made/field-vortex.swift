// swift-format-ignore-file
// field-vortex.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Vortex field.
///
/// A whirlpool with a drain. The vortex pushes each leaf around the middle, at right angles to the
/// way there; a spring field draws it in, and resistance keeps the speed down. Wherever they start,
/// leaf and twig end on the same circle, 137 pt from the middle, clockwise on screen, as a positive
/// strength turns it.
final class FieldVortexView: UIView {
  let leaf = EllipseView(frame: CGRect(x: 45, y: 318.5, width: 30, height: 30))
  let twig = EllipseView(frame: CGRect(x: 172.5, y: 285, width: 30, height: 30))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var whirl: UIFieldBehavior = {
    let behavior = UIFieldBehavior.vortexField()
    behavior.addItem(leaf)
    behavior.addItem(twig)
    behavior.position = CGPoint(x: 187.5, y: 333.5)
    behavior.strength = 0.02
    return behavior
  }()

  private lazy var drain: UIFieldBehavior = {
    let behavior = UIFieldBehavior.springField()
    behavior.addItem(leaf)
    behavior.addItem(twig)
    behavior.position = CGPoint(x: 187.5, y: 333.5)
    behavior.strength = 0.6
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [leaf, twig])
    behavior.resistance = 1
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(leaf)
    addSubview(twig)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(whirl)
    animator.addBehavior(drain)
    animator.addBehavior(itemBehavior)
  }
}

extension FieldVortexView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
