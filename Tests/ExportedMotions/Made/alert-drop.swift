// swift-format-ignore-file
// alert-drop.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import Dispatch
  import UIDynamics
#endif

/// Alert that drops in and out.
///
/// An alert comes from above and snaps to the middle of the screen, turning a little on its way. At
/// 1.5 s its button is tapped: the behaviors are removed, gravity pulls it down, and a push of its
/// angular velocity makes it fall aslant. When it has left the screen, which the action of gravity
/// looks for on every tick, it is removed, and "dismissed" is emitted.
final class AlertDropView: UIView {
  let alert = UIView(frame: CGRect(x: 52.5, y: -220, width: 270, height: 140))

  /// Told of "dismissed".
  var onDismissed: (() -> Void)?

  /// Told of "presented".
  var onPresented: (() -> Void)?

  /// Does something later, s; a test may bring a clock of its own.
  var after: (TimeInterval, @escaping () -> Void) -> Void = { seconds, work in
    DispatchQueue.main.asyncAfter(
      deadline: .now() + seconds, execute: DispatchWorkItem(block: work))
  }

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var snap: UISnapBehavior = {
    let behavior = UISnapBehavior(item: alert, snapTo: CGPoint(x: 187.5, y: 333.5))
    behavior.damping = 0.65
    return behavior
  }()

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [alert])
    behavior.gravityDirection = CGVector(dx: 0, dy: 4)
    behavior.action = { [unowned self] in
      if alert.frame.minY > bounds.maxY {
        animator.removeAllBehaviors()
        alert.removeFromSuperview()
        onDismissed?()
      }
    }
    return behavior
  }()

  private lazy var spin = UIDynamicItemBehavior(items: [alert])

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(alert)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(snap)
    onPresented?()
    after(1.5) { [weak self] in
      guard let self else { return }
      animator.removeAllBehaviors()
      animator.addBehavior(gravity)
      animator.addBehavior(spin)
      spin.addAngularVelocity(-1.0471975511965976, for: alert)  // radians(-60)
    }
  }
}
