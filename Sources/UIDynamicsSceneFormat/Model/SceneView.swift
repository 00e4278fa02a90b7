// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct SceneView: Equatable, Sendable {
  package var id: String
  /// In the coordinates of the superview, pt.
  package var center: CGPoint
  /// The size of the bounds, pt; both positive.
  package var size: CGSize
  /// The rotation about the center, rad, clockwise on screen.
  package var angle = 0.0
  /// The opacity, 0 to 1.
  package var alpha = 1.0
  /// An index into the views, without cycles; nil for the reference view.
  package var superview: Int?
  package var isAdded = true
  /// True for a copy that an action will make; it does not exist before.
  package var isSlot = false
  package var collisionBounds = SceneCollisionBounds.rectangle
  var origin = Origin.plain

  /// Rare properties in a box, since there can be very many views.
  indirect enum Origin: Equatable {
    case plain
    case of(element: SceneElement?, original: String?)

    init(element: SceneElement?, original: String?) {
      let isPlain = element == nil && original == nil
      self = isPlain ? .plain : .of(element: element, original: original)
    }
  }

  /// The element of a layout attribute; nil for a view.
  package var element: SceneElement? {
    get { if case .of(let element, _) = origin { element } else { nil } }
    set { origin = Origin(element: newValue, original: original) }
  }

  /// The shared id of a copy; nil for a view that is not a copy.
  package var original: String? {
    if case .of(_, let original) = origin { original } else { nil }
  }
}
