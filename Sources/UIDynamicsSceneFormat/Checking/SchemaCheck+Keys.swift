// SPDX-License-Identifier: MIT

extension SchemaCheck {
  package struct KnownKeys {
    /// The keys that the object's other keys do not exclude, including those it contains.
    package let open: [String]
    /// For each key of a nested object, the key under which that object is stored.
    package let inner: [String: String]
  }

  func knownKeys(of object: SchemaObject, in value: JSONValue) -> KnownKeys {
    let found = RowSet(
      document.members(of: value).compactMap { document.string($0.key).flatMap(object.row) })
    let open = object.keys.indices.filter { row in
      !object.rules.contains { $0.excludes(row, beside: found) }
    }
    var inner: [String: String] = [:]
    for key in object.keys {
      guard case .nested(let other) = key.kind, document.value(key.name, in: value) != nil else {
        continue
      }
      for name in other().knownKeys where inner[name] == nil { inner[name] = key.name }
    }
    return KnownKeys(open: open.map { object.keys[$0].name }, inner: inner)
  }

  /// Reports the key and returns the row of the key that was probably meant.
  mutating func reportUnknownKey(
    _ key: JSONValue, of object: SchemaObject, _ known: KnownKeys
  ) -> Int? {
    let name = document.string(key) ?? ""
    let hint = hint(for: .key(name, of: object, known, self))
    report(
      .unknownKey, "\(object.noun) has no key \(quoted(name))", at: key, hint: hint.text)
    return hint.near.count == 1 ? object.row(of: hint.near[0]) : nil
  }

  /// Reports missing and conflicting keys, except missing ones that a misspelled key probably means.
  mutating func reportPresence(
    of found: [FoundMember], _ rows: RowSet, misspelt: RowSet, in value: JSONValue,
    _ object: SchemaObject
  ) {
    let missing = object.keys.indices.filter { row in
      object.requiredRows.contains(row) && !rows.contains(row) && !misspelt.contains(row)
    }
    if !missing.isEmpty {
      let names = missing.map { object.keys[$0].name }
      report(.missingKey, "\(object.noun) needs \(Sentence.list(names, "and"))", at: value)
    }
    for rule in object.rules where !rule.isKept(by: rows) {
      if rule.alternatives.contains(where: { $0.rows.intersects(misspelt) }) { continue }
      let present = rule.alternatives.map { alternative in
        found.filter { alternative.rows.contains($0.row) }.map { $0.member.key }
      }
      reportBroken(rule, present: present, in: value, object)
    }
  }

  /// Reports a broken rule; the keys of each alternative must be in text order.
  private mutating func reportBroken(
    _ rule: SchemaRule, present: [[JSONValue]], in value: JSONValue, _ object: SchemaObject
  ) {
    let first = present.joined().min { $0.index < $1.index }
    guard let first else {
      if rule.needsOne {
        report(.missingKey, "\(object.noun) needs \(rule.choice)", at: value)
      }
      return
    }
    for (alternative, keys) in zip(rule.alternatives, present) {
      guard let key = keys.first else { continue }
      if key != first {
        reportConflict(key, with: first, rule.choice)
      } else {
        reportIncomplete(keys, alternative)
      }
    }
  }

  private mutating func reportConflict(_ key: JSONValue, with first: JSONValue, _ choice: String) {
    let (name, other) = (document.string(key) ?? "", document.string(first) ?? "")
    report(
      .conflictingKeys, "\(quoted(name)) cannot be used together with \(quoted(other))", at: key,
      hint: "use \(choice)",
      notes: [.init("\(quoted(other)) is used here", at: document.range(of: first))])
  }

  private mutating func reportIncomplete(_ keys: [JSONValue], _ alternative: SchemaAlternative) {
    let present = keys.map { document.string($0) ?? "" }
    let missing = alternative.needed.filter { !present.contains($0) }
    if missing.isEmpty { return }
    report(
      .missingKey, "\(Sentence.list(present, "and")) also needs \(Sentence.list(missing, "and"))",
      at: keys[0])
  }
}

extension SchemaRule {
  /// The alternatives in a message: `"frame", or "center" and "size"`.
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
