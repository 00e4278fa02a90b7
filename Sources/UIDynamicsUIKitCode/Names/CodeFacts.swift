// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Facts about a scene that determine how its parts are written.
struct CodeFacts {
  let live: LiveVariables
  /// Behaviors that are created when they are added, possibly several times.
  let renewed: Set<Int>
  let emissions: [String: Emission]
  /// The emitted names that trigger events.
  let handled: Set<String>
  let resized: Set<Int>
  /// The collision behaviors that actions extend or change.
  let growing: Set<Int>

  init(_ scene: Scene) {
    let live = LiveVariables(scene)
    self.live = live
    renewed = scene.renewedBehaviors
    emissions = scene.emissions
    handled = Set(
      scene.events.filter { !live.isIdle($0.actions) }.flatMap { $0.trigger.all }.compactMap {
        $0.emission
      })
    resized = scene.resizedItems
    growing = Set(scene.actions.flatMap { $0.content.effect?.enlarged ?? [] })
  }
}

extension Scene {
  /// The behaviors that actions recreate, and the behaviors whose expressions refer to the touch.
  fileprivate var renewedBehaviors: Set<Int> {
    var found = Set(behaviors.indices.filter { behaviors[$0].namesTouch })
    for case .addBehavior(let list, isNew: true) in actions { found.formUnion(list.known) }
    let children = behaviors.flatMap { behavior -> [Int] in
      if case .composite(let children) = behavior.kind { children } else { [] }
    }
    return found.filter { behaviors[$0].type != .composite && !children.contains($0) }
  }
}
