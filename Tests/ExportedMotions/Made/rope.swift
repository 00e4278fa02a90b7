// swift-format-ignore-file
// rope.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// A rope.
///
/// Twenty links hang from a nail and swing down from the side: one view that is repeated, and one
/// attachment for each link but the first, to the link before it. Each link stays as far from its
/// neighbour as it was in the beginning, and the rope hardly stretches: the solver lets a chain of
/// rigid attachments give a little.
final class RopeView: UIView {
  let nail = UIView(frame: CGRect(x: 55, y: 35, width: 10, height: 10))
  let link1 = EllipseView(frame: CGRect(x: 67, y: 35, width: 10, height: 10))
  let link2 = EllipseView(frame: CGRect(x: 79, y: 35, width: 10, height: 10))
  let link3 = EllipseView(frame: CGRect(x: 91, y: 35, width: 10, height: 10))
  let link4 = EllipseView(frame: CGRect(x: 103, y: 35, width: 10, height: 10))
  let link5 = EllipseView(frame: CGRect(x: 115, y: 35, width: 10, height: 10))
  let link6 = EllipseView(frame: CGRect(x: 127, y: 35, width: 10, height: 10))
  let link7 = EllipseView(frame: CGRect(x: 139, y: 35, width: 10, height: 10))
  let link8 = EllipseView(frame: CGRect(x: 151, y: 35, width: 10, height: 10))
  let link9 = EllipseView(frame: CGRect(x: 163, y: 35, width: 10, height: 10))
  let link10 = EllipseView(frame: CGRect(x: 175, y: 35, width: 10, height: 10))
  let link11 = EllipseView(frame: CGRect(x: 187, y: 35, width: 10, height: 10))
  let link12 = EllipseView(frame: CGRect(x: 199, y: 35, width: 10, height: 10))
  let link13 = EllipseView(frame: CGRect(x: 211, y: 35, width: 10, height: 10))
  let link14 = EllipseView(frame: CGRect(x: 223, y: 35, width: 10, height: 10))
  let link15 = EllipseView(frame: CGRect(x: 235, y: 35, width: 10, height: 10))
  let link16 = EllipseView(frame: CGRect(x: 247, y: 35, width: 10, height: 10))
  let link17 = EllipseView(frame: CGRect(x: 259, y: 35, width: 10, height: 10))
  let link18 = EllipseView(frame: CGRect(x: 271, y: 35, width: 10, height: 10))
  let link19 = EllipseView(frame: CGRect(x: 283, y: 35, width: 10, height: 10))
  let link20 = EllipseView(frame: CGRect(x: 295, y: 35, width: 10, height: 10))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(
    items: [
      link1, link2, link3, link4, link5, link6, link7, link8, link9, link10, link11, link12, link13,
      link14, link15, link16, link17, link18, link19, link20])

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [nail])
    behavior.isAnchored = true
    return behavior
  }()

  private lazy var knot = UIAttachmentBehavior(item: link1, attachedTo: nail)

  private lazy var joint2 = UIAttachmentBehavior(item: link2, attachedTo: link1)

  private lazy var joint3 = UIAttachmentBehavior(item: link3, attachedTo: link2)

  private lazy var joint4 = UIAttachmentBehavior(item: link4, attachedTo: link3)

  private lazy var joint5 = UIAttachmentBehavior(item: link5, attachedTo: link4)

  private lazy var joint6 = UIAttachmentBehavior(item: link6, attachedTo: link5)

  private lazy var joint7 = UIAttachmentBehavior(item: link7, attachedTo: link6)

  private lazy var joint8 = UIAttachmentBehavior(item: link8, attachedTo: link7)

  private lazy var joint9 = UIAttachmentBehavior(item: link9, attachedTo: link8)

  private lazy var joint10 = UIAttachmentBehavior(item: link10, attachedTo: link9)

  private lazy var joint11 = UIAttachmentBehavior(item: link11, attachedTo: link10)

  private lazy var joint12 = UIAttachmentBehavior(item: link12, attachedTo: link11)

  private lazy var joint13 = UIAttachmentBehavior(item: link13, attachedTo: link12)

  private lazy var joint14 = UIAttachmentBehavior(item: link14, attachedTo: link13)

  private lazy var joint15 = UIAttachmentBehavior(item: link15, attachedTo: link14)

  private lazy var joint16 = UIAttachmentBehavior(item: link16, attachedTo: link15)

  private lazy var joint17 = UIAttachmentBehavior(item: link17, attachedTo: link16)

  private lazy var joint18 = UIAttachmentBehavior(item: link18, attachedTo: link17)

  private lazy var joint19 = UIAttachmentBehavior(item: link19, attachedTo: link18)

  private lazy var joint20 = UIAttachmentBehavior(item: link20, attachedTo: link19)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    addSubview(nail)
    addSubview(link1)
    addSubview(link2)
    addSubview(link3)
    addSubview(link4)
    addSubview(link5)
    addSubview(link6)
    addSubview(link7)
    addSubview(link8)
    addSubview(link9)
    addSubview(link10)
    addSubview(link11)
    addSubview(link12)
    addSubview(link13)
    addSubview(link14)
    addSubview(link15)
    addSubview(link16)
    addSubview(link17)
    addSubview(link18)
    addSubview(link19)
    addSubview(link20)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(itemBehavior)
    animator.addBehavior(knot)
    animator.addBehavior(joint2)
    animator.addBehavior(joint3)
    animator.addBehavior(joint4)
    animator.addBehavior(joint5)
    animator.addBehavior(joint6)
    animator.addBehavior(joint7)
    animator.addBehavior(joint8)
    animator.addBehavior(joint9)
    animator.addBehavior(joint10)
    animator.addBehavior(joint11)
    animator.addBehavior(joint12)
    animator.addBehavior(joint13)
    animator.addBehavior(joint14)
    animator.addBehavior(joint15)
    animator.addBehavior(joint16)
    animator.addBehavior(joint17)
    animator.addBehavior(joint18)
    animator.addBehavior(joint19)
    animator.addBehavior(joint20)
  }
}

extension RopeView {
  /// The ellipse in its bounds collides.
  final class EllipseView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }
}
