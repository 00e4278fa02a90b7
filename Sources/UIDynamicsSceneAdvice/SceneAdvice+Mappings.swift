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

  /// Warns about mapping a part to its own property, which has no effect.
  private mutating func adviseOnPassing(_ mappings: [SceneMapping], _ reader: ObjectReader) {
    for mapping in mappings where mapping.property == mapping.part.passing {
      guard let key = reader.object("map")?.key(mapping.part.rawValue) else { continue }
      let name = quoted(mapping.part.rawValue)
      warn(
        .ignoredKey, "\(name) has no effect here: unmapped properties always come from the view",
        at: key, hint: "remove it, or map it to another property")
    }
  }

  /// Warns about mapping to a rotated view's frame: setting it changes the view's size, and so the frame itself.
  private mutating func adviseOnFrames(
    _ mappings: [SceneMapping], of target: Int, _ index: Int
  ) {
    guard let mapping = mappings.first(where: { $0.property.isOfFrame }), isTurned(target) else {
      return
    }
    let itself = scene.views.count + index
    let reader = outline.items[index]
    warn(
      .turnedFrame,
      "\(name(of: itself)) sets the frame of \(name(of: target)), which is rotated, so every change"
        + " to it also changes the size",
      at: reader.object("map") ?? reader, mapping.part.rawValue,
      hint: "map it to a part of \"center\" or \"bounds.size\" instead")
  }
}
