// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Where a list of actions stands in its event or behavior, for messages.
struct ActionPlace {
  /// The actions around it.
  private var around: [SceneActionStep] = []
  let key: String

  /// The list of an event or a behavior.
  init(_ key: String) { self.key = key }

  /// The list under a key of one of the actions of a list.
  init(_ key: String, of index: Int, in outer: ActionPlace) {
    (self.key, around) = (key, outer.steps(to: index))
  }

  /// The way to an action of the list.
  func steps(to index: Int) -> [SceneActionStep] {
    around + [SceneActionStep(key: key, index: index)]
  }
}
