// SPDX-License-Identifier: MIT

extension SchemaCheck {
  mutating func checkElementKind(_ text: String, at value: JSONValue, _ subject: Subject) {
    if SceneElement.Kind(text) != nil { return }
    let forms = ["cell", "supplementary:NAME", "decoration:NAME"]
    report(
      .unknownValue, "\(subject.text) cannot be \(quoted(text))", at: value,
      hint: Suggestion.hint(nearest(to: text, among: ["cell"]))
        ?? "use \(Sentence.list(forms))")
  }

  mutating func checkPathData(_ value: JSONValue, _ subject: Subject) {
    do throws(TextProblem) {
      _ = try PathData.steps(Array(document.utf8(of: value)))
    } catch {
      report(error, at: value, in: document, of: "\(subject.text): ")
    }
  }

  private func pairHint(_ value: JSONValue, _ missing: [String]) -> String? {
    let reader = ObjectReader(document, value)
    guard missing.contains("anchorPoint"),
      reader.has("attachedTo") || reader.elements("items").count == 2
    else { return nil }
    return "to attach two items, write \"attachment\": \"items\", \"item\" and \"attachedTo\""
  }

  mutating func checkCases(
    _ cases: SchemaCases, _ value: JSONValue, misspelt: RowSet, _ object: SchemaObject
  ) {
    // The case is unknown if the selector key is misspelled.
    if object.row(of: cases.selector).map(misspelt.contains) == true { return }
    let selector = document.value(cases.selector, in: value)
    var word = selector.flatMap { document.string($0) }
    if let selector, word == nil, cases.others != nil { word = commonWord(of: selector, cases) }
    if selector != nil && word == nil { return }
    // Unknown triggers of events are already reported. Expectations accept the name of any emitted event.
    if let word, trigger(word) == nil, object === SceneSchema.event { return }
    guard let found = cases.case(of: word) else { return }
    let missing = found.needs.filter { key in
      document.value(key, in: value) == nil
        && object.row(of: key).map(misspelt.contains) != true
    }
    if !missing.isEmpty {
      report(
        .missingKey, "\(found.noun) needs \(Sentence.list(missing, "and"))", at: value,
        hint: pairHint(value, missing))
    }
    for member in document.members(of: value) {
      guard let row = row(of: member.key, in: object), !object.takes(row, with: word)
      else { continue }
      let key = object.keys[row].name
      let owners = cases.cases.filter { $0.admits(key) && !$0.ignores.contains(key) }.map {
        $0.noun
      }
      report(
        .misplacedKey, "\(found.noun) cannot have \(quoted(key))", at: member.key,
        hint: "it is a key of \(Sentence.joined(owners, "and"))")
    }
  }

  /// The word that determines the case of a list: the first word without a case, or else the first word.
  private func commonWord(of list: JSONValue, _ cases: SchemaCases) -> String? {
    guard document.kind(of: list) == .array else { return nil }
    let words = document.elements(of: list).map { document.string($0) ?? "" }
    return words.first { word in !cases.cases.contains { $0.word == word } } ?? words.first
  }

  mutating func checkChoice(
    _ value: JSONValue, _ choice: SchemaChoice, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    var found: [JSONDocument.Member] = []
    for member in document.members(of: value) {
      guard let key = document.string(member.key), choice.object(of: key) != nil else { continue }
      found.append(member)
    }
    guard let first = found.first, let key = document.string(first.key),
      let object = choice.object(of: key)
    else { return reportUndecided(value, choice) }
    // The first of several equal keys counts; duplicates are already reported.
    if let other = found.first(where: { !document.string($0.key, equals: key) }) {
      return report(
        .conflictingKeys,
        "\(quoted(document.string(other.key) ?? "")) cannot be used together with \(quoted(key))",
        at: other.key, hint: Self.hint(key, document.string(other.key) ?? "", choice),
        notes: [.init("\(quoted(key)) is used here", at: document.range(of: first.key))])
    }
    checkObject(value, object, subject.setting)
  }

  private static func hint(_ one: String, _ other: String, _ choice: SchemaChoice) -> String {
    for (outer, inner) in [(one, other), (other, one)] {
      let list = ["do", "then"].first { name in
        choice.object(of: outer)?.keys.contains { $0.name == name } ?? false
      }
      if let list {
        return "nest it: \(quoted(list)): [ { \(quoted(inner)): … } ]"
      }
    }
    return "\(choice.noun) can do only one thing; write two of them"
  }

  private mutating func reportUndecided(_ value: JSONValue, _ choice: SchemaChoice) {
    let companions = choice.objects.flatMap { $0.keys }.map { $0.name }
    let strangers = document.members(of: value).filter {
      !companions.contains(document.string($0.key) ?? "")
    }
    for member in strangers {
      let name = document.string(member.key) ?? ""
      report(
        .unknownKey, "\(choice.noun) has no key \(quoted(name))", at: member.key,
        hint: hint(for: .word(name, among: choice.keys, self)).text)
    }
    if strangers.isEmpty {
      report(
        .missingKey, "\(choice.noun) needs a key that says what it does", at: value,
        hint: Sentence.choice("use", choice.keys))
    }
  }
}
