// SPDX-License-Identifier: MIT

/// A form of texts: what sentences, the page of keys and JSON Schema say of it.
///
/// A class for the reason that `SchemaKey` is one.
package final class TextForm: Sendable {
  /// What the check looks at.
  package enum Rule: Sendable {
    case none
    /// An expression that is true or false, without the `=`.
    case condition
    /// Text, or an expression for it.
    case phrase
    /// An id that its object is given.
    case identifier
    /// The name of an emitted record.
    case recordName
    /// The id of something that the scene defines.
    case reference(SceneName.Kinds)
    /// In a list: an id, the id that copies share, or a pattern.
    case selection(SceneName.Kinds)
    /// The id of a behavior of one of some types, the id that copies share, or a pattern.
    case behavior([String])
    /// What an item touches: a selection of items, or a word.
    case partner
    /// Which element of a collection view a layout attribute stands for.
    case elementKind
    /// Path data of SVG.
    case pathData
    /// What sets an event off.
    case trigger
    /// Something that actions can set: a variable, or a property behind an id.
    case target
  }

  package let rule: Rule
  /// What a value must be, for sentences.
  let noun: String
  /// What the page of keys shows for it.
  let example: String
  /// A pattern of JSON Schema; nil where any text may be meant.
  let pattern: String?
  /// Whether an expression for the id may stand in its place.
  let isComputable: Bool

  private init(
    _ rule: Rule, _ noun: String, shownAs example: String, pattern: String? = nil,
    isComputable: Bool = false
  ) {
    (self.rule, self.noun, self.example, self.pattern) = (rule, noun, example, pattern)
    self.isComputable = isComputable
  }

  static let any = TextForm(.none, "a string", shownAs: "text")
  static let condition = TextForm(
    .condition, "an expression in quotation marks", shownAs: "a condition", pattern: "^[^=]")
  static let phrase = TextForm(.phrase, "a string", shownAs: "text, or an expression for one")
  static let identifier = TextForm(
    .identifier, "an id in quotation marks", shownAs: "an id", pattern: idPattern)
  static let recordName = TextForm(
    .recordName, "an id in quotation marks", shownAs: "a name",
    pattern: "^(?!(\(reserved))$)\(SceneIdentifier.pattern)$")
  static let elementKind = TextForm(
    .elementKind, "the kind of an element in quotation marks", shownAs: "text",
    pattern: "^(cell|(supplementary|decoration):[\\s\\S]+)$")
  static let pathData = TextForm(
    .pathData, "path data in quotation marks", shownAs: "path data")
  static let trigger = TextForm(
    .trigger, "the name of what sets the event off", shownAs: "text",
    pattern: SceneTriggerText.pattern)
  static let target = TextForm(
    .target, "the name of a variable or property",
    shownAs: "the name of a variable, or `ID.PROPERTY`")

  static func reference(_ kinds: SceneName.Kinds) -> TextForm {
    TextForm(
      .reference(kinds), "the id of \(kinds.noun)", shownAs: "the id of \(kinds.noun)",
      pattern: idPattern)
  }

  static func selection(_ kinds: SceneName.Kinds) -> TextForm {
    TextForm(
      .selection(kinds), "the id of \(kinds.noun)",
      shownAs: "the id of \(kinds.noun) or of its copies, or a pattern (`card-*`)",
      pattern: "^\(SceneIDPattern.pattern)$")
  }

  static func behavior(_ types: [String]) -> TextForm {
    let list = types.map { "`\($0)`" }.joined(separator: ", ")
    return TextForm(
      .behavior(types), "the id of a behavior", shownAs: "the id of a behavior: \(list)",
      pattern: "^\(SceneIDPattern.pattern)$")
  }

  /// What the words stand for that are not ids; an item of the same id comes first.
  static let partners: [String: SceneContactFilter.Partner] = [
    "item": .anyItem, "boundary": .anyBoundary,
  ]

  static let partner = TextForm(
    .partner, "\"item\", \"boundary\" or the id of an item",
    shownAs: "`item`, `boundary`, the id of an item or of its copies, or a pattern (`card-*`)",
    pattern: "^\(SceneIDPattern.pattern)$"
  ).computable

  private static var idPattern: String { "^\(SceneIdentifier.pattern)$" }

  /// What happens by itself, and so cannot be the name of a record.
  private static let reserved = SceneTriggerText.Word.allCases.map(\.rawValue)
    .joined(separator: "|")

  /// Whether it is the id of a behavior, or may be.
  var namesBehavior: Bool {
    switch rule {
    case .behavior: true
    case .reference(let kinds), .selection(let kinds): kinds.contains(SceneName.Kind.behavior)
    case .none, .condition, .phrase, .identifier, .recordName, .partner, .elementKind, .pathData,
      .trigger, .target:
      false
    }
  }

  /// Whether an expression may stand for it.
  package var takesExpressions: Bool {
    if case .phrase = rule { true } else { isComputable }
  }

  /// The form with an expression allowed.
  var computable: TextForm {
    TextForm(rule, noun, shownAs: example, pattern: pattern, isComputable: true)
  }
}
