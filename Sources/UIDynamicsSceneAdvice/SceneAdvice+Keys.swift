// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsSceneFormat

extension SceneAdvice {
  mutating func adviseOnKeys(_ reader: ObjectReader) {
    let type = reader.string("type")
    guard let object = SceneSchema.behavior.variants.first(where: { $0.name == type })?.object,
      let found = object.cases.flatMap({ $0.case(of: reader.string($0.selector)) })
    else { return }
    for member in outline.document.members(of: reader.object) {
      guard let key = outline.document.string(member.key) else { continue }
      if found.ignores.contains(key) {
        warn(.ignoredKey, "\(quoted(key)) has no effect on \(found.noun)", at: member.key)
      } else if key == "strength" {
        adviseOnStrength(reader, at: member.key, found.noun)
      }
    }
  }

  /// Warns about a custom field's strength other than 0 or 1, because it only switches the field on or off.
  private mutating func adviseOnStrength(
    _ reader: ObjectReader, at key: JSONValue, _ noun: String
  ) {
    let kind = reader.kindWord.flatMap(FieldKind.init)
    guard kind?.facts.strength == .switch, let strength = reader.number("strength"),
      strength != 0, strength != 1
    else { return }
    warn(
      .ignoredKey, "\(noun) only checks whether \"strength\" is 0, so this acts as 1",
      at: key, hint: "put the factor in \"force\"")
  }

  /// Warns about a behavior on a group's member: the group already moves it, so it gets a second body.
  mutating func adviseOnMembers(_ items: [(index: Int, value: JSONValue)]) {
    for (item, value) in items {
      guard let group = groups[item] else { continue }
      warn(
        .groupMember,
        "\(name(of: item)) is a member of the group \(name(of: group)), which also moves it",
        at: value, hint: "add \(name(of: group)) to the behavior instead")
    }
  }

  /// Warns about members that actions add to behaviors, unless an action may release their group.
  mutating func adviseOnNewItems(_ actions: [SceneAction], _ reader: ObjectReader, _ key: String) {
    if groups.isEmpty { return }
    let flat = actions.flatMap { $0.flattened }
    for (action, reader) in zip(flat, reader.actions(key)) {
      guard case .addItem = action else { continue }
      let items = names.selection(.dynamicItem, under: "addItem", of: reader).elements
      adviseOnMembers(items.filter { groups[$0.index].map { !mayBeLetGo($0) } ?? false })
    }
  }

  private func mayBeLetGo(_ group: Int) -> Bool {
    removableBehaviors.contains { effects.items(of: $0, scene).contains(group) }
      || effects.removedItems.values.contains { $0.contains(group) }
  }
}
