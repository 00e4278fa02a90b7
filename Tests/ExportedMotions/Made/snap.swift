// swift-format-ignore-file
// snap.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/0: nothing but the expectations of the scene reads what it sets.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Snap.
///
/// Three cards of 100 x 50 pt fly to their places. Each swings with the damping it is named for:
/// the first overshoots by more than 50 pt, the second by less than 10, the third not at all. On
/// the way they turn, because a snap pulls at the corners, and all end upright. Look at x over
/// time.
final class SnapView: UIView {
  let loose = UIView(frame: CGRect(x: 20, y: 35, width: 100, height: 50))
  let usual = UIView(frame: CGRect(x: 20, y: 235, width: 100, height: 50))
  let tight = UIView(frame: CGRect(x: 20, y: 435, width: 100, height: 50))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var snapLoose: UISnapBehavior = {
    let behavior = UISnapBehavior(item: loose, snapTo: CGPoint(x: 270, y: 160))
    behavior.damping = 0.25
    return behavior
  }()

  private lazy var snapUsual = UISnapBehavior(item: usual, snapTo: CGPoint(x: 270, y: 360))

  private lazy var snapTight: UISnapBehavior = {
    let behavior = UISnapBehavior(item: tight, snapTo: CGPoint(x: 270, y: 560))
    behavior.damping = 1
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(loose)
    addSubview(usual)
    addSubview(tight)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(snapLoose)
    animator.addBehavior(snapUsual)
    animator.addBehavior(snapTight)
  }
}
