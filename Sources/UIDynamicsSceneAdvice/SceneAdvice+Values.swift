// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Warns about valid values that do not have the effect they suggest.
extension SceneAdvice {
  mutating func adviseOnForce(_ index: Int) {
    let (behavior, reader) = (scene.behaviors[index], outline.behaviors[index])
    switch behavior.kind {
    case .attachment(let attachment): adviseOnDamping(attachment, of: behavior, reader)
    case .snap:
      adviseOnHeldItems(index, reader)
      guard behavior.values.number(.damping) ?? 0 > 1, !isMisread("damping", reader) else { return }
      warn(
        .strongDamping, "with a damping above 1, a snap moves slowly to its point", at: reader,
        "damping", hint: "1 is enough to prevent oscillation")
    case .push:
      adviseOnHeldItems(index, reader)
      adviseOnPush(behavior, reader)
    case .collision(let collision): adviseOnMeeting(collision, index, reader)
    case .dynamicItem(let item):
      if behavior.values.number(.charge) ?? 0 != 0, !roles.feelCharge {
        warn(
          .ignoredKey,
          "\"charge\" has no effect, because the scene has no electric or magnetic field",
          at: reader, "charge")
      }
      adviseOnHeldVelocities(item, of: behavior, reader)
    case .gravity, .field, .composite: break
    }
  }

  private mutating func adviseOnDamping(
    _ attachment: SceneAttachment, of behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    let values = behavior.values
    guard attachment.mayBeSpring, values.number(.damping) ?? 0 > 0,
      values.number(.frequency) ?? 0 == 0,
      !effects.behaviors.setProperties.contains(.frequency)
    else { return }
    warn(
      .dampingWithoutFrequency,
      "without a frequency this is a rigid rod, so damping has no effect", at: reader,
      "damping", hint: "add a \"frequency\" to make it a spring")
  }

  /// Warns about initial velocities for items that the same behavior anchors, because they have no effect.
  private mutating func adviseOnHeldVelocities(
    _ item: SceneDynamicItem, of behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    guard behavior.values.boolean(.isAnchored) == true,
      !effects.behaviors.setProperties.contains(.isAnchored)
    else { return }
    for (key, moves) in [
      ("linearVelocity", item.linearVelocity.contains { $0.value != .zero }),
      ("angularVelocity", item.angularVelocity.contains { $0.value != 0 }),
    ] where moves {
      warn(
        .ignoredKey, "\(quoted(key)) has no effect, because the items are anchored",
        at: reader, key)
    }
  }

  private mutating func adviseOnHeldItems(_ index: Int, _ reader: ObjectReader) {
    let items = effects.items(of: index, scene)
    guard let first = items.first, anchors.always.isSuperset(of: items),
      !effects.openBehaviors.contains(index)
    else { return }
    let who = items.count == 1 ? "item \(name(of: first))" : "items"
    warn(
      .heldItem,
      "this \(scene.behaviors[index].type.rawValue) does nothing, because another behavior anchors its"
        + " \(who)", at: reader, reader.has("item") ? "item" : "items",
      hint: "set \"isAnchored\" to false in an action")
  }

  private mutating func adviseOnPush(_ push: SceneBehavior, _ reader: ObjectReader) {
    if push.values.boolean(.active) == false, !effects.behaviors.setProperties.contains(.active) {
      warn(
        .pushOfNothing, "this push is not active, and no action activates it", at: reader, "active",
        hint: "remove \"active\", or set it in an action")
    }
    let changed: Set<BehaviorProperty> = [.pushDirection, .magnitude]
    let direction = push.values.vector(.pushDirection) ?? .zero
    guard direction == .zero, push.values.number(.magnitude) ?? 0 == 0,
      effects.behaviors.setProperties.isDisjoint(with: changed)
    else { return }
    warn(
      .pushOfNothing, "this push has a magnitude of 0, so it does nothing", at: reader, "type",
      hint: "give it a \"pushDirection\", or an \"angle\" and a \"magnitude\"")
  }

  private mutating func adviseOnMeeting(
    _ collision: SceneCollision, _ index: Int, _ reader: ObjectReader
  ) {
    let items = effects.items(of: index, scene)
    let hasBoundary =
      !collision.boundaries.isEmpty || scene.behaviors[index].usesReferenceBounds
      || effects.addsBoundaries
      || effects.behaviors.setProperties.contains(.translatesReferenceBoundsIntoBoundary)
    let isKnown = !effects.openBehaviors.contains(index)
    if isKnown, let reason = collision.isolation(of: items.count, hasBoundary) {
      return warn(
        .neverCollides, "this collision behavior \(reason), so nothing collides", at: reader,
        "type", hint: "items collide only with items of the same behavior")
    }
    if collision.collisionMode != .boundaries { adviseOnOverlaps(index, reader) }
  }
}

extension SceneCollision {
  /// The reason why nothing can collide; `nil` if something can.
  fileprivate func isolation(of count: Int, _ hasBoundary: Bool) -> String? {
    if count == 0 { return nil }
    switch collisionMode {
    case nil, .everything: return count > 1 || hasBoundary ? nil : "has one item and no boundary"
    case .items: return count > 1 ? nil : "allows only collisions between items, but has only one"
    case .boundaries: return hasBoundary ? nil : "collides only with boundaries, but has none"
    }
  }
}
