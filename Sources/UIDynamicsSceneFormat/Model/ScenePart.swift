// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A part of a scene that does or wants something while it runs, by its place in the scene.
package indirect enum ScenePart: Equatable, Sendable {
  case event(Int), behavior(Int), expectation(Int)
  /// One of the actions of an event or a behavior, with those around it before it.
  case action([SceneActionStep], in: ScenePart)
}

/// A step on the way to an action: the key of a list of actions, and a place in that list.
package struct SceneActionStep: Equatable, Sendable {
  package let key: String
  package let index: Int

  package init(key: String, index: Int) { (self.key, self.index) = (key, index) }
}

/// Where something stands in a scene, for a report.
package struct ScenePlace: Equatable, Sendable {
  package let file: String
  package let position: SourcePosition
  package let pointer: String

  package init(file: String, position: SourcePosition, pointer: String) {
    (self.file, self.position, self.pointer) = (file, position, pointer)
  }

  /// As people and editors write it: "scene.json:12:5".
  package var text: String { "\(visible(file)):\(position.line):\(position.column)" }
}
