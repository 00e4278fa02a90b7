// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The position of an action list inside its event or behavior, for messages.
struct ActionPath {
  /// The steps to the enclosing action.
  private var around: [SceneActionStep] = []
  let key: String

  init(_ key: String) { self.key = key }

  /// Creates the path of a list nested in an action, such as "then".
  init(_ key: String, of index: Int, in outer: ActionPath) {
    (self.key, around) = (key, outer.steps(to: index))
  }

  func steps(to index: Int) -> [SceneActionStep] {
    around + [SceneActionStep(key: key, index: index)]
  }
}
