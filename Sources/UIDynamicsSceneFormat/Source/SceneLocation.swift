// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A position in a scene, for reports.
package struct SceneLocation: Equatable, Sendable {
  package let file: String
  package let position: SourcePosition
  package let pointer: String

  package init(file: String, position: SourcePosition, pointer: String) {
    (self.file, self.position, self.pointer) = (file, position, pointer)
  }

  /// The position as people and editors expect it: "scene.json:12:5".
  package var text: String { visible(file) + ":\(position.line):\(position.column)" }
}
