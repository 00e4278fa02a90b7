// swift-format-ignore-file
// shade-present.json, by uidyn export --as uikit.

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  import UIKit
#else
  import UIDynamics
#endif

/// Shade: present.
///
/// A shade as large as the screen is pulled down from above by one pan. It follows the finger,
/// eased over 0.2 s. Released while moving down, with its center on the screen, it is pulled to the
/// bottom by a spring, bounces there, each time with a "haptic", and settles, or is placed there
/// when its time is up. Then completeTransition is emitted with true. Try --set startZone=30: the
/// touch begins too low, and nothing happens. The Objective-C version of the tutorial has mistakes:
/// it always pulls up, accepts a touch anywhere, and never sets the final frame. The three shades
/// have the same rules; only the touches and the direction differ.
final class ShadePresentView: UIView {
  var presenting = true

  /// How far from the edge a touch may begin, in pt.
  var startZone: CGFloat = 90

  /// Distance of the finger above the lower edge of the shade, in pt.
  var fingerInset: CGFloat = 20

  /// Limit of the animator's elapsed time, in s.
  var timeLimit: CGFloat = 4

  let shade = UIView(frame: CGRect(x: 0, y: -667, width: 375, height: 667))

  /// Called when "progress" is emitted.
  var onProgress: ((_ value: CGFloat) -> Void)?

  /// Called when "beginTransition" is emitted.
  var onBeginTransition: ((_ presenting: Bool) -> Void)?

  /// Called when "released" is emitted.
  var onReleased: (() -> Void)?

  /// Called when "haptic" is emitted.
  var onHaptic: ((_ style: String) -> Void)?

  /// Called when "finishInteractiveTransition" is emitted.
  var onFinishInteractiveTransition: (() -> Void)?

  /// Called when "completeTransition" is emitted.
  var onCompleteTransition: ((_ didComplete: Bool) -> Void)?

  /// Called when "cancelInteractiveTransition" is emitted.
  var onCancelInteractiveTransition: (() -> Void)?

  private var isTracking = false
  private var isCancelled = false
  /// `true` once /events/4 has happened; it happens only once.
  private var finishInteractiveTransitionHappened = false

  private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

  private lazy var fall: UIDynamicBehavior = {
    let behavior = UIDynamicBehavior()
    behavior.addChildBehavior(pull)
    behavior.addChildBehavior(edges)
    behavior.addChildBehavior(properties)
    behavior.action = { [unowned self] in
      if animator.elapsedTime > timeLimit {
        animator.removeAllBehaviors()
      } else {
        onProgress?(shade.frame.maxY / bounds.height)
      }
    }
    return behavior
  }()

  private lazy var pull: UIAttachmentBehavior = {
    let behavior = UIAttachmentBehavior(
      item: shade,
      attachedToAnchor: CGPoint(
        x: shade.center.x,
        y: presenting == isCancelled ? -shade.bounds.height : shade.bounds.height))
    behavior.length = shade.bounds.height / 2
    behavior.damping = 0.1
    behavior.frequency = 3
    return behavior
  }()

  private lazy var edges: UICollisionBehavior = {
    let behavior = UICollisionBehavior(items: [shade])
    behavior.collisionDelegate = self
    behavior.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -shade.bounds.height, left: 0, bottom: 0, right: 0))
    return behavior
  }()

  private lazy var properties: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior(items: [shade])
    behavior.elasticity = 0.6
    behavior.allowsRotation = false
    return behavior
  }()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    addSubview(shade)
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(recognizePan)))
    #endif
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the behaviors to the animator; call it once.
  func start() {
    animator.delegate = self
  }

  func panBegan(at location: CGPoint, velocity: CGPoint) {
    if (presenting ? location.y <= startZone : location.y >= bounds.height - startZone) {
      isTracking = true
      onBeginTransition?(presenting)
    }
  }

  func panChanged(at location: CGPoint, velocity: CGPoint) {
    if isTracking {
      easeInOut(for: 0.2) { [weak self] in
        guard let self else { return }
        shade.frame.origin.y = location.y - shade.bounds.height + fingerInset
      }
      onProgress?(shade.frame.maxY / bounds.height)
    }
  }

  func panEnded(at location: CGPoint, velocity: CGPoint) {
    if isTracking {
      onReleased?()
      isCancelled =
        presenting ? velocity.y < 0.5 || shade.center.y < 0 : velocity.y > 0.5 || shade.center.y > 0
      animator.addBehavior(fall)
    }
  }

  func panCancelled(at location: CGPoint, velocity: CGPoint) {
    if isTracking {
      onReleased?()
      isCancelled =
        presenting ? velocity.y < 0.5 || shade.center.y < 0 : velocity.y > 0.5 || shade.center.y > 0
      animator.addBehavior(fall)
    }
  }

  /// Animates a change; without a screen it applies at once.
  private func easeInOut(for duration: TimeInterval, _ changes: @escaping () -> Void) {
    #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
      UIView.animate(
        withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
        animations: changes)
    #else
      changes()
    #endif
  }
}

extension ShadePresentView: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    if p.y > 0 {
      onHaptic?("light")
    }
  }
}

extension ShadePresentView: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if !finishInteractiveTransitionHappened {
      finishInteractiveTransitionHappened = true
      if shade.center.y < 0 {
        shade.removeFromSuperview()
        onFinishInteractiveTransition?()
        onCompleteTransition?(!presenting)
      } else {
        if presenting {
          shade.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
          onFinishInteractiveTransition?()
          onCompleteTransition?(true)
        } else {
          shade.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
          onCancelInteractiveTransition?()
          onCompleteTransition?(false)
        }
      }
      fall.removeChildBehavior(pull)
      fall.removeChildBehavior(edges)
      fall.removeChildBehavior(properties)
      animator.removeAllBehaviors()
    }
  }
}

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  extension ShadePresentView {
    @objc private func recognizePan(_ recognizer: UIPanGestureRecognizer) {
      let location = recognizer.location(in: self)
      let velocity = recognizer.velocity(in: self)
      switch recognizer.state {
      case .began: panBegan(at: location, velocity: velocity)
      case .changed: panChanged(at: location, velocity: velocity)
      case .ended: panEnded(at: location, velocity: velocity)
      case .cancelled: panCancelled(at: location, velocity: velocity)
      default: break
      }
    }
  }
#endif
