// swift-format-ignore-file
// groups.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Groups.
///
/// Two views in a UIDynamicItemGroup are one body with two shapes: a tetris piece, thrown up with a
/// spin, that falls, tumbles and comes to rest. Behaviors get the group, not its members. Each
/// member keeps its place in the piece and has the angle of the group; rows show all three.
final class GroupsView: UIView {
  let bar = UIView(frame: CGRect(x: 100, y: 300, width: 120, height: 40))
  let foot = UIView(frame: CGRect(x: 100, y: 340, width: 40, height: 40))
  lazy var piece = UIDynamicItemGroup(items: [bar, foot])

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [piece])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [piece])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [piece])
    behavior.addLinearVelocity(CGPoint(x: 80, y: -500), for: piece)
    behavior.addAngularVelocity(4, for: piece)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(bar)
    addSubview(foot)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(itemBehavior)
  }
}
