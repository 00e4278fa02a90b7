// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension SceneAdvice {
  mutating func adviseOnMappings() {
    for (index, item) in scene.items.enumerated() {
      guard case .mapped(let target, let mappings) = item.kind else { continue }
      adviseOnPassing(mappings, outline.items[index])
      adviseOnFrames(mappings, of: target, index)
    }
  }

  /// Mapping a part to its own property has no effect.
  private mutating func adviseOnPassing(_ mappings: [SceneMapping], _ reader: ObjectReader) {
    for mapping in mappings where mapping.property == mapping.part.passing {
      guard let key = reader.object("map")?.key(mapping.part.rawValue) else { continue }
      let name = quoted(mapping.part.rawValue)
      warn(
        .ignoredKey, "\(name) has no effect here: unmapped properties are always those of the view",
        at: key, hint: "remove it, or map it to another property")
    }
  }

  /// Setting the frame of a rotated view changes its size and thus its frame.
  private mutating func adviseOnFrames(
    _ mappings: [SceneMapping], of target: Int, _ index: Int
  ) {
    guard let mapping = mappings.first(where: { $0.property.isOfFrame })
    else { return }
    let angle = mappings.property(of: .angle)
    let itself = scene.views.count + index
    let hands = angle == .angle || angle == nil && !mappings.kept.contains(.angle)
    guard turns(target) || hands && turns(itself) else { return }
    let reader = outline.items[index]
    warn(
      .turnedFrame,
      "\(name(of: itself)) sets the frame of \(name(of: target)), which rotates, so every change"
        + " also changes its size",
      at: reader.object("map") ?? reader, mapping.part.rawValue,
      hint: "map it to \(quoted(mapping.property.unturned)) instead")
  }

  private func isTurnedByMapping(_ item: Int) -> Bool {
    scene.items.contains { other in
      guard case .mapped(item, let mappings) = other.kind else { return false }
      return mappings.contains { $0.property == .angle && $0.part != .angle }
    }
  }

  private func turns(_ item: Int) -> Bool {
    if isTurned(item) { return true }
    let isSpunLater = scene.events.flatMap { $0.actions }.flatMap { $0.flattened }.contains {
      action in
      if case .addAngularVelocity(_, let items, _) = action {
        items.known.contains(item)
      } else {
        false
      }
    }
    return isSpunLater || isTurnedByMapping(item)
      || scene.behaviors.contains { behavior in
        guard case .dynamicItem(let start) = behavior.kind else { return false }
        return start.angularVelocity.contains { $0.item == item && $0.value != 0 }
      }
  }
}

extension SettableGeometry {
  /// The equivalent of a part of the frame that does not depend on the rotation.
  fileprivate var unturned: String {
    guard case .frame(let part) = self else { return name }
    return switch part {
    case .originX: SettableGeometry.centerX.name
    case .originY: SettableGeometry.centerY.name
    case .whole, .origin, .size, .width, .height: SettableGeometry.bounds(part).name
    }
  }
}
