// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// A view of a scene and where it is before the first tick.
package struct SceneView: Equatable, Sendable {
  package var id: String
  /// Middle in the coordinates of the superview, pt.
  package var center: CGPoint
  /// Extents of the bounds, pt; both positive.
  package var size: CGSize
  /// Rotation about the center, rad, clockwise on screen.
  package var angle = 0.0
  /// Opacity, 0 to 1.
  package var alpha = 1.0
  /// Index of another view of the scene, or nil for the reference view; the way up never ends in a circle.
  package var superview: Int?
  /// Whether it is in the hierarchy before the first tick.
  package var isAdded = true
  /// Whether it is a copy that an action is yet to make; until then it is not there at all.
  package var isSlot = false
  package var collisionBounds = SceneCollisionBounds.rectangle
  var origin = Origin.plain

  /// What most views have none of, kept apart, as there may be very many.
  indirect enum Origin: Equatable {
    case plain
    case of(element: SceneElement?, original: String?)

    init(element: SceneElement?, original: String?) {
      let isPlain = element == nil && original == nil
      self = isPlain ? .plain : .of(element: element, original: original)
    }
  }

  /// What the layout attribute stands for; nil for a view.
  package var element: SceneElement? {
    get { if case .of(let element, _) = origin { element } else { nil } }
    set { origin = Origin(element: newValue, original: original) }
  }

  /// The id in the scene of which it is one of several copies; nil for a view of its own.
  package var original: String? {
    if case .of(_, let original) = origin { original } else { nil }
  }
}
