// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The items that behaviors move.
struct MovedItems {
  /// The items that the animator controls during the entire run.
  private(set) var controlled: Set<Int> = []
  /// For each item, the behaviors that may contain it at some time.
  private(set) var holders: [Int: [Int]] = [:]

  init(_ advice: SceneAdvice) {
    let removable = advice.removableBehaviors
    for index in advice.roles.added where !removable.contains(index) {
      controlled.formUnion(advice.keptItems(of: index))
    }
    let roots = Array(Set(advice.roles.added).union(advice.effects.behaviors.added))
    for index in Set(roots.flatMap(advice.family)) {
      for item in advice.effects.items(of: index, advice.scene) {
        holders[item, default: []].append(index)
      }
    }
  }
}
