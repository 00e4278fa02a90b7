// SPDX-License-Identifier: MIT

struct ExpressionNamePart {
  let text: String
  let range: SourceRange
}

extension ExpressionChecker {
  mutating func name(_ parts: [ExpressionNamePart], isQuoted: Bool) -> ExpressionOperand {
    let (head, rest) = (parts[0], parts.dropFirst())
    switch meaning(of: head.text, isQuoted: isQuoted) {
    case .constant(let value):
      return components(rest, of: add(.constant(value), value.type, at: head.range))
    case .variable(let index, let type):
      return components(rest, of: add(.reference(.variable(index)), type, at: head.range))
    case .value(let reference, let type):
      return components(rest, of: add(.reference(reference), type, at: head.range))
    case .object(let object): return property(rest, of: object, head, isQuoted: isQuoted)
    case .unavailable(let clause):
      if !isQuoted, reportNeedsBackticks(head) { break }
      let inCopy =
        "in a repeated view, write \"index\", \"number\", \"count\" or \"previous\" without \"each\""
      report(
        .misplacedName, "\(quoted(head.text)) \(clause)", at: head.range,
        hint: head.text == ExpressionWord.each.rawValue ? inCopy : nil)
    case .unknown: break
    case nil:
      if !isQuoted, reportNeedsBackticks(head) { break }
      report(
        .unknownName, "unknown name \(quoted(head.text))", at: head.range,
        hint: scope.hint(for: .name(head.text, scope)))
    }
    return add(nil, nil, at: whole(parts[...]))
  }

  private func whole(_ parts: ArraySlice<ExpressionNamePart>) -> SourceRange {
    guard let first = parts.first, let last = parts.last else { return SourceRange(0, 0) }
    return SourceRange(first.range.lower, last.range.upper)
  }

  func meaning(of name: String, isQuoted: Bool) -> ExpressionName? {
    if isQuoted { return scope.meaning(of: name) }
    let sample = SampleProperty(rawValue: name)
    if let sample, scope.surroundings.contains(.sample) {
      return .value(.sample(sample), sample.type)
    }
    if let word = ExpressionWord(rawValue: name) {
      return word.meaning(in: lists > 0 ? scope.surroundings.union(.each) : scope.surroundings)
    }
    if let meaning = scope.meaning(of: name) { return meaning }
    return sample == nil ? nil : .unavailable("is available only in the force of a custom field")
  }

  mutating func meetAnimator(at range: SourceRange) {
    guard case .unavailable(let clause)? = meaning(of: "animator", isQuoted: false) else { return }
    report(.misplacedName, "\(quoted("animator")) \(clause)", at: range)
  }

  private mutating func components(
    _ parts: ArraySlice<ExpressionNamePart>, of operand: ExpressionOperand
  ) -> ExpressionOperand {
    var operand = operand
    for part in parts { operand = component(part.text, of: operand, at: part.range) }
    return operand
  }
}

extension ExpressionChecker {
  private mutating func property(
    _ parts: ArraySlice<ExpressionNamePart>, of object: ExpressionObject,
    _ head: ExpressionNamePart, isQuoted: Bool
  ) -> ExpressionOperand {
    if parts.isEmpty, case .copied = object {
      return add(.reference(.copied(.id)), .string, at: head.range)
    }
    if parts.isEmpty, case .each = object {
      return add(.reference(.each(.id)), .string, at: head.range)
    }
    let written = parts
    let steps = Self.steps(parts, of: object)
    let parts = expanded(parts.dropFirst(steps.count), of: object)
    // A property consists of at most two parts; the longest match wins.
    for count in [2, 1] where count <= parts.count {
      let found = parts.prefix(count)
      guard let last = found.last,
        let (reference, type) = object.property(found.map { $0.text }.joined(separator: "."))
      else { continue }
      let range = SourceRange(head.range.lower, last.range.upper)
      return components(
        parts.dropFirst(count), of: add(.reference(reference.after(steps)), type, at: range))
    }
    let range = SourceRange(head.range.lower, max(head.range.upper, whole(written).upper))
    if isQuoted || !reportNeedsBackticks(head) {
      let path = ([head.text] + written.prefix(steps.count).map { $0.text }).joined(separator: ".")
      reportNoProperty(written.dropFirst(steps.count), of: object, path, at: range)
    }
    return add(nil, nil, at: range)
  }

  /// Returns the leading steps to neighbors: only the first word after `each` in "each.previous.center.y".
  private static func steps(
    _ parts: ArraySlice<ExpressionNamePart>, of object: ExpressionObject
  ) -> [Int] {
    guard case .each = object else { return [] }
    return parts.dropLast().prefix { EachProperty.step($0.text) != nil }
      .compactMap { EachProperty.step($0.text) }
  }

  /// Replaces a column name with the property path that it abbreviates.
  private func expanded(
    _ parts: ArraySlice<ExpressionNamePart>, of object: ExpressionObject
  ) -> ArraySlice<ExpressionNamePart> {
    guard let first = parts.first, object.property(first.text) == nil,
      let path = ItemValueName.path(ofColumn: first.text)
    else { return parts }
    let longer = path.map { ExpressionNamePart(text: $0, range: first.range) }
    return object.hasColumn(path) ? (longer + parts.dropFirst())[...] : parts
  }

  private mutating func reportNoProperty(
    _ parts: ArraySlice<ExpressionNamePart>, of object: ExpressionObject, _ head: String,
    at range: SourceRange
  ) {
    let (properties, names) = (object.properties, parts.map { $0.text })
    let path = names.joined(separator: ".")
    let inner = properties.filter { path.isEmpty || $0.hasPrefix(path + ".") }
    if let example = inner.first {
      report(
        .expressionType, "\(quoted(text(in: range))) cannot be used as a value", at: range,
        hint: "use a property, such as \(quoted("\(head).\(example)"))")
    } else if !parts.isEmpty {
      report(
        .unknownName, "\(quoted(head)) has no property \(quoted(path))", at: whole(parts),
        hint: scope.hint(for: .property(names, of: object)))
    } else {
      report(.expressionType, "\(quoted(head)) has no properties", at: range)
    }
  }

  /// Reports an id with hyphens that is parsed as a subtraction because it lacks backticks.
  private mutating func reportNeedsBackticks(_ head: ExpressionNamePart) -> Bool {
    func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
      bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    }
    var ends = [head.range.upper]
    while let last = ends.last, last < bytes.count, bytes[last] == ASCII.minus {
      ends.append(end(from: last + 1, while: ASCII.isWord))
    }
    for upper in ends.dropFirst().reversed() {
      let range = SourceRange(head.range.lower, upper)
      let id = text(in: range)
      guard scope.meaning(of: id) != nil else { continue }
      report(
        .unknownName, "\(quoted(id)) is parsed as a subtraction", at: range,
        hint: "put an id that contains - in backticks: `\(id)`")
      settled = range.lower..<end(from: upper) { ASCII.isWord($0) || $0 == ASCII.point }
      return true
    }
    return false
  }
}

extension ExpressionReference {
  func after(_ steps: [Int]) -> ExpressionReference {
    guard case .each(let property) = self else { return self }
    return .each(steps.reversed().reduce(property) { .ofNeighbour($1, $0) })
  }
}
