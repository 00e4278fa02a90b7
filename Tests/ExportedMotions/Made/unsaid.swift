// swift-format-ignore-file
// unsaid.json, by uidyn export --as uikit.
//
// What is not said here:
// - /screenScale: UIKit takes that of the screen.
// - /run/ticksPerSecond: UIKit takes that of the screen.
// - /run/profile: UIKit is what it is on the device.
// - /run/seed: UIKit's noise cannot be chosen.
// - /behaviors/1/children/0/snapPoint: UIKit counts no ticks.
// - /events/0/if: UIKit does not tell of the body of an item.
// - /events/1: nothing but the expectations of the scene reads what it sets.
// - /events/3/when: UIKit tells the velocity of items of a UIDynamicItemBehavior only.
// - /events/2/do/1: the run of the scene ends, an app goes on.
// - /events/4: the run of the scene ends, an app goes on.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// What UIKit cannot say.
final class UnsaidView: UIView {
  let card = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))

  /// Told of "fast".
  var onFast: (() -> Void)?

  /// Told of "awake".
  var onAwake: (() -> Void)?

  /// Told of "deep".
  var onDeep: (() -> Void)?

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [card])
    behavior.action = { [unowned self] in
      // /behaviors/0/action/1/with/speed: UIKit does not tell of the body of an item.
      onFast?()
    }
    return behavior
  }()

  private lazy var both: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.addChildBehavior(snap)
    return behavior
  }()

  private lazy var snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 0, y: 0))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    // /events/2/do/0: both is made anew with all its children.
  }
}
