// swift-format-ignore-file
// landing-on-a-line.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Landing on a line.
///
/// A square of 100 x 100 pt without resistance falls on a line at y = 300 and rests with its center
/// at y = 248.21663, as measured on Apple's framework: half its height and 1.78 pt of skin above
/// the line. Its elasticity is 0, but that of a boundary is 0.2 and the larger counts, so it
/// bounces once.
final class LandingOnALineView: UIView {
  let square = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [square])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [square])
    behavior.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [square])
    behavior.elasticity = 0
    behavior.resistance = 0
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
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
