// SPDX-License-Identifier: MIT

public import UIDynamics

#if FOUNDATION_TYPES
  public import Foundation
#endif

/// What owns a screen of views.
///
/// Nobody shows it here: a test asks for `view`, which loads it, and calls
/// `viewDidLayoutSubviews()` and the like where the code under test relies on them.
open class UIViewController: UIResponder {
  deinit {}

  private var loadedView: UIView?

  /// The outermost view; loaded when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { take(newValue) }
  }

  /// Whether the view is there.
  open var isViewLoaded: Bool { loadedView != nil }

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var preferredContentSize = CGSize.zero
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var shouldAutorotate: Bool { true }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  #if FOUNDATION_TYPES
    /// Creates a controller; nothing is loaded from the name.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
  #else
    /// Creates a controller.
    public override init() {}
  #endif

  /// Creates a controller; nothing is read from the coder.
  public required init?(coder: NSCoder) {}

  /// Gives the controller a view as large as the screen; to be overridden.
  open func loadView() { take(UIView(frame: UIScreen.main.bounds)) }

  private func take(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }

  /// The superview of the outermost view.
  open override var next: UIResponder? { loadedView?.superview }

  /// Loads the view if it is not there yet.
  open func loadViewIfNeeded() { _ = view }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Takes a controller in.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Remembers who is presented; calls the completion at once.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }

  /// Forgets who is presented, or has the presenting controller do so.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presentingViewController {
      return presentingViewController.dismiss(animated: animated, completion: completion)
    }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none = -1, automatic = -2
}

/// How a presented controller comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the bar at the top looks.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Animates along with a transition; nobody calls it here.
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
