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
  /// The index of the superview, without cycles; `nil` for the reference view.
  package var superview: Int?
  package var isAdded = true
  /// True for a copy that an action creates; until then, it does not exist.
  package var isSlot = false
  package var collisionBounds = SceneCollisionBounds.rectangle
  /// The element of a layout attribute; `nil` for a view.
  package var element: SceneElement?
  /// The id that the copies of a view share; `nil` if the view is not a copy.
  package internal(set) var original: String?
}
