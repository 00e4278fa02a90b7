// SPDX-License-Identifier: MIT

/// A form of strings, described for messages, the reference and the JSON Schema.
package final class TextForm: Sendable {
  package enum Rule: Sendable {
    case none
    /// A Boolean expression without the leading `=`.
    case condition
    /// Text, or an expression that yields text.
    case phrase
    /// The id of the object that contains it.
    case identifier
    case recordName
    /// An id defined in the scene.
    case reference(SceneName.Kinds)
    /// An element of a list: an id, an id that copies share, or a pattern.
    case selection(SceneName.Kinds)
    /// A selection of behaviors of certain types.
    case behavior([BehaviorType])
    case partner
    case elementKind
    case pathData
    case color
    case imageName
    case trigger
    case target
  }

  package let rule: Rule
  /// True if an expression can replace the id.
  let isComputable: Bool

  init(_ rule: Rule, isComputable: Bool = false) {
    (self.rule, self.isComputable) = (rule, isComputable)
  }

  /// Words that mean any item or any boundary; using one is an error if an item has that id.
  static let partners: [String: SceneContactFilter.Partner] = [
    "item": .anyItem, "boundary": .anyBoundary,
  ]

  package var takesExpressions: Bool {
    if case .phrase = rule { true } else { isComputable }
  }
}

extension TextForm {
  var noun: String { texts.noun }
  var example: String { texts.example }
  var pattern: String? { texts.pattern }

  /// The noun for several ids in the documentation, such as "item ids".
  var plural: String? {
    if case .selection(let kinds) = rule { return "\(kinds.plainNoun) ids and patterns (`card-*`)" }
    if case .reference(let kinds) = rule { return "\(kinds.plainNoun) ids" }
    return nil
  }

  private var texts: (noun: String, example: String, pattern: String?) {
    let (id, ids) = ("^\(SceneIdentifier.pattern)$", "^\(SceneIDPattern.pattern)$")
    let quoted = "in quotation marks"
    return switch rule {
    case .none: ("a string", "text", nil)
    case .condition: ("an expression \(quoted)", "a condition", "^[^=]")
    case .phrase: ("a string", "text, or an expression for it", nil)
    case .identifier: ("an id \(quoted)", "an id", id)
    case .recordName:
      ("an id \(quoted)", "a name", "^(?!(\(Self.reserved))$)\(SceneIdentifier.pattern)$")
    case .elementKind:
      (
        "an element kind \(quoted)", "text",
        "^(cell|(supplementary|decoration):[\\s\\S]+)$"
      )
    case .pathData: ("path data \(quoted)", "path data", nil)
    case .color:
      (
        "a color \(quoted)",
        "a color: `#rgb`, `#rrggbb`, `#rrggbbaa`, or a UIKit name such as `systemBlue`",
        "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[a-z][A-Za-z0-9]*)$"
      )
    case .imageName:
      (
        "the name of an image file \(quoted)", "a path relative to the scene's folder",
        "\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[sS][vV][gG])$"
      )
    case .trigger: ("the name of a trigger", "text", SceneTriggerText.pattern)
    case .target:
      ("the name of a variable or property", "the name of a variable, or `ID.PROPERTY`", nil)
    case .reference(let kinds): ("the id of \(kinds.noun)", "the id of \(kinds.noun)", id)
    case .selection(let kinds):
      (
        "the id of \(kinds.noun)",
        "the id of \(kinds.noun), or a pattern (`card-*`)", ids
      )
    case .behavior(let types):
      (
        "the id of a behavior",
        "the id of a behavior (\(types.map { "`\($0.rawValue)`" }.joined(separator: ", ")))", ids
      )
    case .partner:
      (
        "\"item\", \"boundary\" or the id of an item",
        "`item`, `boundary`, the id of an item, or a pattern (`card-*`)", ids
      )
    }
  }

  /// The trigger words, which are not allowed as names of records.
  private static let reserved = SceneHappening.allCases.map { $0.rawValue }
    .joined(separator: "|")
}
