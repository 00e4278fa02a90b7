// swift-format-ignore-file
// attachment-fixed.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Fixed attachment.
///
/// A hammer: a head welded to a handle where they meet. Let go aslant, it falls on the floor, tips
/// over and comes to rest, and the two turn as one body. The weld is rigid: the distance of the two
/// centers and the difference of their angles never change by more than the solver's slack.
final class AttachmentFixedView: UIView {
  let handleView = UIView(frame: CGRect(x: 177.5, y: 220, width: 20, height: 160))
  let head = UIView(frame: CGRect(x: 142.5, y: 190, width: 90, height: 30))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [handleView, head])

  private lazy var collision: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [handleView, head])
    behavior.translatesReferenceBoundsIntoBoundary = true
    return behavior
  }()

  private lazy var weld = UIAttachmentBehavior.fixedAttachment(
    with: handleView, attachedTo: head, attachmentAnchor: CGPoint(x: 187.5, y: 220))

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [handleView, head])
    behavior.addAngularVelocity(1.5, for: handleView)
    behavior.addAngularVelocity(1.5, for: head)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(handleView)
    addSubview(head)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(weld)
    animator.addBehavior(itemBehavior)
  }
}
