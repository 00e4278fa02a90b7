// swift-format-ignore-file
// update-item.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// UpdateItem.
///
/// Two labels fall, and at 0.4 s both are put back to the top by hand. For the left one the
/// animator is told with updateItem(usingCurrentState:): it goes on from there, with the speed it
/// had. The right one goes on where its body is, as if nothing had happened, because the next tick
/// writes its place again. That is what the warning missing-update is about, which this scene
/// causes.
final class UpdateItemView: UIView {
  let told = UIView(frame: CGRect(x: 40, y: 20, width: 120, height: 30))
  let untold = UIView(frame: CGRect(x: 215, y: 20, width: 120, height: 30))

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [told, untold])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [told, untold])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(told)
    addSubview(untold)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    after(0.4) { [weak self] in
      guard let self else { return }
      told.center.y = 35
      animator.updateItem(usingCurrentState: told)
      untold.center.y = 35
    }
  }
}
