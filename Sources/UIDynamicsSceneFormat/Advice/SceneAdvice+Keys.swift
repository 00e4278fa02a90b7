// SPDX-License-Identifier: MIT

extension SceneAdvice {
  /// Keys that UIKit takes and that change nothing, as the table knows them.
  mutating func adviseOnKeys(_ reader: ObjectReader) {
    let type = reader.string("type")
    guard let object = SceneSchema.behavior.variants.first(where: { $0.name == type })?.object,
      let found = object.cases.flatMap({ $0.case(of: reader.string($0.selector)) })
    else { return }
    for member in outline.document.members(of: reader.object) {
      guard let key = outline.document.string(member.key), found.ignores.contains(key) else {
        continue
      }
      warn(.ignoredKey, "\(quoted(key)) has no effect on \(found.noun)", at: member.key)
    }
  }

  /// A group moves its members; a behavior that moves one as well gives it a second body.
  mutating func adviseOnMembers(_ behavior: SceneBehavior, _ reader: ObjectReader) {
    if groups.isEmpty { return }
    for (item, value) in names.items(of: reader) {
      guard let group = groups[item] else { continue }
      warn(
        .groupMember,
        "\(name(of: item)) is a member of the group \(name(of: group)), which moves it as"
          + " well", at: value, hint: "add \(name(of: group)) to the behavior instead")
    }
  }
}
