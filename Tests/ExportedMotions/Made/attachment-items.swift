// swift-format-ignore-file
// attachment-items.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Attachment between two items.
///
/// Two views joined by a spring; only the left one is thrown. They oscillate about their common
/// center, which moves on evenly at half the speed of the throw: the spring's forces are equal and
/// opposite. Nothing brakes here.
final class AttachmentItemsView: UIView {
  let left = UIView(frame: CGRect(x: 80, y: 180, width: 40, height: 40))
  let right = UIView(frame: CGRect(x: 180, y: 180, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var spring: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: left, attachedTo: right)
    behavior.damping = 0
    behavior.frequency = 1
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [left, right])
    behavior.resistance = 0
    behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 1000, height: 400))
    addSubview(left)
    addSubview(right)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(spring)
    animator.addBehavior(itemBehavior)
  }
}
