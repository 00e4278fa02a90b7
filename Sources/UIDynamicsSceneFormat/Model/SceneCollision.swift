// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct SceneCollision: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    case everything, items, boundaries
  }

  /// Nil for UIKit's default.
  package var collisionMode: Mode?
  package var boundaries: [SceneBoundary] = []
}

package struct SceneBoundary: Equatable, Sendable {
  package enum Outline: Equatable, Sendable {
    /// Solid from both sides.
    case line(from: CGPoint, to: CGPoint)
    /// Closed and hollow.
    case path(ScenePath)
  }

  /// Unique within its behavior.
  package var id: String
  package var outline: Outline
}
