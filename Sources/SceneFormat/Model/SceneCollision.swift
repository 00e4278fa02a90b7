// SPDX-License-Identifier: MIT

package import Geometry

/// The properties of a collision behavior; nil ones have UIKit's default.
package struct SceneCollision: Equatable, Sendable {
  /// What the items collide with.
  package enum Mode: String, CaseIterable, Sendable {
    case everything, items, boundaries
  }

  package var collisionMode: Mode?
  package var translatesReferenceBoundsIntoBoundary: Bool?
  /// Given, the reference bounds are a boundary, also without the property above.
  package var referenceBoundsInsets: UIEdgeInsets?
  package var boundaries: [SceneBoundary]

  package init(
    collisionMode: Mode? = nil, translatesReferenceBoundsIntoBoundary: Bool? = nil,
    referenceBoundsInsets: UIEdgeInsets? = nil, boundaries: [SceneBoundary] = []
  ) {
    self.collisionMode = collisionMode
    self.translatesReferenceBoundsIntoBoundary = translatesReferenceBoundsIntoBoundary
    self.referenceBoundsInsets = referenceBoundsInsets
    self.boundaries = boundaries
  }

  /// Whether the bounds of the reference view are a boundary.
  package var usesReferenceBounds: Bool {
    translatesReferenceBoundsIntoBoundary ?? (referenceBoundsInsets != nil)
  }
}

/// A boundary of a collision behavior.
package struct SceneBoundary: Equatable, Sendable {
  /// Where it runs.
  package enum Outline: Equatable, Sendable {
    /// A line, solid from both sides.
    case line(from: CGPoint, to: CGPoint)
    /// A closed and hollow outline.
    case path(ScenePath)
  }

  /// Unique within its behavior.
  package var id: String
  package var outline: Outline

  package init(id: String, outline: Outline) {
    self.id = id
    self.outline = outline
  }
}
