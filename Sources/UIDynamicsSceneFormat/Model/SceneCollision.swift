// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

/// What a collision behavior has besides its properties.
package struct SceneCollision: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    case everything, items, boundaries
  }

  /// Nil has UIKit's default.
  package var collisionMode: Mode?
  package var boundaries: [SceneBoundary] = []
}

/// A boundary of a collision behavior.
package struct SceneBoundary: Equatable, Sendable {
  package enum Outline: Equatable, Sendable {
    /// A line, solid from both sides.
    case line(from: CGPoint, to: CGPoint)
    /// A closed and hollow outline.
    case path(ScenePath)
  }

  /// Unique within its behavior.
  package var id: String
  package var outline: Outline
}
