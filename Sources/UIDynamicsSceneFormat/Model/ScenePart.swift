// SPDX-License-Identifier: MIT

/// The index of a gesture, event, behavior or expectation, or the path to an action.
package indirect enum ScenePart: Equatable, Sendable {
  case gesture(Int), event(Int), behavior(Int), expectation(Int)
  /// An action of an event or a behavior, with the path to it.
  case action([SceneActionStep], in: ScenePart)
}

/// A key of an action list, and an index into that list.
package struct SceneActionStep: Equatable, Sendable {
  package let key: String
  package let index: Int

  package init(key: String, index: Int) { (self.key, self.index) = (key, index) }
}
