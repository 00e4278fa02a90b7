// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat

/// The collision behaviors of a scene.
struct CollisionMembers {
  let behaviors: [Int]
  /// The known items that each behavior contains at any time during the run.
  let members: [Int: Set<Int>]
  /// Like `members`, but contains all items if an expression determines which ones an action adds.
  let possible: [Int: Set<Int>]
  /// The behaviors that use the reference bounds as a boundary.
  let bounded: Set<Int>

  init(_ advice: SceneAdvice) {
    let (scene, effects) = (advice.scene, advice.effects)
    let behaviors = scene.behaviors.indices.filter { scene.behaviors[$0].type == .collision }
    let members = Dictionary(
      firstOf: behaviors.map { ($0, Set(effects.items(of: $0, scene))) })
    var possible = members
    let open = effects.openBehaviors.intersection(behaviors)
    let everything = open.isEmpty ? [] : Set(0..<scene.views.count + scene.items.count)
    for behavior in open { possible[behavior] = everything }
    (self.behaviors, self.members, self.possible) = (behaviors, members, possible)
    bounded = Set(
      behaviors.filter { index in
        scene.behaviors[index].usesReferenceBounds
          || advice.outline.behaviors[index].has("referenceBoundsInsets")
      })
  }
}
