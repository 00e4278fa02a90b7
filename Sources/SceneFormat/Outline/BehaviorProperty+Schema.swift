// SPDX-License-Identifier: MIT

internal import Facts

extension BehaviorProperty {
  /// Those of a behavior, by the words of a scene: its type, and under `attachment` or `field` which
  /// of them; all can be read and set.
  ///
  /// A property is there where the schema takes its key, even one that UIKit ignores.
  static func all(of type: String, _ word: String? = nil) -> [BehaviorProperty] {
    let variant = SceneSchema.behavior.variants.first { $0.name == type }
    guard let object = variant?.object else { return [] }
    let governed = object.cases?.governed ?? []
    let found = object.cases?.case(of: word)
    return allCases.filter { property in
      let name = property.rawValue
      guard object.keys.contains(where: { $0.name == name }) else { return false }
      return !governed.contains(name) || found?.admits(name) == true
    }
  }
}

extension SceneBehavior {
  /// The properties that expressions read and actions set.
  package var properties: [BehaviorProperty] {
    switch kind {
    case .gravity: BehaviorProperty.all(of: "gravity")
    case .collision: BehaviorProperty.all(of: "collision")
    case .dynamicItem: BehaviorProperty.all(of: "dynamicItem")
    case .attachment(let attachment):
      BehaviorProperty.all(of: "attachment", attachment.link.word)
    case .snap: BehaviorProperty.all(of: "snap")
    case .push: BehaviorProperty.all(of: "push")
    case .field(let field): BehaviorProperty.all(of: "field", field.kind.rawValue)
    case .composite: []
    }
  }
}
