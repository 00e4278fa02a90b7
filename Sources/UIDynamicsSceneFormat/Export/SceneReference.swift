// SPDX-License-Identifier: MIT

/// The reference of the scene format in Markdown.
package enum SceneReference {
  package static var text: String {
    ([introduction] + SceneSchema.objects.map(section)).joined(separator: "\n")
  }

  private static let introduction = {
    let (largest, smallest) = (
      Sentence.number(SchemaNumber.largest), Sentence.number(SchemaNumber.extent.lower)
    )
    return """
      # Every key of a scene

      Made by `make docs` from the table that the reader of scenes follows; do not edit it by hand.
      An id is a letter or `_`, followed by letters, digits, `_` and `-` (ASCII only).
      Lengths are in points, times in seconds, angles in radians, clockwise on screen. Every object also
      takes `$comment` with any value. `uidyn schema scene` prints the same as a JSON Schema.

      Numbers lie between -\(largest) and \(largest) where nothing else is said, so that 32 bits hold all that is
      made of them; widths and heights are at least \(smallest) pt.

      Where a number, `true` or `false`, or two numbers in brackets are expected, an expression may stand:
      a string that starts with `=`, such as `"=card.center.x + 40"`. In longer arrays each number may be
      one. Conditions are expressions without the `=`. Parameters are literals.
      [Expressions](expressions.md) has the language.

      """
  }()

  private static func section(_ object: SchemaObject) -> String {
    let keys = object.keys.filter { $0.name != SchemaKey.comment.name }
    var text = "## \(title(object))\n\n| key | value | default | meaning |\n|---|---|---|---|\n"
    for key in keys { text += row(key) }
    let rules = object.rules.map { sentence($0, object) }
    if !rules.isEmpty { text += "\n" + rules.joined(separator: "\n") + "\n" }
    if let cases = object.cases { text += "\n" + table(cases) }
    for key in keys { text += words(key) }
    return text
  }

  private static func title(_ object: SchemaObject) -> String {
    capitalized(object.noun.map { $0 == "\"" ? "`" : String($0) }.joined())
  }

  private static func row(_ key: SchemaKey) -> String {
    let initial = key.defaultText.map { "`\($0)`" } ?? (key.isRequired ? "required" : "")
    return "| `\(key.name)` | \(form(key.kind)) | \(initial) | \(key.doc) |\n"
  }

  static func form(_ kind: SchemaKind) -> String {
    switch kind {
    case .anything: "any value"
    case .formatVersion: "`\(Sentence.number(SceneSchema.formatVersion))`"
    case .text(let form): form.example
    case .yes: "`true`"
    case .boundaryOrNull: "the id of a boundary, or `null`"
    case .value(2): "a number, `true` or `false`, a text or `[dx, dy]`"
    case .value: "a number, `true` or `false`, a text or a few numbers in brackets"
    case .assigned: "a value that the target takes"
    case .choice: "an action, by its first key"
    case .named(let element, _): "an object: a name to \(form(element))"
    case .boolean: "`true` or `false`"
    case .number(let number): form(number)
    case .word(let words): words().map { "`\"\($0.name)\"`" }.joined(separator: ", ")
    case .tuple(let tuple): tuple.counts.map { "`\(tuple.form(of: $0))`" }.joined(separator: " or ")
    case .range(let number): "`[min, max]`, \(form(number)), `null` for none"
    case .list(let list): "a list of \(form(list.element))"
    case .nested(let object): form(object())
    case .variants: "a behavior, by its `type`"
    case .map(let kinds, let element): "an object: the id of \(kinds.noun) to \(form(element))"
    case .either(let kinds): kinds.map(form).joined(separator: ", or ")
    }
  }

  private static func form(_ object: SchemaObject) -> String {
    "[\(object.noun.filter { $0 != "\"" })](#\(anchor(object)))"
  }

  private static func anchor(_ object: SchemaObject) -> String {
    title(object).lowercased().filter { $0 != "`" }
      .map { $0 == " " ? "-" : String($0) }.joined()
  }

  private static func form(_ number: SchemaNumber) -> String {
    var words = [number.isWhole ? "a whole number" : "a number"]
    let (lower, upper) = (Sentence.number(number.lower), Sentence.number(number.upper))
    if number.lower <= -SchemaNumber.largest && number.upper >= SchemaNumber.largest {
      // The general range of numbers is omitted.
    } else if number.excludesLower {
      words.append("above \(lower)")
      if number.upper < SchemaNumber.largest { words.append("and at most \(upper)") }
    } else if number.upper < SchemaNumber.largest {
      words.append("from \(lower) to \(upper)")
    } else {
      words.append("from \(lower)")
    }
    return words.joined(separator: " ") + (number.unit == "1" ? "" : ", \(number.unit)")
  }

  static func sentence(_ rule: SchemaRule, _ object: SchemaObject) -> String {
    let choices = rule.alternatives.map { alternative in
      let needed = alternative.needed.map { "`\($0)`" }.joined(separator: " and ")
      let others = alternative.keys.dropFirst(alternative.needed.count).map { "`\($0)`" }
      if needed.isEmpty { return others.joined(separator: ", ") }
      return others.isEmpty ? needed : "\(needed), perhaps with \(Sentence.joined(others, "and"))"
    }
    let count = rule.needsOne ? "Exactly one" : "At most one"
    return "\(count) of these is given: \(choices.joined(separator: "; "))."
  }

  private static func table(_ cases: SchemaCases) -> String {
    func list(_ keys: [String]) -> String { keys.map { "`\($0)`" }.joined(separator: ", ") }
    var text = "| `\(cases.selector)` | needs | takes | without effect |\n|---|---|---|---|\n"
    for found in cases.cases {
      text +=
        "| `\"\(found.word)\"` | \(list(found.needs)) | \(list(found.takes)) |"
        + " \(list(found.ignores)) |\n"
    }
    return text
  }

  private static func words(_ key: SchemaKey) -> String {
    let kinds: [SchemaKind]
    if case .either(let some) = key.kind { kinds = some } else { kinds = [key.kind] }
    var text = ""
    for case .word(let words) in kinds where words().contains(where: { !$0.doc.isEmpty }) {
      text += "\n`\(key.name)`:\n\n"
      for word in words() {
        text += "- `\"\(word.name)\"`: \(word.doc)\n"
      }
    }
    return text
  }
}
