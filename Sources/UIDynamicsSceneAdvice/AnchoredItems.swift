// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The items that "dynamicItem" behaviors anchor.
struct AnchoredItems {
  /// The items anchored at the start, as determined by the last behavior that contains them.
  private(set) var atStart: Set<Int> = []
  /// The items that stay anchored because no action can release them.
  private(set) var always: Set<Int> = []

  init(_ advice: SceneAdvice) {
    let removable = advice.removableBehaviors
    var released: Set<Int> = []
    for index in advice.roles.added {
      let behavior = advice.scene.behaviors[index]
      guard let isAnchored = behavior.values.boolean(.isAnchored) else { continue }
      if isAnchored {
        atStart.formUnion(behavior.items)
        if !removable.contains(index) { always.formUnion(advice.keptItems(of: index)) }
      } else {
        atStart.subtract(behavior.items)
        released.formUnion(behavior.items)
      }
    }
    always.subtract(released)
    if advice.effects.behaviors.setProperties.contains(.isAnchored) { always = [] }
  }
}
