// swift-format-ignore-file
// attachment-pin.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Pin attachment.
///
/// A trapdoor on a hinge: it swings down from the horizontal, its range, which counts
/// counter-clockwise, stops it at 100 degrees, and the friction of the hinge brings it to rest
/// before it hangs straight. "frictionTorque" is in newton metres: try 3.6 and more, and the door
/// no longer falls.
final class AttachmentPinView: UIView {
  /// N m; the door's weight needs 3.6.
  var frictionTorque: CGFloat = 0.5

  let post = UIView(frame: CGRect(x: 67.5, y: 90, width: 20, height: 20))
  let door = UIView(frame: CGRect(x: 67.5, y: 90, width: 200, height: 20))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [door])

  private lazy var hinge: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior.pinAttachment(
      with: door, attachedTo: post, attachmentAnchor: CGPoint(x: 77.5, y: 100))
    behavior.frictionTorque = frictionTorque
    // -radians(100)
    behavior.attachmentRange = UIFloatRange(minimum: -1.7453292519943295, maximum: 0)
    return behavior
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [post])
    behavior.isAnchored = true
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    addSubview(post)
    addSubview(door)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(hinge)
    animator.addBehavior(itemBehavior)
  }
}
