// SPDX-License-Identifier: MIT

#if os(iOS)
  import UIKit
#else
  import UIDynamics
#endif

/// A shade over the whole screen that one pan pulls down and pushes up.
///
/// When released, it falls into place. The behavior decides the outcome when its animator pauses.
class ShadeTransition: UIDynamicBehavior, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  /// The size of the zone at the edge in which the pan must begin, in pt.
  static let startZone: CGFloat = 90
  /// The distance from the finger down to the shade's lower edge, in pt.
  static let grip: CGFloat = 20
  /// The time limit for settling, in seconds of the animator's time.
  static let timeLimit: TimeInterval = 4

  let isPresenting: Bool
  let animator: UIDynamicAnimator
  private(set) var isCancelled = false
  private let container: UIView
  /// Starts the transition between view controllers and returns its context.
  private let begin: () -> any Transition
  /// Gives the haptic feedback of a light impact.
  private let impactOccurred: () -> Void
  private var transition: (any Transition)?

  init(
    isPresenting: Bool, in container: UIView, begin: @escaping () -> any Transition,
    impactOccurred: @escaping () -> Void
  ) {
    self.isPresenting = isPresenting
    self.container = container
    self.begin = begin
    self.impactOccurred = impactOccurred
    animator = UIDynamicAnimator(referenceView: container)
    super.init()
    animator.delegate = self
    action = { [unowned self] in follow() }
  }

  // MARK: Pan gesture

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let y = pan.location(in: container).y
    switch pan.state {
    case .began:
      let isInZone =
        isPresenting ? y <= Self.startZone : y >= container.bounds.height - Self.startZone
      if isInZone { start() }
    case .changed:
      drag(to: y)
    case .ended, .cancelled:
      release(pan.velocity(in: container).y)
    default:
      break
    }
  }

  private func start() {
    let transition = begin()
    let shade = transition.presentedView
    if isPresenting {
      shade.frame = CGRect(
        x: container.bounds.midX - shade.bounds.width / 2, y: -shade.bounds.height,
        width: shade.bounds.width, height: shade.bounds.height)
      container.addSubview(shade)
    }
    self.transition = transition
  }

  private func drag(to y: CGFloat) {
    guard let transition else { return }
    let shade = transition.presentedView
    UIView.animate(withDuration: 0.2) {
      shade.frame.origin.y = y - shade.bounds.height + Self.grip
    }
    showProgress()
  }

  private func release(_ velocity: CGFloat) {
    guard let shade = transition?.presentedView else { return }
    isCancelled =
      isPresenting
      ? velocity < 0.5 || shade.center.y < 0
      : velocity > 0.5 || shade.center.y > 0
    let height = shade.bounds.height
    let attachment = UIAttachmentBehavior(
      item: shade,
      attachedToAnchor: CGPoint(
        x: shade.center.x, y: isPresenting == isCancelled ? -height : height))
    attachment.damping = 0.1
    attachment.frequency = 3
    attachment.length = height / 2
    let collision = UICollisionBehavior(items: [shade])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -height, left: 0, bottom: 0, right: 0))
    collision.collisionDelegate = self
    let itemBehavior = UIDynamicItemBehavior(items: [shade])
    itemBehavior.allowsRotation = false
    itemBehavior.elasticity = 0.6
    for child in [attachment, collision, itemBehavior] { addChildBehavior(child) }
    animator.addBehavior(self)
  }

  // MARK: Settling

  private func follow() {
    if animator.elapsedTime > Self.timeLimit {
      animator.removeAllBehaviors()
    } else {
      showProgress()
    }
  }

  private func showProgress() {
    guard let transition else { return }
    let shade = transition.presentedView
    transition.updateInteractiveTransition(shade.frame.maxY / shade.bounds.height)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    if p.y > 0 { impactOccurred() }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard let transition else { return }
    let shade = transition.presentedView
    if shade.center.y < 0 {
      shade.removeFromSuperview()
      transition.finishInteractiveTransition()
      transition.completeTransition(!isPresenting)
    } else if isPresenting {
      shade.frame = transition.finalFrame
      transition.finishInteractiveTransition()
      transition.completeTransition(true)
    } else {
      shade.frame = transition.initialFrame
      transition.cancelInteractiveTransition()
      transition.completeTransition(false)
    }
    for child in childBehaviors { removeChildBehavior(child) }
    animator.removeAllBehaviors()
    self.transition = nil
  }
}
