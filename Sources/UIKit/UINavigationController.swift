// SPDX-License-Identifier: MIT

public import UIDynamics

/// A stack of controllers that shows the top one.
///
/// Until its view is loaded, pushing and popping only change the stack.
open class UINavigationController: UIViewController {
  deinit {}

  /// The operations that change a stack.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The controllers, from bottom to top.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      children.forEach { $0.removeFromParent() }
      newValue.forEach(addChild)
      if isViewLoaded { showTop() }
      newValue.forEach { $0.didMove(toParent: self) }
    }
  }
  open var topViewController: UIViewController? { children.last }
  /// The controller that this one presents; otherwise the top controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  open var isNavigationBarHidden = false
  open weak var delegate: (any UINavigationControllerDelegate)?

  private let container = UIView()
  /// Retained until the transition has completed.
  private var context: TransitionContext?

  /// Creates a stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  open override func loadView() {
    super.loadView()
    container.frame = view.bounds
    view.addSubview(container)
    showTop()
  }

  private func showTop() {
    container.subviews.forEach { $0.removeFromSuperview() }
    guard let top = topViewController?.view else { return }
    container.addSubview(top)
    top.frame = container.bounds
  }

  /// Pushes a controller, with the delegate's transition if it provides one.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !isInTransition(viewController) else { return }
    let shown = topViewController
    addChild(viewController)
    viewController.isMovingToParent = true
    change(.push, from: shown, to: viewController, animated: animated)
  }

  /// Pops the top controller unless it is the only one, with the delegate's transition if it provides one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last, !isInTransition(top) else { return nil }
    top.willMove(toParent: nil)
    top.isMovingFromParent = true
    let left = viewControllers.dropLast()
    change(.pop, from: top, to: left.last, animated: animated)
    return top
  }

  private func isInTransition(_ controller: UIViewController) -> Bool {
    if context != nil { warn("\(self) is in a transition and ignores \(controller).") }
    return context != nil
  }

  private func change(
    _ operation: Operation, from origin: UIViewController?, to destination: UIViewController?,
    animated: Bool
  ) {
    guard isViewLoaded, let origin, let destination else {
      return finishStack(operation, origin, destination, true)
    }
    let animator =
      animated
      ? delegate?.navigationController(
        self, animationControllerFor: operation, from: origin, to: destination) : nil
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    destination.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: destination, animated: animated)
    origin.beginAppearanceTransition(false, animated: animated)
    destination.beginAppearanceTransition(true, animated: animated)
    let completion = { [weak self] (didComplete: Bool) in
      guard let self else { return }
      self.context = nil
      finishViews(operation, origin, destination, didComplete)
      animator?.animationEnded(didComplete)
      if didComplete {
        delegate?.navigationController(self, didShow: destination, animated: animated)
      }
    }
    guard let animator else { return completion(true) }
    var ends = (TransitionContext.End(origin), TransitionContext.End(destination))
    (ends.0.initial, ends.1.final) = (origin.view.frame, container.bounds)
    let transition = TransitionContext(
      in: container, from: ends.0, to: ends.1, style: .fullScreen, completion)
    context = transition
    transition.start(animator, interaction)
    destination.announceAppearing()
  }

  private func finishViews(
    _ operation: Operation, _ origin: UIViewController, _ destination: UIViewController,
    _ didComplete: Bool
  ) {
    if !didComplete {
      destination.beginAppearanceTransition(false, animated: true)
      origin.beginAppearanceTransition(true, animated: true)
    }
    let (shown, gone) = didComplete ? (destination, origin) : (origin, destination)
    if shown.view.superview !== container {
      container.addSubview(shown.view)
      shown.view.frame = container.bounds
    }
    gone.view.removeFromSuperview()
    shown.announceAppearing()
    gone.endAppearanceTransition()
    shown.endAppearanceTransition()
    finishStack(operation, origin, destination, didComplete)
  }

  private func finishStack(
    _ operation: Operation, _ origin: UIViewController?, _ destination: UIViewController?,
    _ didComplete: Bool
  ) {
    switch operation {
    case .push:
      if didComplete {
        destination?.didMove(toParent: self)
      } else {
        destination?.removeFromParent()
      }
      destination?.isMovingToParent = false
    case .pop:
      if didComplete { origin?.removeFromParent() }
      origin?.isMovingFromParent = false
    case .none: break
    }
  }

  /// Stores the value; there is no bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// Methods that provide and observe the transitions of a stack.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Returns `nil`, so no transition is used.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`, so the transition is not interactive.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UIViewController {
  /// The nearest navigation controller among the ancestors.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor, !(current is UINavigationController) { ancestor = current.parent }
    return ancestor as? UINavigationController
  }
}
