// SPDX-License-Identifier: MIT

/// Values with a form of their own.
extension SchemaCheck {
  /// A range holds 0: it is counted from where the items are when the attachment is added.
  mutating func checkRange(
    _ value: JSONValue, _ number: SchemaNumber, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    let bounds = Array(document.elements(of: value))
    guard bounds.count == 2 else {
      return say(
        .wrongLength, "\(subject.text) needs 2 numbers [min, max], but has \(bounds.count)",
        at: value)
    }
    for (bound, name) in zip(bounds, ["min", "max"]) where document.kind(of: bound) != .null {
      check(bound, as: .number(number), .part(name, of: subject))
    }
    let (lower, upper) = (document.number(bounds[0]) ?? 0, document.number(bounds[1]) ?? 0)
    if lower > 0 || upper < 0 {
      say(
        .outOfRange,
        "\(subject.text) is \(clipped(document.sourceText(of: value))), but must contain 0",
        at: value, hint: "it is counted from where the item is when the attachment is added")
    }
  }

  mutating func checkElementKind(_ value: JSONValue, _ subject: Subject) {
    guard checkType(value, .elementKind, subject), let text = document.string(value),
      SceneElement.Kind(text) == nil
    else { return }
    let forms = ["cell", "supplementary:NAME", "decoration:NAME"]
    say(
      .unknownValue, "\(subject.text) cannot be \(quoted(text))", at: value,
      hint: Suggestion.hint(nearest(to: text, among: ["cell"]))
        ?? "it can be \(Sentence.list(forms))")
  }

  mutating func checkPathData(_ value: JSONValue, _ subject: Subject) {
    guard checkType(value, .pathData, subject) else { return }
    do throws(PathDataFault) {
      _ = try PathData.steps(Array(document.utf8(of: value)))
    } catch {
      say(
        Finding(
          .invalidPathData, "\(subject.text): \(error.message)", at: value, hint: error.hint,
          part: document.place(of: error.range, in: value)))
    }
  }

  /// Checks the keys that go with some words only.
  mutating func checkCases(
    _ cases: SchemaCases, _ value: JSONValue, misspelt: [Int], _ object: SchemaObject
  ) {
    let selector = document.value(cases.selector, in: value)
    let word = selector.flatMap { document.string($0) }
    if selector != nil && word == nil { return }
    guard let found = cases.case(of: word) else { return }
    let excused = misspelt.map { object.keys[$0].name }
    let missing = found.needs.filter { key in
      document.value(key, in: value) == nil && !excused.contains(key)
    }
    if !missing.isEmpty {
      say(.missingKey, "\(found.noun) needs \(Sentence.list(missing, "and"))", at: value)
    }
    let governed = cases.governed
    for member in document.members(of: value) {
      guard let key = document.string(member.key), governed.contains(key), !found.admits(key)
      else { continue }
      let owners = cases.cases.filter { $0.admits(key) && !$0.ignores.contains(key) }.map(\.noun)
      say(
        .misplacedKey, "\(found.noun) takes no \(quoted(key))", at: member.key,
        hint: "it is a key of \(Sentence.joined(owners, "and of"))")
    }
  }
}
