// SPDX-License-Identifier: MIT

extension SchemaCheck {
  /// The end of every sentence about what a later release will run.
  static let isLater = "is part of format version 1, but this release cannot run it yet"

  mutating func sayUnsupported(_ value: JSONValue, _ subject: String) {
    say(.unsupportedValue, "\(subject) \(Self.isLater)", at: value)
  }

  mutating func sayExceeded(_ limit: SceneLimit, at value: JSONValue, actual: Int) {
    say(document.exceeded(limit, limits[limit], actual: actual, at: value))
  }

  mutating func sayUnknownKey(_ key: JSONValue, of object: SchemaObject) {
    let name = document.string(key) ?? ""
    let known = object.keys.map(\.name)
    say(
      .unknownKey, "\(object.noun) has no key \(quoted(name))", at: key,
      hint: suggestion(for: name, among: known) ?? owner(of: name)
        ?? "it can have \(Sentence.list(object.runnableKeys, "and"))")
  }

  /// A hint about the objects that do have a key of that name.
  private func owner(of name: String) -> String? {
    let owners = SceneSchema.objects.filter { $0.runnableKeys.contains(name) }.map(\.noun)
    return owners.isEmpty ? nil : "it is a key of \(Sentence.joined(owners, "and of"))"
  }

  /// Says which keys an object lacks or has too many of.
  mutating func checkPresence(
    of found: [JSONDocument.Member?], in value: JSONValue, _ object: SchemaObject
  ) {
    for (row, key) in object.keys.enumerated() where key.isRequired && found[row] == nil {
      say(.missingKey, "\(object.noun) needs the key \(quoted(key.name))", at: value)
    }
    for rule in object.rules {
      let present = rule.alternatives.map { alternative in
        alternative.keys.compactMap { name in
          object.keys.firstIndex { $0.name == name }.flatMap { found[$0]?.key }
        }
      }
      check(rule, present: present, in: value, object)
    }
  }

  private mutating func check(
    _ rule: SchemaRule, present: [[JSONValue]], in value: JSONValue, _ object: SchemaObject
  ) {
    let first = present.joined().min { $0.index < $1.index }
    guard let first else {
      if case .exactlyOne = rule {
        say(.missingKey, "\(object.noun) needs \(rule.choice(in: object))", at: value)
      }
      return
    }
    for (alternative, keys) in zip(rule.alternatives, present) {
      guard let key = keys.first else { continue }
      if !keys.contains(first) {
        sayConflict(key, with: first, rule.choice(in: object))
      } else if alternative.isWhole, keys.count < alternative.keys.count {
        sayIncomplete(key, alternative)
      }
    }
  }

  private mutating func sayConflict(_ key: JSONValue, with first: JSONValue, _ choice: String) {
    let (name, other) = (document.string(key) ?? "", document.string(first) ?? "")
    say(
      .conflictingKeys, "\(quoted(name)) cannot stand beside \(quoted(other))", at: key,
      hint: "use \(choice)",
      notes: [.init("\(quoted(other)) stands here", at: document.range(of: first))])
  }

  private mutating func sayIncomplete(_ key: JSONValue, _ alternative: SchemaAlternative) {
    let name = document.string(key) ?? ""
    let missing = alternative.keys.filter { $0 != name }
    say(
      .missingKey, "\(quoted(name)) needs \(Sentence.list(missing, "and")) beside it", at: key)
  }
}

extension SchemaObject {
  /// The keys that this release runs, the comment left out.
  fileprivate var runnableKeys: [String] {
    keys.filter { $0.support == .runs && $0.name != SchemaKey.comment.name }.map(\.name)
  }
}

extension SchemaVariants {
  var runnableNames: [String] { variants.filter { $0.support == .runs }.map(\.name) }
}

extension SchemaRule {
  /// The alternatives this release runs, for a sentence: `"frame", or "center" and "size"`.
  fileprivate func choice(in object: SchemaObject) -> String {
    alternatives.filter { $0.keys.allSatisfy(object.runnableKeys.contains) }
      .map { Sentence.list($0.keys, $0.isWhole ? "and" : "or") }.joined(separator: ", or ")
  }
}

extension JSONDocument {
  /// A breach of a limit, with the flag that lifts it.
  func exceeded(
    _ limit: SceneLimit, _ allowed: Int, actual: Int, at value: JSONValue
  ) -> Diagnostic {
    diagnostic(
      .limitExceeded,
      "the limit of \(Sentence.number(allowed)) \(limit.noun) is exceeded:"
        + " here are \(Sentence.number(actual))", at: value,
      hint: "--limit \(limit.rawValue)=\(actual) allows it")
  }
}
