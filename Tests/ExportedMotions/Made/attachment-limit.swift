// swift-format-ignore-file
// attachment-limit.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Limit attachment.
///
/// A rope: up to 150 pt the lower view is free, beyond it is held. It falls past the upper one,
/// which is anchored, until the rope is taut, and hangs there. Look at the distance: it never
/// exceeds the length of the rope.
final class AttachmentLimitView: UIView {
  let hook = UIView(frame: CGRect(x: 157.5, y: 50, width: 60, height: 20))
  let weight = UIView(frame: CGRect(x: 217.5, y: 70, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [weight])

  private lazy var rope: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior.limitAttachment(
      with: weight, offsetFromCenter: .zero, attachedTo: hook, offsetFromCenter: .zero)
    behavior.length = 150
    return behavior
  }()

  private lazy var hookProperties: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [hook])
    behavior.isAnchored = true
    return behavior
  }()

  private lazy var weightProperties: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [weight])
    behavior.resistance = 2
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    addSubview(hook)
    addSubview(weight)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(rope)
    animator.addBehavior(hookProperties)
    animator.addBehavior(weightProperties)
  }
}
