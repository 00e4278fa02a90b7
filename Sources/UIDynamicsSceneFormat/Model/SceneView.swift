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
  /// Index of another view of the scene, or nil for the reference view; the way up never ends in a circle.
  package var superview: Int?
  package var collisionBounds = SceneCollisionBounds.rectangle
  /// What the layout attribute stands for; nil for a view.
  package var element: SceneElement?
  /// The id in the scene of which it is one of several copies; nil for a view of its own.
  package var original: String?
  /// Whether it is in the hierarchy before the first tick.
  package var isAdded = true
  /// Whether it is a copy that an action is yet to make; until then it is not there at all.
  package var isSlot = false
}
