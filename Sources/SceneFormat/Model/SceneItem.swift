// SPDX-License-Identifier: MIT

package import Geometry

/// A dynamic item of a scene that is no view.
package struct SceneItem: Equatable, Sendable {
  /// What kind of object it is.
  package enum Kind: Equatable, Sendable {
    /// An object of the program's own; what it shows is never rounded.
    case body(center: CGPoint, size: CGSize, angle: Double, SceneCollisionBounds)
    /// Several items, none of them a group, that move as one; at least one.
    case group([Int])
  }

  /// Unique in the scene.
  package var id: String
  package var kind: Kind

  package init(id: String, kind: Kind) {
    (self.id, self.kind) = (id, kind)
  }
}

/// The shape of an item that collides.
package enum SceneCollisionBounds: Equatable, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// A convex outline around (0, 0), the center.
  case path(ScenePath)
}
