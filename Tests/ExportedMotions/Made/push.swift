// swift-format-ignore-file
// push.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Push.
///
/// Three boxes of 100 x 100 pt, which have a mass of 1. An instantaneous push of 2 gives the first
/// 200 pt/s at once. A continuous push of 1 gives the second 100 pt/s more in every second, so that
/// both have the same speed after two seconds. The third is pushed at its upper edge and tumbles as
/// it goes.
final class PushView: UIView {
  let kicked = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 100))
  let driven = UIView(frame: CGRect(x: 50, y: 190, width: 100, height: 100))
  let tipped = UIView(frame: CGRect(x: 50, y: 340, width: 100, height: 100))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var kick: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [kicked], mode: .instantaneous)
    behavior.pushDirection = CGVector(dx: 2, dy: 0)
    return behavior
  }()

  private lazy var drive: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [driven], mode: .continuous)
    behavior.angle = 0
    behavior.magnitude = 1
    return behavior
  }()

  private lazy var tip: UIPushBehavior = {
    let behavior = UIPushBehavior(items: [tipped], mode: .instantaneous)
    behavior.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: tipped)
    behavior.pushDirection = CGVector(dx: 2, dy: 0)
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [kicked, driven, tipped])
    behavior.resistance = 0
    behavior.angularResistance = 0
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 800, height: 500))
    addSubview(kicked)
    addSubview(driven)
    addSubview(tipped)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(kick)
    animator.addBehavior(drive)
    animator.addBehavior(tip)
    animator.addBehavior(itemBehavior)
  }
}
