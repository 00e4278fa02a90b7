// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension SceneAdvice {
  /// Warns about mapping a part to its own property, which has no effect, and to a rotated view's frame.
  ///
  /// Setting that frame changes the view's size, and so the frame itself.
  mutating func adviseOnMappings() {
    for (index, item) in scene.items.enumerated() {
      guard case .mapped(let target, let mappings) = item.kind else { continue }
      let reader = outline.items[index]
      for mapping in mappings where mapping.property == mapping.part.passing {
        guard let key = reader.object("map")?.key(mapping.part.rawValue) else { continue }
        let name = quoted(mapping.part.rawValue)
        warn(
          .ignoredKey, "\(name) has no effect here: unmapped properties always come from the view",
          at: key, hint: "remove it, or map it to another property")
      }
      guard let mapping = mappings.first(where: { $0.property.isOfFrame }), isTurned(target) else {
        continue
      }
      warn(
        .turnedFrame,
        "\(name(of: scene.views.count + index)) sets the frame of \(name(of: target)), which is"
          + " rotated, so every change to it also changes the size",
        at: reader.object("map") ?? reader, mapping.part.rawValue,
        hint: "map it to a part of \"center\" or \"bounds.size\" instead")
    }
  }
}
