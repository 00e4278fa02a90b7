// SPDX-License-Identifier: MIT

internal import UIDynamics

final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  deinit {}

  struct End {
    let controller: UIViewController
    /// The frames before and after the transition, in the container; zero if off screen.
    var initial = CGRect.zero
    var final = CGRect.zero
    var isMoved = true

    init(_ controller: UIViewController) { self.controller = controller }
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private let origin: End
  private let destination: End
  private var completion: ((Bool) -> Void)?

  init(
    in container: UIView, from origin: End, to destination: End, style: UIModalPresentationStyle,
    _ completion: @escaping (Bool) -> Void
  ) {
    (containerView, presentationStyle) = (container, style)
    (self.origin, self.destination) = (origin, destination)
    self.completion = completion
  }

  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let interaction else { return animator.animateTransition(using: self) }
    isInteractive = true
    interaction.startInteractiveTransition(self)
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() { isInteractive = true }
  func finishInteractiveTransition() { isInteractive = false }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    completion(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: origin.controller
    case .to: destination.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: origin.isMoved ? origin.controller.view : nil
    case .to: destination.isMoved ? destination.controller.view : nil
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    end(viewController)?.initial ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    end(viewController)?.final ?? .zero
  }

  private func end(_ controller: UIViewController) -> End? {
    [origin, destination].first { $0.controller === controller }
  }
}
