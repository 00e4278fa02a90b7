// SPDX-License-Identifier: MIT

extension SchemaCheck {
  /// Returns the key that was probably meant.
  mutating func sayUnknownKey(
    _ key: JSONValue, of object: SchemaObject, in value: JSONValue, _ hints: KeyHints
  ) -> Int? {
    let name = document.string(key) ?? ""
    let synonym = Self.synonym(of: name, in: object, among: hints.open)
    let inner = hints.inner[name].map { "it belongs in \(quoted($0))" }
    let near = inner == nil ? synonym.map { [$0] } ?? nearest(to: name, among: hints.open) : []
    say(
      .unknownKey, "\(object.noun) has no key \(quoted(name))", at: key,
      hint: inner ?? Self.remark(on: name, of: object)
        ?? synonym.map { "it is called \(quoted($0)) here" } ?? Suggestion.hint(near)
        ?? laterStart(name, of: object, in: value) ?? Self.owner(of: name, near: object)
        ?? Sentence.choice("its keys are", object.knownKeys, "and"))
    return near.count == 1 ? object.keys.firstIndex { $0.name == near[0] } : nil
  }

  /// Reports missing and conflicting keys, except those that a misspelled key probably means.
  mutating func sayPresence(
    of found: [FoundMember], _ rows: RowSet, misspelt: RowSet, in value: JSONValue,
    _ object: SchemaObject
  ) {
    let missing = object.keys.indices.filter { row in
      object.requiredRows.contains(row) && !rows.contains(row) && !misspelt.contains(row)
    }
    if !missing.isEmpty {
      let names = missing.map { object.keys[$0].name }
      say(.missingKey, "\(object.noun) needs \(Sentence.list(names, "and"))", at: value)
    }
    for rule in object.rules where !rule.isKept(by: rows) {
      if rule.alternatives.contains(where: { $0.rows.intersects(misspelt) }) { continue }
      let present = rule.alternatives.map { alternative in
        found.filter { alternative.rows.contains($0.row) }.map { $0.member.key }
      }
      sayBroken(rule, present: present, in: value, object)
    }
  }

  /// The keys of each alternative are in text order.
  private mutating func sayBroken(
    _ rule: SchemaRule, present: [[JSONValue]], in value: JSONValue, _ object: SchemaObject
  ) {
    let first = present.joined().min { $0.index < $1.index }
    guard let first else {
      if rule.needsOne {
        say(.missingKey, "\(object.noun) needs \(rule.choice)", at: value)
      }
      return
    }
    for (alternative, keys) in zip(rule.alternatives, present) {
      guard let key = keys.first else { continue }
      if key != first {
        sayConflict(key, with: first, rule.choice)
      } else {
        sayIncomplete(keys, alternative)
      }
    }
  }

  private mutating func sayConflict(_ key: JSONValue, with first: JSONValue, _ choice: String) {
    let (name, other) = (document.string(key) ?? "", document.string(first) ?? "")
    say(
      .conflictingKeys, "\(quoted(name)) cannot be used together with \(quoted(other))", at: key,
      hint: "use \(choice)",
      notes: [.init("\(quoted(other)) is used here", at: document.range(of: first))])
  }

  private mutating func sayIncomplete(_ keys: [JSONValue], _ alternative: SchemaAlternative) {
    let present = keys.map { document.string($0) ?? "" }
    let missing = alternative.needed.filter { !present.contains($0) }
    if missing.isEmpty { return }
    say(
      .missingKey, "\(Sentence.list(present, "and")) also needs \(Sentence.list(missing, "and"))",
      at: keys[0])
  }
}

extension SchemaRule {
  /// For messages: `"frame", or "center" and "size"`.
  fileprivate var choice: String {
    if alternatives.allSatisfy({ $0.needed.count == 1 }) {
      return Sentence.list(alternatives.flatMap { $0.needed })
    }
    return Sentence.joined(
      alternatives.map {
        $0.needed.isEmpty ? Sentence.list($0.keys, "and/or") : Sentence.list($0.needed, "and")
      }, ", or")
  }
}
