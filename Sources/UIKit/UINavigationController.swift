// SPDX-License-Identifier: MIT

public import UIDynamics

/// A stack of controllers, the last of which is shown.
open class UINavigationController: UIViewController {
  deinit {}

  /// The controllers, the first at the bottom.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      children.forEach { $0.removeFromParent() }
      newValue.forEach(addChild)
    }
  }
  /// The controller that is shown.
  open var topViewController: UIViewController? { children.last }
  open var isNavigationBarHidden = false
  open weak var delegate: (any NSObjectProtocol)?

  /// Creates a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    addChild(rootViewController)
  }

  /// Puts a controller on top, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    addChild(viewController)
  }

  /// Takes the one on top away, at once, but not the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.removeFromParent()
    return top
  }

  /// Kept; there is no bar here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

extension UIViewController {
  /// The stack that the controller, or one around it, lies in.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor, !(current is UINavigationController) { ancestor = current.parent }
    return ancestor as? UINavigationController
  }
}
