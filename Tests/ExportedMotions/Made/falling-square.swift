// swift-format-ignore-file
// falling-square.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Falling square.
///
/// The first thing a UIKit programmer builds: gravity and a collision with the bounds of the
/// reference view, all else at UIKit's defaults. The square falls from the middle of a screen of
/// 375 x 667 pt, bounces once and rests at the bottom; the animator pauses on the 100th tick.
final class FallingSquareView: UIView {
  let square = UIView(frame: CGRect(x: 172.5, y: 318.5, width: 30, height: 30))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [square])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [square])
    behavior.translatesReferenceBoundsIntoBoundary = true
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
  }
}
