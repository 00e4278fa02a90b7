// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension SchemaCheck {
  func typeHint(_ value: JSONValue, _ kind: SchemaKind, _ subject: Subject) -> String? {
    let found = document.kind(of: value)
    if found == .null { return absenceHint(subject) }
    if found == .string {
      if case .formatVersion = kind { return literalHint(value, kind) }
      if kind.canBeComputed {
        let hint =
          literalHint(value, kind) ?? unitHint(value, kind, subject) ?? signHint(value, subject)
        if let hint { return hint }
      }
    }
    if case .tuple(let tuple) = kind, let hint = arrayHint(value, tuple) { return hint }
    if let hint = wrapHint(value, kind) { return hint }
    if found == .array, let hint = singleHint(value, kind) { return hint }
    if found == .object, case .behavior? = ActionOperands.Kind(kind) {
      return "write the behavior under \"behaviors\", and its id here"
    }
    if case .text(let form) = kind, case .target = form.rule, let hint = pairHint(value) {
      return hint
    }
    if case .nested(let object) = kind, let example = object().example {
      return "for example: \(example)"
    }
    if case .text(let form) = kind, case .phrase = form.rule, found == .number {
      return "write it in quotation marks: \"\(document.writtenText(of: value))\""
    }
    guard case .list(let list) = kind, list.element.accepts(found) else { return nil }
    return found == .object
      ? "write all elements in brackets: [{ … }]"
      : "write it in brackets: [\(document.writtenText(of: value))]"
  }

  private func absenceHint(_ subject: Subject) -> String? {
    guard case .row(let key) = subject.name, !key.isRequired else { return nil }
    return "remove \(quoted(key.name))"
      + (key.defaultText.map { " to use its default, \($0)" } ?? "")
  }

  /// A hint for a number or Boolean in quotes.
  private func literalHint(_ value: JSONValue, _ kind: SchemaKind) -> String? {
    let text = document.string(value) ?? ""
    if kind.accepts(.true), let word = Self.booleans[text.lowercased()], word != text {
      return "write \(word), without quotation marks"
    }
    let isBoolean = ["true", "false"].contains(text) && kind.accepts(.true)
    let isNumber = Double(text)?.isFinite == true && kind.accepts(.number)
    if isNumber, let number = Double(text),
      !JSONReader.read(SourceText(name: "", bytes: Array(text.utf8))).diagnostics.isEmpty
    {
      return "write it without quotation marks: \(ExpressionValue.number(number))"
    }
    return isBoolean || isNumber ? "write it without quotation marks: \(clipped(text))" : nil
  }

  private func unitHint(_ value: JSONValue, _ kind: SchemaKind, _ subject: Subject) -> String? {
    let text = (document.string(value) ?? "").filter { $0 != " " }
    let digits = String(text.prefix { $0.isNumber || ".-+".contains($0) })
    guard kind.accepts(.number), let number = Double(digits), number.isFinite else { return nil }
    let word = text.dropFirst(digits.count)
    if word == "%" { return shareHint(number / 100, kind, subject) }
    return UnitWord(word).map { unit in
      switch unit {
      case .degrees: "for degrees, write \"=radians(\(digits))\""
      case .milliseconds: "times are in seconds: \(ExpressionValue.number(number / 1_000))"
      case .gravity: "1 is UIKit's gravity, 1,000 pt/s²"
      case .own: UnitWord.without(digits)
      }
    }
  }

  /// A hint for a percentage; for a length, it suggests a fraction of the reference view's size.
  private func shareHint(_ share: Double, _ kind: SchemaKind, _ subject: Subject) -> String? {
    guard case .number(let number) = kind else { return nil }
    let text = "\(ExpressionValue.number(share))"
    switch number.unit {
    case "1": return "write the number alone: \(text)"
    case "pt":
      let expression =
        "\(text) * referenceView.bounds.\(subject.isVertical ? "height" : "width")"
      let scope = scope.at(subject.setting)
      guard subject.setting.moment != .never,
        (try? Expression.check(Array(expression.utf8)[...], expecting: .number, in: scope)) != nil
      else { return "lengths are in points, without a unit" }
      return "for a fraction of the reference view, write \(quoted("=" + expression))"
    default: return "write a number in \(number.unit), not a percentage"
    }
  }

  /// A hint for a value that must be wrapped in an object.
  private func wrapHint(_ value: JSONValue, _ kind: SchemaKind) -> String? {
    let text = document.writtenText(of: value)
    if case .map(_, let element) = kind, element.accepts(document.kind(of: value)) {
      return "write it for each item: {\"ID\": \(text)}"
    }
    if case .nested(let object) = kind, object() === SceneSchema.path {
      let key = document.kind(of: value) == .string ? "svg" : "points"
      return "write it as {\(quoted(key)): \(text)}"
    }
    guard case .nested(let object) = kind, document.kind(of: value) == .number else { return nil }
    let needed = object().keys.filter { $0.isRequired }
    guard needed.count == 1, needed[0].kind.accepts(document.kind(of: value)) else { return nil }
    return "write it as {\(quoted(needed[0].name)): \(text)}"
  }

  private func pairHint(_ value: JSONValue) -> String? {
    let members = Array(document.members(of: value))
    guard members.count == 1, let name = document.string(members[0].key) else { return nil }
    let text = document.writtenText(of: members[0].value)
    return "write it as \"set\": \(quoted(name)), \"to\": \(text)"
  }

  private func singleHint(_ value: JSONValue, _ kind: SchemaKind) -> String? {
    guard kind.accepts(.string), case .text = kind else { return nil }
    let elements = Array(document.elements(of: value).prefix(2))
    guard elements.count == 1, let text = document.string(elements[0]) else { return nil }
    return "write it without brackets: \(quoted(text))"
  }

  private static let booleans = [
    "yes": "true", "no": "false", "true": "true", "false": "false", "on": "true", "off": "false",
  ]

  /// A hint for an object, a string such as "CGRect(x: …)", nested arrays, or a single side length of a square.
  private func arrayHint(_ value: JSONValue, _ tuple: SchemaTuple) -> String? {
    var numbers: [String]
    switch document.kind(of: value) {
    case .object: numbers = members(of: value, tuple)
    case .string: numbers = Self.numbers(in: document.string(value) ?? "")
    case .array:
      let parts = document.elements(of: value)
      guard parts.allSatisfy({ document.kind(of: $0) == .array }) else { return nil }
      numbers = parts.flatMap { part in
        document.elements(of: part).map { document.sourceText(of: $0) }
      }
    case .number:
      guard tuple.components.first?.name == "width" else { return nil }
      numbers = Array(repeating: document.sourceText(of: value), count: 2)
    case .true, .false, .null: return nil
    }
    guard tuple.counts.contains(numbers.count) else { return nil }
    numbers = numbers.map(clipped)
    return "write it as [\(numbers.joined(separator: ", "))]"
  }

  private func members(of value: JSONValue, _ tuple: SchemaTuple) -> [String] {
    var found: [String: String] = [:]
    func add(_ object: JSONValue) {
      for member in document.members(of: object) {
        if document.kind(of: member.value) == .object { add(member.value) }
        found[document.string(member.key) ?? ""] = document.sourceText(of: member.value)
      }
    }
    add(value)
    return tuple.components.compactMap { component in
      let name = component.name
      let others = ["dx": "x", "dy": "y", "t": "time"]
      return found[name] ?? others[name].flatMap { found[$0] }
    }
  }

  private static func numbers(in text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-")) }.map(String.init)
      .filter { Double($0)?.isFinite == true }
  }

  /// A hint for an expression without its "=".
  private func signHint(_ value: JSONValue, _ subject: Subject) -> String? {
    let utf8 = document.utf8(of: value)
    guard subject.setting.moment != .never,
      (try? Expression.check(utf8, expecting: .any, in: scope.at(subject.setting))) != nil
    else { return nil }
    return Expression.signHint(String(decoding: utf8, as: UTF8.self))
  }
}
