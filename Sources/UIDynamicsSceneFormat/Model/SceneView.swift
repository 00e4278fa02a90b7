// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct SceneView: Equatable, Sendable {
  package var id: String
  /// The center in the coordinates of the superview, in pt.
  package var center: CGPoint
  /// The size of the bounds in pt; both dimensions are positive.
  package var size: CGSize
  /// The rotation about the center in rad, clockwise on screen.
  package var angle = 0.0
  /// The opacity, 0 to 1.
  package var alpha = 1.0
  /// The index of the superview, or `nil` for the reference view; superviews never form a cycle.
  package var superview: Int?
  package var isAdded = true
  /// True for a copy that an action creates; until then, it does not exist.
  package var isSlot = false
  package var collisionBounds = SceneCollisionBounds.rectangle
  var origin = Origin.plain

  /// Rarely used properties, stored in a box because a scene can contain very many views.
  indirect enum Origin: Equatable {
    case plain
    case of(element: SceneElement?, original: String?)

    init(element: SceneElement?, original: String?) {
      let isPlain = element == nil && original == nil
      self = isPlain ? .plain : .of(element: element, original: original)
    }
  }

  /// The element of a layout attribute; `nil` for a view.
  package var element: SceneElement? {
    get { if case .of(let element, _) = origin { element } else { nil } }
    set { origin = Origin(element: newValue, original: original) }
  }

  /// The id that the copies of a view share; `nil` if the view is not a copy.
  package var original: String? {
    if case .of(_, let original) = origin { original } else { nil }
  }
}
