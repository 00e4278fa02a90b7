// swift-format-ignore-file
// drop-out-dismiss.json, exported by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  #if canImport(CoreGraphics)
    import CoreGraphics
  #else
    import Glibc
  #endif
  import UIDynamics
#endif

/// Drop out: dismiss.
///
/// The modal swings on a rope, then drops off the screen. The rope is a spring from below the
/// modal's right corner to a point above. After two thirds of the duration, or when the swing has
/// come to rest, the rope is cut: the composite loses one child and is added again. Below the
/// screen the modal lands on a floor; then, or after the last third, it is removed and
/// completeTransition is emitted with true. The values are those of the Swift version; for the
/// Objective-C version, use --set ropeDamping=0.3 --set ropeOffset=-100 --set ropeLength=40.
final class DropOutDismissView: UIView {
  /// Duration of the transition, s.
  var duration: CGFloat = 4

  var ropeDamping: CGFloat = 3

  /// Vertical offset from the center at which the rope holds the modal, in pt.
  var ropeOffset: CGFloat = 100

  /// Length of the rope, pt; 0 for the current distance.
  var ropeLength: CGFloat = 0

  let modal = UIView(frame: CGRect(x: 87.5, y: 233.5, width: 200, height: 200))

  /// Called when "ropeCut" is emitted.
  var onRopeCut: ((_ angle: CGFloat) -> Void)?

  /// Called when "userInteraction" is emitted.
  var onUserInteraction: ((_ view: String, _ enabled: Bool) -> Void)?

  /// Called when "completeTransition" is emitted.
  var onCompleteTransition: ((_ didComplete: Bool) -> Void)?

  private var deadline: CGFloat = 0
  private var hasRope = true

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var dropOut: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.addChildBehavior(floor)
    behavior.addChildBehavior(properties)
    behavior.addChildBehavior(gravity)
    behavior.addChildBehavior(rope)
    behavior.action = { [unowned self] in
      if animator.elapsedTime >= deadline {
        animator.removeBehavior(dropOut)
      }
    }
    return behavior
  }()

  private lazy var floor: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [modal])
    behavior.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: -1000, bottom: -225, right: -1000))
    return behavior
  }()

  private lazy var properties: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [modal])
    behavior.elasticity = 0.8
    behavior.angularResistance = 5
    return behavior
  }()

  private lazy var gravity: UIGravityBehavior = {
    let behavior = UIGravityBehavior(items: [modal])
    behavior.magnitude = 10
    return behavior
  }()

  private lazy var rope: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(
      item: modal, offsetFromCenter: UIOffset(horizontal: 70, vertical: ropeOffset),
      attachedToAnchor: CGPoint(x: modal.frame.maxX - 40, y: modal.frame.minY))
    behavior.length =
      ropeLength > 0
      ? ropeLength
      : length(
        modal.center.x + 70 - (modal.frame.maxX - 40),
        modal.center.y + ropeOffset - modal.frame.minY)
    behavior.damping = ropeDamping
    behavior.frequency = 3
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(modal)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.delegate = self
    deadline = 0.6666666666666666 * duration + animator.elapsedTime  // 2 / 3
    animator.addBehavior(dropOut)
  }
}

extension DropOutDismissView: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if hasRope {
      dropOut.removeChildBehavior(rope)
      hasRope = false
      onRopeCut?(atan2(modal.transform.b, modal.transform.a))
      animator.addBehavior(dropOut)
      deadline = duration / 3 + animator.elapsedTime
    } else {
      modal.removeFromSuperview()
      onUserInteraction?("presenting", true)
      onCompleteTransition?(true)
      dropOut.removeChildBehavior(floor)
      dropOut.removeChildBehavior(properties)
      dropOut.removeChildBehavior(gravity)
      animator.removeAllBehaviors()
    }
  }
}

/// The length of a vector.
private func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
  (x * x + y * y).squareRoot()
}
