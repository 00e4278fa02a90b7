// swift-format-ignore-file
// bouncing-square.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Bouncing square.
///
/// A square is thrown to the right with 200 pt/s. With elasticity 0.7 an impact gives back seven
/// tenths of its speed; without friction it keeps its sideways motion and does not tumble. It meets
/// the right wall, comes back and rests in the lower left corner.
final class BouncingSquareView: UIView {
  let square = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [square])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [square])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [square])
    behavior.elasticity = 0.7
    behavior.friction = 0
    behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: square)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(square)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(itemBehavior)
  }
}
