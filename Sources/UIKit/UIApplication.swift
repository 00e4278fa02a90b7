// SPDX-License-Identifier: MIT

public import UIDynamics

/// The app; its windows are the ones that a test makes key.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIApplication: NSObject, @unchecked Sendable {
  deinit {}

  /// The only instance.
  public static let shared = UIApplication()

  /// The windows that were made key, the most recent last.
  open private(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.last }
  /// The frame of the status bar, 20 pt high.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20)
  }

  func makeKey(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }
}

extension UIWindow {
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { companionOfUIKit.rootViewController }
    set {
      companionOfUIKit.rootViewController?.view.removeFromSuperview()
      companionOfUIKit.rootViewController = newValue
      guard let view = newValue?.view else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// Shows the window and makes its root view controller appear.
  public func makeKeyAndVisible() {
    UIApplication.shared.makeKey(self)
    isHidden = false
    rootViewController?.beginAppearanceTransition(true, animated: false)
    rootViewController?.endAppearanceTransition()
  }
}
