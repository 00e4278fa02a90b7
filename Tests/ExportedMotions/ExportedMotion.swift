// SPDX-License-Identifier: MIT

public import UIDynamics

/// A type-erased wrapper around the exported class of a scene.
public struct ExportedMotion {
  /// The animator to advance.
  public let animator: UIDynamicAnimator
  /// The items in the order of the scene's rows.
  public let items: [any UIDynamicItem]
  /// Adds the behaviors to the animator.
  public let start: () -> Void
  /// Makes the code use a different clock for delayed actions.
  public let setClock: (@escaping (Double, @escaping () -> Void) -> Void) -> Void
  /// Registers a listener for emitted names and their values.
  public let listen: (@escaping (String, [String: Any]) -> Void) -> Void
  /// The handlers of touches, by gesture and state.
  public let gestures: [String: (CGPoint, CGPoint) -> Void]
  /// Keeps objects alive to which the animator has only weak references.
  private let owner: AnyObject

  init(
    _ owner: AnyObject, _ animator: UIDynamicAnimator, items: [any UIDynamicItem],
    start: @escaping () -> Void,
    setClock: @escaping (@escaping (Double, @escaping () -> Void) -> Void) -> Void = { _ in },
    listen: @escaping (@escaping (String, [String: Any]) -> Void) -> Void = { _ in },
    gestures: [String: (CGPoint, CGPoint) -> Void] = [:]
  ) {
    (self.owner, self.animator, self.items, self.start) = (owner, animator, items, start)
    (self.setClock, self.listen, self.gestures) = (setClock, listen, gestures)
  }
}
