// swift-format-ignore-file
// attachment-anchor.json, by uidyn export --as uikit.
//
// What is not said here:
// - /events/0: nothing but the expectations of the scene reads what it sets.

#if canImport(UIKit) && canImport(Darwin)
  import UIKit
#else
  import UIDynamics
#endif

/// Anchor attachment.
///
/// Three weights on springs that hang from the ceiling, with three dampings: 0.2 swings on, 0.5
/// overshoots once or twice, 1 never passes its place. A spring of frequency f sags under gravity g
/// by g / (2 pi f)^2, whatever the mass: by 25.3 pt at 1 Hz. All three end there, though the middle
/// one is nine times as heavy.
final class AttachmentAnchorView: UIView {
  let loose = UIView(frame: CGRect(x: 60, y: 180, width: 40, height: 40))
  let heavy = UIView(frame: CGRect(x: 127.5, y: 140, width: 120, height: 120))
  let stiff = UIView(frame: CGRect(x: 275, y: 180, width: 40, height: 40))

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var gravity = UIGravityBehavior(items: [loose, heavy, stiff])

  private lazy var springLoose: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: loose, attachedToAnchor: CGPoint(x: 80, y: 0))
    behavior.damping = 0.2
    behavior.frequency = 1
    return behavior
  }()

  private lazy var springHeavy: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: heavy, attachedToAnchor: CGPoint(x: 187.5, y: 0))
    behavior.damping = 0.5
    behavior.frequency = 1
    return behavior
  }()

  private lazy var springStiff: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(item: stiff, attachedToAnchor: CGPoint(x: 295, y: 0))
    behavior.damping = 1
    behavior.frequency = 1
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(loose)
    addSubview(heavy)
    addSubview(stiff)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.addBehavior(gravity)
    animator.addBehavior(springLoose)
    animator.addBehavior(springHeavy)
    animator.addBehavior(springStiff)
  }
}
