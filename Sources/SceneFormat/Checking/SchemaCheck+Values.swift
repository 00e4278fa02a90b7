// SPDX-License-Identifier: MIT

extension SchemaCheck {
  /// Whether a value has a JSON type that a kind takes; says so if not.
  @discardableResult mutating func checkType(
    _ value: JSONValue, _ kind: SchemaKind, _ subject: Subject
  ) -> Bool {
    let found = document.kind(of: value)
    if kind.accepts(found) { return true }
    say(
      .wrongType, "\(subject.text) must be \(kind.noun), not \(found.noun)", at: value,
      hint: typeHint(value, kind, subject))
    return false
  }

  private func typeHint(_ value: JSONValue, _ kind: SchemaKind, _ subject: Subject) -> String? {
    switch (document.kind(of: value), kind) {
    case (.null, _):
      guard case .row(let key) = subject, !key.isRequired else { return nil }
      return "leave \(quoted(key.name)) out"
        + (key.standard.map { " to get its default, \($0)" } ?? "")
    case (.string, .formatVersion): return literalHint(value, kind)
    case (.string, _) where kind.canBeComputed: return literalHint(value, kind) ?? signHint(value)
    case (.object, _) where kind.namesBehavior:
      return "a behavior is written under \"behaviors\", and named here by its id"
    case (let found, .list(let list)) where list.element.accepts(found):
      let text = found == .object ? "{ … }" : clipped(document.sourceText(of: value))
      return "write it in brackets: [\(text)]"
    default: return nil
    }
  }

  /// A number or a boolean in quotation marks.
  private func literalHint(_ value: JSONValue, _ kind: SchemaKind) -> String? {
    let text = document.string(value) ?? ""
    let isBoolean = ["true", "false"].contains(text) && kind.accepts(.true)
    let isNumber = Double(text)?.isFinite == true && kind.accepts(.number)
    return isBoolean || isNumber ? "write it without quotation marks: \(clipped(text))" : nil
  }

  /// An expression that lacks nothing but its sign.
  private func signHint(_ value: JSONValue) -> String? {
    let utf8 = document.utf8(of: value)
    guard scope.moment != .never,
      (try? Expression.check(utf8, expecting: .any, in: scope)) != nil
    else { return nil }
    let text = String(decoding: utf8, as: UTF8.self)
    return "an expression begins with \"=\": \(quoted("=" + text))"
  }

  mutating func checkFormatVersion(_ value: JSONValue, _ subject: Subject) {
    guard checkType(value, .formatVersion, subject) else { return }
    if document.number(value) == SceneSchema.formatVersion { return }
    say(
      .unsupportedVersion,
      "this release reads version \(Sentence.number(SceneSchema.formatVersion)) of the scene format, "
        + "not version \(clipped(document.sourceText(of: value)))", at: value)
  }

  mutating func checkWord(
    _ value: JSONValue, _ words: [SchemaWord], _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject), let text = document.string(value) else { return }
    let names = words.map(\.name)
    if names.contains(text) { return }
    say(
      .unknownValue, "\(subject.text) cannot be \(quoted(text))", at: value,
      hint: Suggestion.hint(nearest(to: text, among: names)) ?? "it can be \(Sentence.list(names))")
  }

}

extension SchemaKind {
  /// Whether a value of a JSON type can be of this kind.
  func accepts(_ type: JSONKind) -> Bool {
    switch self {
    case .anything: true
    case .formatVersion, .number: type == .number
    case .text, .identifier, .recordName, .reference, .behavior, .words, .elementKind, .pathData,
      .condition, .phrase, .trigger, .target:
      type == .string
    case .boundaryOrNull: type == .string || type == .null
    case .boolean: type == .true || type == .false
    case .yes: type == .true
    case .tuple, .list, .range: type == .array
    case .nested, .variants, .choice, .map, .named: type == .object
    case .value: type != .null && type != .object
    case .assigned: type != .null
    case .either(let kinds): kinds.contains { $0.accepts(type) }
    }
  }

  /// Whether one expression may stand for all of it.
  fileprivate var canBeComputed: Bool {
    switch self {
    case .number, .boolean: true
    case .tuple(let tuple): tuple.counts == [2]
    case .either(let kinds): kinds.contains(where: \.canBeComputed)
    default: false
    }
  }

  /// Whether it is the id of a behavior, or may be.
  fileprivate var namesBehavior: Bool {
    switch self {
    case .behavior: true
    case .reference(let kinds): kinds.contains(SceneName.Kind.behavior)
    case .either(let kinds): kinds.contains(where: \.namesBehavior)
    default: false
    }
  }

  /// What a value must be, for sentences.
  fileprivate var noun: String {
    switch self {
    case .anything: "any value"
    case .formatVersion, .number: "a number"
    case .text, .phrase: "a string"
    case .identifier, .recordName: "an id in quotation marks"
    case .behavior: "the id of a behavior"
    case .boundaryOrNull: "the id of a boundary, or null"
    case .yes: "true"
    case .condition: "an expression in quotation marks"
    case .trigger: "the name of what sets the event off"
    case .target: "the name of a variable or property"
    case .value: "a number, true or false, a string or a vector"
    case .assigned: "a value"
    case .reference(let kinds): "the id of \(kinds.noun)"
    case .boolean: "true or false"
    case .words(let words): Sentence.list(words.map(\.name))
    case .tuple(let tuple): "\(tuple.noun) \(tuple.form)"
    case .list: "an array"
    case .nested, .variants, .choice, .map, .named: "an object"
    case .range: "a range [min, max]"
    case .elementKind: "the kind of an element in quotation marks"
    case .pathData: "path data in quotation marks"
    case .either(let kinds): kinds.map(\.noun).joined(separator: " or ")
    }
  }
}
