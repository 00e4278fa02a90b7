// SPDX-License-Identifier: MIT

public import UIDynamics

#if FOUNDATION_TYPES
  public import Foundation
#endif

/// An object that manages a view hierarchy.
///
/// A test accesses `view`, which loads it, and calls `viewDidLayoutSubviews()` if the code under test relies on it.
/// Presenting, dismissing, pushing and popping call the same methods as UIKit, in the same order.
open class UIViewController: UIResponder {
  deinit {}

  private var loadedView: UIView?

  /// The root view, loaded on first access.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set { setLoadedView(newValue) }
  }

  open var isViewLoaded: Bool { loadedView != nil }

  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presented this one or an ancestor.
  open var presentingViewController: UIViewController? {
    presentation?.presenting ?? parent?.presentingViewController
  }
  var presentation: Presentation?
  private var changes = Changes()
  open var preferredContentSize = CGSize.zero
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var shouldAutorotate: Bool { true }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The title and buttons in a bar; stored without effect.
  public private(set) final lazy var navigationItem = UINavigationItem()

  #if FOUNDATION_TYPES
    /// Creates a controller; nothing is loaded from a nib.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
  #else
    /// Creates a controller.
    public override init() {}
  #endif

  /// Creates a controller; the coder is not read.
  public required init?(coder: NSCoder) {}

  /// Sets a view with the size of the screen; subclasses can override it.
  open func loadView() { setLoadedView(UIView(frame: UIScreen.main.bounds)) }

  private func setLoadedView(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }

  open override var next: UIResponder? { loadedView?.superview }

  open func loadViewIfNeeded() { _ = view }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Adds a child, after calling its `willMove(toParent:)`.
  open func addChild(_ child: UIViewController) {
    child.leaveParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes this controller from its parent, then calls `didMove(toParent:)`.
  open func removeFromParent() {
    guard parent != nil else { return }
    leaveParent()
    didMove(toParent: nil)
  }

  private func leaveParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// A Boolean value that indicates whether the controller is being presented; still `true` in `viewDidAppear(_:)`.
  open var isBeingPresented: Bool { presentation?.stage == .presenting }

  /// A Boolean value that indicates whether the controller is being dismissed; still `true` in `viewDidDisappear(_:)`.
  open var isBeingDismissed: Bool { presentation?.stage == .dismissing }

  /// A Boolean value that indicates whether a navigation controller is pushing this one.
  open internal(set) var isMovingToParent: Bool {
    get { changes.move == .toParent }
    set { changes.move = newValue ? .toParent : nil }
  }

  /// A Boolean value that indicates whether a navigation controller is popping this one.
  open internal(set) var isMovingFromParent: Bool {
    get { changes.move == .fromParent }
    set { changes.move = newValue ? .fromParent : nil }
  }

  /// Presents a controller, with the transition of its `transitioningDelegate` if it provides one.
  ///
  /// The transition begins at once, and the completion is called when it ends, or at once if there is no transition.
  /// Ignored if this controller is already presenting another one.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    var presenting = self
    while let parent = presenting.parent { presenting = parent }
    guard presenting.presentedViewController == nil, controller.presentation == nil else {
      return warn("\(presenting) or \(controller) is already in a presentation.")
    }
    let presentation = Presentation(of: controller, by: presenting)
    presenting.presentedViewController = controller
    controller.presentation = presentation
    presentation.present(from: self, animated: animated, completion)
  }

  /// Dismisses the controllers that this one presented; without any, dismisses itself.
  ///
  /// The topmost controller leaves with its transition; the ones in between leave when it ends. Ignored during a transition.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard var top = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    while let next = top.presentedViewController { top = next }
    guard let presentation = top.presentation, !presentation.isInTransition else {
      return warn("\(top) is in a transition and cannot be dismissed.")
    }
    presentation.dismiss(to: self, animated: animated, completion)
  }

  /// Pushes a controller onto the enclosing navigation controller; without one, presents it.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Writes a message to standard error, as UIKit does.
  func warn(_ sentence: String) {
    #if FOUNDATION_TYPES
      FileHandle.standardError.write(Data("UIKit: \(sentence)\n".utf8))
    #endif
  }

  // MARK: Appearing

  private struct Changes {
    enum Move { case toParent, fromParent }

    var appearance = Appearance.away
    var move: Move?
  }

  private enum Appearance { case away, appearing(Bool, isAnnounced: Bool), here, leaving(Bool) }

  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` on this controller and its visible children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    changes.appearance = isAppearing ? .appearing(animated, isAnnounced: false) : .leaving(animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in shownChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Calls `viewIsAppearing(_:)`, once between `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  func announceAppearing() {
    guard case .appearing(let animated, isAnnounced: false) = changes.appearance else { return }
    changes.appearance = .appearing(animated, isAnnounced: true)
    viewIsAppearing(animated)
    for child in shownChildren { child.announceAppearing() }
  }

  /// Calls `viewDidAppear(_:)` or `viewDidDisappear(_:)` on this controller and its visible children.
  open func endAppearanceTransition() {
    announceAppearing()
    switch changes.appearance {
    case .appearing(let animated, _):
      changes.appearance = .here
      viewDidAppear(animated)
    case .leaving(let animated):
      changes.appearance = .away
      viewDidDisappear(animated)
    case .here, .away: return
    }
    for child in shownChildren { child.endAppearanceTransition() }
  }

  private var shownChildren: [UIViewController] {
    children.filter { $0.isViewLoaded && isViewLoaded && $0.view.isDescendant(of: view) }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The presentation styles of controllers.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, none = -1, automatic = -2
}

/// The transition styles of presented controllers.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// A coordinator of animations alongside a transition; not used here.
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
