// SPDX-License-Identifier: MIT

public import UIDynamics

/// A button for a bar; because there are no bars, only a test can perform its action.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIBarButtonItem: NSObject {
  deinit {}

  /// The styles of bar buttons.
  public enum Style: Int, Sendable { case plain, done = 2 }

  /// The system's bar buttons.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
  }

  open var title: String?
  open var isEnabled = true
  /// The action; only a test performs it.
  open var primaryAction: UIAction?

  /// Creates a button.
  public override init() {}

  /// Creates a button with an action.
  public init(title: String? = nil, primaryAction: UIAction?) {
    (self.title, self.primaryAction) = (title, primaryAction)
  }

  #if canImport(ObjectiveC)
    /// Creates a button whose `primaryAction` calls an action of a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init(title: title, primaryAction: nil)
      guard let target, let action else { return }
      let call = TargetAction(target, action)
      primaryAction = UIAction { [unowned self] _ in call.call(self) }
    }

    /// Creates a button whose `primaryAction` calls an action of a target.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(title: nil, style: .plain, target: target, action: action)
    }
  #else
    /// Creates a button; the action is never called.
    @available(
      *, deprecated,
      message: "requires Objective-C, so the action is never called; use 'primaryAction'"
    )
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.title = title
    }

    /// Creates a button; the action is never called.
    @available(
      *, deprecated,
      message: "requires Objective-C, so the action is never called; use 'primaryAction'"
    )
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}
  #endif
}

/// A controller's title and buttons in a bar; stored without effect.
#if MAIN_ACTOR
  @MainActor
#endif
open class UINavigationItem: NSObject {
  deinit {}

  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?

  /// Creates an empty item.
  public override init() {}
}
