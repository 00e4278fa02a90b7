// SPDX-License-Identifier: MIT

internal import UIDynamics

/// A presented controller, from the call to `present` to the end of its dismissal.
#if MAIN_ACTOR
  @MainActor
#endif
final class Presentation {
  deinit {}

  enum Stage { case presenting, presented, dismissing }

  private(set) weak var presenting: UIViewController?
  private(set) var stage = Stage.presenting
  private(set) var isInTransition = true

  private weak var presented: UIViewController?
  private let style: UIModalPresentationStyle
  private let container: UIView
  private weak var host: UIView?
  /// Retained until the transition has completed.
  private var context: TransitionContext?

  init(of presented: UIViewController, by presenting: UIViewController) {
    (self.presented, self.presenting) = (presented, presenting)
    style = presented.modalPresentationStyle
    host = presenting.view.superview
    let bounds = host?.bounds ?? CGRect(origin: .zero, size: presenting.view.bounds.size)
    container = UIView(frame: bounds)
  }

  private var hidesPresenter: Bool { style == .fullScreen || style == .currentContext }

  func present(
    from source: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard let presented, let presenting else { return }
    let delegate = animated ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(
      forPresented: presented, presenting: presenting, source: source)
    let interaction = animator.flatMap {
      delegate?.interactionControllerForPresentation(using: $0)
    }
    presented.loadViewIfNeeded()
    host?.addSubview(container)
    var (origin, destination) = (
      TransitionContext.End(presenting), TransitionContext.End(presented)
    )
    origin.initial = frame(of: presenting)
    origin.final = hidesPresenter ? .zero : origin.initial
    origin.isMoved = hidesPresenter
    destination.final = container.bounds
    if hidesPresenter { container.addSubview(presenting.view) }

    if hidesPresenter { presenting.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    guard let animator else {
      container.addSubview(presented.view)
      presented.view.frame = container.bounds
      finishPresenting(true, nil, completion)
      return
    }
    start(from: origin, to: destination, animator, interaction) { [weak self] didComplete in
      self?.finishPresenting(didComplete, animator, completion)
    }
    presented.announceAppearing()
  }

  private func finishPresenting(
    _ didComplete: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ completion: (() -> Void)?
  ) {
    guard let presented, let presenting else { return }
    (isInTransition, context) = (false, nil)
    if didComplete {
      if hidesPresenter { presenting.view.removeFromSuperview() }
      presented.endAppearanceTransition()
      if hidesPresenter { presenting.endAppearanceTransition() }
      if stage == .presenting { stage = .presented }
    } else {
      presented.beginAppearanceTransition(false, animated: true)
      if hidesPresenter { presenting.beginAppearanceTransition(true, animated: true) }
      leave(presented, presenting)
    }
    animator?.animationEnded(didComplete)
    if didComplete { completion?() }
  }

  func dismiss(to presenting: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard let presented else { return }
    let delegate = animated ? presented.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: presented)
    let interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    (stage, isInTransition) = (.dismissing, true)
    var (origin, destination) = (
      TransitionContext.End(presented), TransitionContext.End(presenting)
    )
    origin.initial = frame(of: presented)
    destination.initial = hidesPresenter ? .zero : frame(of: presenting)
    destination.final = hidesPresenter ? container.bounds : destination.initial
    destination.isMoved = hidesPresenter

    presented.beginAppearanceTransition(false, animated: animated)
    if hidesPresenter { presenting.beginAppearanceTransition(true, animated: animated) }
    guard let animator else { return finishDismissing(true, to: presenting, nil, completion) }
    start(from: origin, to: destination, animator, interaction) { [weak self] didComplete in
      self?.finishDismissing(didComplete, to: presenting, animator, completion)
    }
    if hidesPresenter { presenting.announceAppearing() }
  }

  private func finishDismissing(
    _ didComplete: Bool, to presenting: UIViewController,
    _ animator: (any UIViewControllerAnimatedTransitioning)?, _ completion: (() -> Void)?
  ) {
    guard let presented else { return }
    (isInTransition, context) = (false, nil)
    if didComplete {
      dropBetween(presented, and: presenting)
      leave(presented, presenting)
    } else {
      presented.beginAppearanceTransition(true, animated: true)
      if hidesPresenter {
        presenting.beginAppearanceTransition(false, animated: true)
        presenting.view.removeFromSuperview()
      }
      presented.endAppearanceTransition()
      if hidesPresenter { presenting.endAppearanceTransition() }
      stage = .presented
    }
    animator?.animationEnded(didComplete)
    if didComplete { completion?() }
  }

  /// Ends the appearance transitions of both controllers and removes the presented one.
  private func leave(_ presented: UIViewController, _ presenting: UIViewController) {
    presented.view.removeFromSuperview()
    if hidesPresenter { putBack(presenting) }
    container.removeFromSuperview()
    if hidesPresenter { presenting.announceAppearing() }
    presented.endAppearanceTransition()
    if hidesPresenter { presenting.endAppearanceTransition() }
    presenting.presentedViewController = nil
    presented.presentation = nil
  }

  private func putBack(_ presenting: UIViewController) {
    guard let host else { return presenting.view.removeFromSuperview() }
    host.insertSubview(presenting.view, belowSubview: container)
  }

  /// Removes the controllers between the topmost one and the one that dismisses them all.
  private func dropBetween(_ top: UIViewController, and bottom: UIViewController) {
    var next = bottom.presentedViewController
    while let controller = next, controller !== top {
      next = controller.presentedViewController
      if let presentation = controller.presentation {
        if presentation.hidesPresenter, let presenter = presentation.presenting {
          presentation.putBack(presenter)
        }
        presentation.container.removeFromSuperview()
      }
      (controller.presentation, controller.presentedViewController) = (nil, nil)
    }
  }

  private func frame(of controller: UIViewController) -> CGRect {
    guard let view = controller.view else { return .zero }
    return container.convert(view.frame, from: view.superview)
  }

  private func start(
    from origin: TransitionContext.End, to destination: TransitionContext.End,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?,
    _ completion: @escaping (Bool) -> Void
  ) {
    let context = TransitionContext(
      in: container, from: origin, to: destination, style: style, completion)
    self.context = context
    context.start(animator, interaction)
  }
}
