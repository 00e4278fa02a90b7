// SPDX-License-Identifier: MIT
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// A screen with a shade; the same pan recognizer pulls it down and pushes it back up.
final class HomeViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let shade = UIViewController()
  let pan = UIPanGestureRecognizer()
  private(set) var behavior: ShadeBehavior?
  private(set) var ends: [Bool] = []

  func watch(_ window: UIWindow) {
    pan.handler = { [unowned self] _ in panned() }
    window.addGestureRecognizer(pan)
  }

  private func panned() {
    if pan.state == .began {
      let y = pan.location(in: nil).y
      let isShown = presentedViewController != nil
      if isShown ? y < view.bounds.height - 90 : y > 90 { return }
      behavior = ShadeBehavior(isAppearing: !isShown)
      shade.modalPresentationStyle = .custom
      shade.transitioningDelegate = self
      if isShown {
        dismiss(animated: true) { [unowned self] in ends.append(false) }
      } else {
        present(shade, animated: true) { [unowned self] in ends.append(true) }
      }
    } else {
      behavior?.follow(pan)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { NoAnimation() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { NoAnimation() }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { behavior }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { behavior }
}

/// UIKit requests an interactive transition only if there is an animated one.
final class NoAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {}
}

/// Makes the shade follow the finger and, when released, move to the top or bottom edge.
final class ShadeBehavior: UIDynamicBehavior, UIViewControllerInteractiveTransitioning,
  UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate
{
  let isAppearing: Bool
  private(set) var animator: UIDynamicAnimator?
  private(set) var context: UIViewControllerContextTransitioning?
  let feedback = UIImpactFeedbackGenerator(style: .light)
  private var isCancelled = false

  init(isAppearing: Bool) {
    self.isAppearing = isAppearing
    super.init()
  }

  private var view: UIView? { context?.viewController(forKey: isAppearing ? .to : .from)?.view }

  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    self.context = context
    let animator = UIDynamicAnimator(referenceView: context.containerView)
    animator.delegate = self
    self.animator = animator
    action = { [unowned self, unowned animator] in
      if animator.elapsedTime > 4 { return animator.removeAllBehaviors() }
      report()
    }
    guard isAppearing, let view else { return }
    var frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    frame.origin.y = -frame.height
    context.containerView.addSubview(view)
    view.frame = frame
  }

  private func report() {
    guard let context, let view else { return }
    context.updateInteractiveTransition(view.frame.maxY / view.bounds.height)
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    guard let context, let view else { return }
    if pan.state == .changed {
      let y = pan.location(in: context.containerView).y
      UIView.animate(withDuration: 0.2) { view.frame.origin.y = y - view.bounds.height + 20 }
      report()
    } else if pan.state == .ended || pan.state == .cancelled {
      letGo(view, velocity: pan.velocity(in: context.containerView).y)
    }
  }

  private func letGo(_ view: UIView, velocity: CGFloat) {
    isCancelled =
      isAppearing
      ? velocity < 0.5 || view.center.y < 0 : velocity > 0.5 || view.center.y > 0
    let height = view.bounds.height
    let anchor = CGPoint(x: view.center.x, y: isAppearing == isCancelled ? -height : height)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    (spring.damping, spring.frequency, spring.length) = (0.1, 3, height / 2)
    let walls = UICollisionBehavior(items: [view])
    walls.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -height, left: 0, bottom: 0, right: 0))
    walls.collisionDelegate = self
    let body = UIDynamicItemBehavior(items: [view])
    (body.allowsRotation, body.elasticity) = (false, 0.6)
    [spring, walls, body].forEach(addChildBehavior)
    animator?.addBehavior(self)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    if p.y > 0 { feedback.impactOccurred() }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard let context, let view else { return }
    if view.center.y < 0 {
      view.removeFromSuperview()
      context.finishInteractiveTransition()
      context.completeTransition(!isAppearing)
    } else if isAppearing {
      view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
      context.finishInteractiveTransition()
      context.completeTransition(true)
    } else {
      view.frame = context.initialFrame(for: context.viewController(forKey: .from)!)
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
    childBehaviors.forEach(removeChildBehavior)
    animator.removeAllBehaviors()
    self.context = nil
  }
}
