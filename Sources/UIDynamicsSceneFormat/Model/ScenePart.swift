// SPDX-License-Identifier: MIT

/// A part of a scene that does or wants something while it runs, by its place in the scene.
package indirect enum ScenePart: Equatable, Sendable {
  case gesture(Int), event(Int), behavior(Int), expectation(Int)
  /// One of the actions of an event or a behavior, with those around it before it.
  case action([SceneActionStep], in: ScenePart)
}

/// A step on the way to an action: the key of a list of actions, and a place in that list.
package struct SceneActionStep: Equatable, Sendable {
  package let key: String
  package let index: Int

  package init(key: String, index: Int) { (self.key, self.index) = (key, index) }
}
