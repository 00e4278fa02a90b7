// SPDX-License-Identifier: MIT

public import UIDynamics

/// A view that tells of what is done with it: `sendActions(for:)` calls what was added.
open class UIControl: UIView {
  deinit {}

  /// What is done with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Takes the bits of UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's kind of this name.
    public static let touchDown = Event(rawValue: 1)
    /// UIKit's kind of this name.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// UIKit's kind of this name.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(events: Event, action: UIAction)] = []

  /// Has an action called for events.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  /// Does nothing: target and action need Objective-C.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}

  /// Calls the actions for any of the events.
  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      entry.action.handler(entry.action)
    }
  }
}

/// Something to do.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIAction: NSObject {
  deinit {}

  /// Kept; nothing here shows it.
  public let title: String
  let handler: (UIAction) -> Void

  /// Takes what is to be done.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }
}

/// A button; it keeps its titles.
open class UIButton: UIControl {
  deinit {}

  /// What a button looks like.
  public enum ButtonType: Int, Sendable { case custom, system }

  /// When a title holds.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Takes the bits of UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's kind of this name.
    public static let normal: State = []
    /// UIKit's kind of this name.
    public static let highlighted = State(rawValue: 1)
    /// UIKit's kind of this name.
    public static let disabled = State(rawValue: 2)
    /// UIKit's kind of this name.
    public static let selected = State(rawValue: 4)
  }

  private var titles: [State: String] = [:]

  /// Creates a button of no size.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {}
}
