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
    case pathData
    /// What sets an event off.
    case trigger
    /// Something that actions can set: a variable, or a property behind an id.
    case target
  }

  package let rule: Rule
  /// Whether it is an id that its object is given.
  var isIdentifier: Bool { if case .identifier = rule { true } else { false } }
  /// Whether an expression for the id may stand in its place.
  let isComputable: Bool
  // Texts are put together when somebody asks: a run of a scene without faults asks for none.
  private let makeTexts: @Sendable () -> Texts

  /// What sentences and pages say.
  private struct Texts {
    let noun: String
    let example: String
    let pattern: String?

    init(_ noun: String, shownAs example: String, pattern: String? = nil) {
      (self.noun, self.example, self.pattern) = (noun, example, pattern)
    }
  }

  /// What a value must be, for sentences.
  var noun: String { makeTexts().noun }
  /// What the page of keys shows for it.
  var example: String { makeTexts().example }
  /// A pattern of JSON Schema; nil where any text may be meant.
  var pattern: String? { makeTexts().pattern }

  private init(
    _ rule: Rule, isComputable: Bool = false,
    _ makeTexts: @autoclosure @escaping @Sendable () -> Texts
  ) {
    (self.rule, self.isComputable, self.makeTexts) = (rule, isComputable, makeTexts)
  }

  static let any = TextForm(.none, Texts("a string", shownAs: "text"))
  static let condition = TextForm(
    .condition,
    Texts("an expression in quotation marks", shownAs: "a condition", pattern: "^[^=]"))
  static let phrase = TextForm(
    .phrase, Texts("a string", shownAs: "text, or an expression for one"))
  static let identifier = TextForm(
    .identifier, Texts("an id in quotation marks", shownAs: "an id", pattern: idPattern))
  static let recordName = TextForm(
    .recordName,
    Texts(
      "an id in quotation marks", shownAs: "a name",
      pattern: "^(?!(\(reserved))$)\(SceneIdentifier.pattern)$"))
  static let elementKind = TextForm(
    .elementKind,
    Texts(
      "the kind of an element in quotation marks", shownAs: "text",
      pattern: "^(cell|(supplementary|decoration):[\\s\\S]+)$"))
  static let pathData = TextForm(
    .pathData, Texts("path data in quotation marks", shownAs: "path data"))
  static let trigger = TextForm(
    .trigger,
    Texts(
      "the name of what sets the event off", shownAs: "text", pattern: SceneTriggerText.pattern))
  static let target = TextForm(
    .target,
    Texts(
      "the name of a variable or property",
      shownAs: "the name of a variable, or `ID.PROPERTY`"))

  static func reference(_ kinds: SceneName.Kinds) -> TextForm {
    TextForm(
      .reference(kinds),
      Texts(
        "the id of \(kinds.noun)", shownAs: "the id of \(kinds.noun)", pattern: idPattern))
  }

  static func selection(_ kinds: SceneName.Kinds) -> TextForm {
    TextForm(
      .selection(kinds),
      Texts(
        "the id of \(kinds.noun)",
        shownAs: "the id of \(kinds.noun) or of its copies, or a pattern (`card-*`)",
        pattern: "^\(SceneIDPattern.pattern)$"))
  }

  static func behavior(_ types: [String]) -> TextForm {
    TextForm(
      .behavior(types),
      Texts(
        "the id of a behavior",
        shownAs: "the id of a behavior: "
          + types.map { "`\($0)`" }.joined(separator: ", "),
        pattern: "^\(SceneIDPattern.pattern)$"))
  }

  /// What the words stand for that are not ids; an item of the same id comes first.
  static let partners: [String: SceneContactFilter.Partner] = [
    "item": .anyItem, "boundary": .anyBoundary,
  ]

  static let partner = TextForm(
    .partner,
    Texts(
      "\"item\", \"boundary\" or the id of an item",
      shownAs: "`item`, `boundary`, the id of an item or of its copies, or a pattern (`card-*`)",
      pattern: "^\(SceneIDPattern.pattern)$")
  ).computable

  private static var idPattern: String { "^\(SceneIdentifier.pattern)$" }

  /// What happens by itself, and so cannot be the name of a record.
  private static let reserved = SceneHappening.allCases.map(\.rawValue)
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
    TextForm(rule, isComputable: true, self.makeTexts())
  }
}
