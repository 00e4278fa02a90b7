// SPDX-License-Identifier: MIT

/// A form of texts: what sentences, the page of keys and JSON Schema say of it.
package final class TextForm: Sendable {
  /// What the check looks at, and from which the rest follows.
  package enum Rule: Sendable {
    case none
    /// An expression that is true or false, without the `=`.
    case condition
    /// Text, or an expression for it.
    case phrase
    /// An id that its object is given.
    case identifier
    case recordName
    /// The id of something that the scene defines.
    case reference(SceneName.Kinds)
    /// In a list: an id, the id that copies share, or a pattern.
    case selection(SceneName.Kinds)
    /// The id of a behavior of one of some types, the id that copies share, or a pattern.
    case behavior([BehaviorType])
    /// What an item touches: a selection of items, or a word.
    case partner
    /// Which element of a collection view a layout attribute stands for.
    case elementKind
    case pathData
    case color
    case imageName
    case trigger
    /// Something that actions can set: a variable, or a property behind an id.
    case target
  }

  package let rule: Rule
  /// Whether it is an id that its object is given.
  var isIdentifier: Bool { if case .identifier = rule { true } else { false } }
  /// Whether an expression for the id may stand in its place.
  let isComputable: Bool

  init(_ rule: Rule, isComputable: Bool = false) {
    (self.rule, self.isComputable) = (rule, isComputable)
  }

  /// What the words stand for that are not ids; beside an item of the same id none is taken.
  static let partners: [String: SceneContactFilter.Partner] = [
    "item": .anyItem, "boundary": .anyBoundary,
  ]

  /// Whether it is the id of a behavior, or may be.
  var namesBehavior: Bool {
    switch rule {
    case .behavior: true
    case .reference(let kinds), .selection(let kinds): kinds.contains(SceneName.Kind.behavior)
    case .none, .condition, .phrase, .identifier, .recordName, .partner, .elementKind, .pathData,
      .color, .imageName, .trigger, .target:
      false
    }
  }

  package var takesExpressions: Bool {
    if case .phrase = rule { true } else { isComputable }
  }
}

extension TextForm {
  /// What a value must be, for sentences.
  var noun: String { texts.noun }
  /// What the page of keys shows for it.
  var example: String { texts.example }
  /// A pattern of JSON Schema; nil where any text may be meant.
  var pattern: String? { texts.pattern }

  private var texts: (noun: String, example: String, pattern: String?) {
    let (id, ids) = ("^\(SceneIdentifier.pattern)$", "^\(SceneIDPattern.pattern)$")
    let quoted = "in quotation marks"
    return switch rule {
    case .none: ("a string", "text", nil)
    case .condition: ("an expression \(quoted)", "a condition", "^[^=]")
    case .phrase: ("a string", "text, or an expression for one", nil)
    case .identifier: ("an id \(quoted)", "an id", id)
    case .recordName:
      ("an id \(quoted)", "a name", "^(?!(\(Self.reserved))$)\(SceneIdentifier.pattern)$")
    case .elementKind:
      (
        "the kind of an element \(quoted)", "text",
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
        "the name of an image file \(quoted)", "a path from the folder of the scene",
        "\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[sS][vV][gG])$"
      )
    case .trigger: ("the name of what sets the event off", "text", SceneTriggerText.pattern)
    case .target:
      ("the name of a variable or property", "the name of a variable, or `ID.PROPERTY`", nil)
    case .reference(let kinds): ("the id of \(kinds.noun)", "the id of \(kinds.noun)", id)
    case .selection(let kinds):
      (
        "the id of \(kinds.noun)",
        "the id of \(kinds.noun) or of its copies, or a pattern (`card-*`)", ids
      )
    case .behavior(let types):
      (
        "the id of a behavior",
        "the id of a behavior: " + types.map { "`\($0.rawValue)`" }.joined(separator: ", "), ids
      )
    case .partner:
      (
        "\"item\", \"boundary\" or the id of an item",
        "`item`, `boundary`, the id of an item or of its copies, or a pattern (`card-*`)", ids
      )
    }
  }

  /// What happens by itself, and so cannot be the name of a record.
  private static let reserved = SceneHappening.allCases.map { $0.rawValue }
    .joined(separator: "|")
}
