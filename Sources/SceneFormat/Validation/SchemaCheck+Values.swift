// SPDX-License-Identifier: MIT

extension SchemaCheck {
  /// Whether a value has a JSON type that a kind takes; says so if not.
  @discardableResult mutating func checkType(
    _ value: JSONValue, _ kind: SchemaKind, _ subject: Subject
  ) -> Bool {
    let found = document.kind(of: value)
    if kind.accepts(found) { return true }
    if kind.takesExpressions, isExpression(value) {
      sayUnsupported(value, "an expression")
    } else {
      say(
        .wrongType, "\(subject.text) must be \(kind.noun), not \(found.noun)", at: value,
        hint: typeHint(value, kind, subject))
    }
    return false
  }

  private func typeHint(_ value: JSONValue, _ kind: SchemaKind, _ subject: Subject) -> String? {
    switch (document.kind(of: value), kind) {
    case (.null, _):
      guard case .row(let key) = subject, !key.isRequired else { return nil }
      return "leave \(quoted(key.name)) out"
        + (key.standard.map { " to get its default, \($0)" } ?? "")
    case (.string, .number), (.string, .formatVersion), (.string, .boolean):
      let text = document.string(value) ?? ""
      let isLiteral = ["true", "false"].contains(text) || Double(text)?.isFinite == true
      return isLiteral ? "write it without quotation marks: \(clipped(text))" : nil
    case (.string, .list):
      return "write it in brackets: [\(clipped(document.sourceText(of: value)))]"
    default: return nil
    }
  }

  private func isExpression(_ value: JSONValue) -> Bool {
    document.string(value)?.utf8.first == UInt8(ascii: "=")
  }

  mutating func checkFormatVersion(_ value: JSONValue, _ subject: Subject) {
    guard checkType(value, .formatVersion, subject) else { return }
    if document.number(value) == SceneSchema.formatVersion { return }
    say(
      .unsupportedVersion,
      "this release reads version \(Sentence.number(SceneSchema.formatVersion)) of the scene format, "
        + "not version \(clipped(document.sourceText(of: value)))", at: value)
  }

  mutating func checkNumber(
    _ value: JSONValue, _ number: SchemaNumber, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    checkBounds(value, number, subject)
  }

  mutating func checkBounds(_ value: JSONValue, _ number: SchemaNumber, _ subject: Subject) {
    guard let found = document.number(value), found.isFinite else { return }
    if let breach = number.breach(by: found) {
      let text = clipped(document.sourceText(of: value))
      say(.outOfRange, "\(subject.text) is \(text), but must be \(breach)", at: value)
    } else if let limit = number.limit, found > Double(limits[limit]) {
      sayExceeded(limit, at: value, actual: Int(min(found.rounded(.up), 1e15)))
    }
  }

  mutating func checkIdentifier(_ value: JSONValue, _ subject: Subject) {
    guard checkType(value, .identifier, subject), let text = document.string(value),
      !SceneIdentifier.isValid(text)
    else { return }
    say(
      .invalidID, text.isEmpty ? "an id cannot be empty" : "\(quoted(text)) cannot be an id",
      at: value,
      hint: "an id is a letter or _, followed by letters, digits, _ and - (ASCII only)")
  }

