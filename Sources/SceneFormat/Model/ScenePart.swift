// SPDX-License-Identifier: MIT

/// A part of a scene that does or wants something while it runs, by its place in the scene.
package enum ScenePart: Equatable, Sendable {
  case event(Int), behavior(Int), expectation(Int)
}

/// Where something stands in a scene, for a report.
package struct ScenePlace: Equatable, Sendable {
  /// As in "scene.json:12:5".
  package var text: String
  package var pointer: String

  package init(text: String, pointer: String) { (self.text, self.pointer) = (text, pointer) }
}
