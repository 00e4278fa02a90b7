// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Finds the items that may rest despite gravity, without simulating contacts.
struct SceneSupports {
  /// True for each item that a contact or a behavior may hold.
  private(set) var isHeld: [Bool]

  /// Counts contacts with boundaries, and with anchored or weightless items, as supports.
  init(_ scene: Scene) {
    isHeld = [Bool](repeating: false, count: scene.views.count + scene.items.count)
    let added = scene.addedBehaviors.map { scene.behaviors[$0] }
    var isSolid = [Bool](repeating: true, count: isHeld.count)
    for behavior in added where behavior.type == .gravity {
      for item in behavior.items { isSolid[item] = false }
    }
    for behavior in added {
      guard let isAnchored = behavior.values.boolean(.isAnchored) else { continue }
      for item in behavior.items { (isHeld[item], isSolid[item]) = (isAnchored, isAnchored) }
    }
    for behavior in added where behavior.mayHold {
      for item in behavior.items { isHeld[item] = true }
    }
    for behavior in added {
      guard case .collision(let collision) = behavior.kind else { continue }
      let mode = collision.collisionMode ?? .everything
      let hasBoundary =
        !collision.boundaries.isEmpty
        || (behavior.usesReferenceBounds && scene.referenceBounds != nil)
      if (mode != .items && hasBoundary)
        || (mode != .boundaries && behavior.items.contains { isSolid[$0] })
      {
        for item in behavior.items { isHeld[item] = true }
      }
    }
  }
}

extension SceneBehavior {
  /// True if the behavior can bring items to rest without a contact.
  fileprivate var mayHold: Bool {
    switch kind {
    case .attachment, .snap, .field: true
    case .push(let push): push.mode == .continuous
    case .gravity, .collision, .dynamicItem, .composite: false
    }
  }
}
