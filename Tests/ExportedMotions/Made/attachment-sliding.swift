// swift-format-ignore-file
// attachment-sliding.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Sliding attachment.
///
/// A lift on a rail that leans by 45 degrees. Gravity pulls it down the rail until the end of its
/// range, 180 pt along the axis, which a range counts as -180; it neither leaves the rail nor
/// turns. Its center stays on the line through the anchor.
final class AttachmentSlidingView: UIView {
  let lift = UIView(frame: CGRect(x: 65, y: 65, width: 50, height: 50))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [lift])

  private lazy var rail: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior.slidingAttachment(
      with: lift, attachmentAnchor: CGPoint(x: 90, y: 90),
      axisOfTranslation: CGVector(dx: 0.7071067811865476, dy: 0.7071067811865476))
    behavior.attachmentRange = UIFloatRange(minimum: -180, maximum: 0)
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    addSubview(lift)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(rail)
  }
}