  mutating func checkReference(
    _ value: JSONValue, _ kinds: SceneName.Kinds, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject), let text = document.string(value) else { return }
    guard let name = names[text] else {
      if names.isMissingCopy(text) { return }
      if names.isRepeated(text), kinds.contains(SceneName.Kind.view) {
        return say(
          .unresolvedID, "\(quoted(text)) is repeated, so no single view has this id", at: value,
          hint: "its views are \(quoted(text + "-1")), \(quoted(text + "-2")) and so on")
      }
      let near = nearest(to: text, of: kinds)
      return say(
        .unresolvedID, "there is no \(kinds.plainNoun) with the id \(quoted(text))", at: value,
        hint: Suggestion.hint(near) ?? inventory(kinds))
    }
    if kinds.contains(name.kind) { return }
    say(
      .unresolvedID, "\(quoted(text)) is the id of \(name.kind.noun), not of \(kinds.noun)",
      at: value, notes: [.init("it is defined here", at: document.place(of: name.value))])
  }

  /// A hint that lists the few names there are.
  private func inventory(_ kinds: SceneName.Kinds) -> String? {
    switch names.count(of: kinds) {
    case 0: "the scene has no \(kinds.plainNoun)s"
    case 1: "the only \(kinds.plainNoun) is \(Sentence.list(names.texts(of: kinds)))"
    case 2...6: "the \(kinds.plainNoun)s are \(Sentence.list(names.texts(of: kinds), "and"))"
    default: nil
    }
  }

  mutating func checkWord(
    _ value: JSONValue, _ words: [SchemaWord], _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject), let text = document.string(value) else { return }
    guard let word = words.first(where: { $0.name == text }) else {
      return say(
        .unknownValue, "\(subject.text) cannot be \(quoted(text))", at: value,
        hint: Suggestion.hint(nearest(to: text, among: words.map(\.name)))
          ?? "it can be \(Sentence.list(words.filter { $0.support == .runs }.map(\.name)))")
    }
    if word.support == .later { sayUnsupported(value, "\(subject.text): \(quoted(text))") }
  }

  mutating func checkTuple(
    _ value: JSONValue, _ tuple: SchemaTuple, _ kind: SchemaKind, _ subject: Subject
  ) {
    guard checkType(value, kind, subject) else { return }
    var count = 0
    for element in document.elements(of: value) {
      if count < tuple.components.count {
        let component = tuple.components[count]
        check(element, as: .number(component.number), .part(component.name, of: subject))
      }
      count += 1
    }
    guard count != tuple.components.count else { return }
    say(
      .wrongLength,
      "\(subject.text) needs \(tuple.components.count) numbers \(tuple.form), but has \(count)",
      at: value)
  }
}

extension SchemaNumber {
  /// What a number must be and is not: "greater than 0", "at most 1,000,000 pt".
  fileprivate func breach(by value: Double) -> String? {
    if value < lower || (excludesLower && value == lower) {
      // A size of 0.005 pt is too small for the engine, one of 0 is no size at all.
      if value <= 0 && (lower > 0 || excludesLower) { return "greater than 0" }
      return "at least \(text(lower))"
    }
    if value > upper { return "at most \(text(upper))" }
    return isWhole && value != value.rounded() ? "a whole number" : nil
  }

  /// A bound with its unit; a bound of 0 needs none.
  private func text(_ bound: Double) -> String {
    let number = Sentence.number(bound)
    return switch unit {
    case _ where bound == 0, "1": number
    case "1/s": "\(number) per second"
    default: "\(number) \(unit)"
    }
  }
}

extension SchemaKind {
  /// Whether a value of a JSON type can be of this kind.
  func accepts(_ type: JSONKind) -> Bool {
    switch self {
    case .anything: true
    case .formatVersion, .number: type == .number
    case .text, .identifier, .reference, .words, .elementKind, .pathData: type == .string
    case .boolean: type == .true || type == .false
    case .tuple, .list, .range: type == .array
    case .nested, .variants, .map: type == .object
    case .either(let kinds): kinds.contains { $0.accepts(type) }
    }
  }

  /// Whether the format also takes an expression in its place.
  fileprivate var takesExpressions: Bool {
    switch self {
    case .number, .boolean, .tuple, .range: true
    default: false
    }
  }

  /// What a value must be, for sentences.
  fileprivate var noun: String {
    switch self {
    case .anything: "any value"
    case .formatVersion, .number: "a number"
    case .text: "a string"
    case .identifier: "an id in quotation marks"
    case .reference(let kinds): "the id of \(kinds.noun)"
    case .boolean: "true or false"
    case .words(let words): Sentence.list(words.map(\.name))
    case .tuple(let tuple): "\(tuple.noun) \(tuple.form)"
    case .list: "an array"
    case .nested, .variants, .map: "an object"
    case .range: "a range [min, max]"
    case .elementKind: "the kind of an element in quotation marks"
    case .pathData: "path data in quotation marks"
    case .either(let kinds): kinds.map(\.noun).joined(separator: " or ")
    }
  }
}
