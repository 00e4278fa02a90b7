// SPDX-License-Identifier: MIT

public import UIDynamics

/// A view that calls actions when it is touched, or when you call `sendActions(for:)`.
open class UIControl: UIView {
  deinit {}

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(events: Event, action: UIAction)] = []

  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }

  #if canImport(ObjectiveC)
    /// Calls an action of a target for events.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
      guard let target else { return }
      let call = TargetAction(target, action)
      addAction(UIAction { [unowned self] _ in call.call(self) }, for: events)
    }
  #else
    /// Does nothing: target and action need Objective-C.
    @available(
      *, deprecated,
      message: "requires Objective-C, so the action is never called; use 'addAction(_:for:)'"
    )
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  #endif

  open func sendActions(for events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      entry.action.handler(entry.action)
    }
  }

  /// Sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = isEnabled
    if isEnabled { sendActions(for: .touchDown) }
  }

  /// Does nothing, so that the touch does not reach the next responder.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    guard isEnabled, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  /// Sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = false
    if isEnabled { sendActions(for: .touchCancel) }
  }

  /// Returns `false` for an ancestor's tap recognizer while the control is enabled.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isEnabled || gestureRecognizer.view === self || !(gestureRecognizer is UITapGestureRecognizer)
  }
}

/// An action of a control.
#if MAIN_ACTOR
  @MainActor
#endif
open class UIAction: NSObject {
  deinit {}

  /// The title; it is never shown.
  public let title: String
  let handler: (UIAction) -> Void

  open func performWithSender(_ sender: Any?, target: Any?) { handler(self) }

  /// Creates an action that calls a closure.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }
}
