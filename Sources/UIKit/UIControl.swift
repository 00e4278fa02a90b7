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
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// UIKit's kind of this name.
    public static let touchCancel = Event(rawValue: 1 << 8)
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
