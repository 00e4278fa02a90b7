// SPDX-License-Identifier: MIT

package import UIDynamicsGeometry

package struct SceneCollision: Equatable, Sendable {
  package enum Mode: String, CaseIterable, Sendable {
    case everything, items, boundaries
  }

  /// The collision mode; `nil` for UIKit's default.
  package var collisionMode: Mode?
  package var boundaries: [SceneBoundary] = []
}

package struct SceneBoundary: Equatable, Sendable {
  package enum Outline: Equatable, Sendable {
    /// A line that is solid from both sides.
    case line(from: CGPoint, to: CGPoint)
    /// A closed, hollow path.
    case path(ScenePath)
  }

  /// The id, unique within its behavior.
  package var id: String
  package var outline: Outline
}
