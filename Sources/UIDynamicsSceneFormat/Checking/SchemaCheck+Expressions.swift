// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension SchemaCheck {
  /// Checks the expression after the first `prefix` bytes, such as `=`, and evaluates it if possible.
  @discardableResult mutating func checkExpression(
    _ value: JSONValue, _ types: ExpressionTypes, after prefix: Int = 1, _ subject: Subject
  ) -> ExpressionValue? {
    let setting = subject.setting
    guard setting.moment != .never else {
      report(
        .misplacedExpression, "\(subject.text) cannot be an expression", at: value,
        hint: "write a literal, or use a variable")
      return nil
    }
    do throws(ExpressionProblems) {
      let expression = try read(value, types, after: prefix, setting)
      if setting.moment == .load, expression.references.contains(where: { $0.isVelocity }) {
        report(.misplacedName, "velocities are available only while the scene runs", at: value)
        return nil
      }
      guard setting.moment == .load || expression.isConstant else { return nil }
      let result = worth(of: expression, at: value, setting)
      if prefix > 0, setting.moment == .load || setting.moment == .adding, let result {
        recentValues[value.index] = result
        expressions.values[value.index] = result
      }
      return result
    } catch {
      for problem in error.list { report(problem, at: value, in: document) }
      return nil
    }
  }

  /// Parses an expression once for all copies that `forEach` makes, except for copies of views, where `index` is a constant.
  private mutating func read(
    _ value: JSONValue, _ types: ExpressionTypes, after prefix: Int, _ setting: ExpressionSetting
  ) throws(ExpressionProblems) -> Expression {
    // Checking is expensive too if the expression contains lists of items.
    if work.steps > Double(limits[.steps]) { throw ExpressionProblems([], shiftedBy: 0) }
    let original = document.original(of: value)
    if let known = work.read[original] { return try counted(known, at: value, setting) }
    let expression = try counted(
      Expression.check(
        document.utf8(of: value), after: prefix, expecting: types, in: scope.at(setting)),
      at: value, setting)
    if !setting.isFurtherCopy { expressions.add(expression, at: value, setting.moment) }
    if setting.each != nil { work.read[original] = expression }
    return expression
  }

  /// Adds the steps of all copies to the total; if it is too high, reports that once and throws.
  private mutating func counted(
    _ expression: Expression, at value: JSONValue, _ setting: ExpressionSetting
  ) throws(ExpressionProblems) -> Expression {
    work.steps += expression.steps * (setting.moment == .load ? 1 : Double(setting.copyCount))
    if work.steps <= Double(limits[.steps]) { return expression }
    reportExceeded(.steps, at: value)
    throw ExpressionProblems([], shiftedBy: 0)
  }

  private mutating func worth(
    of expression: Expression, at value: JSONValue, _ setting: ExpressionSetting
  ) -> ExpressionValue? {
    do throws(ExpressionFault) {
      return try StartContext(scope.at(setting)).evaluate(expression)
    } catch {
      report(
        .expressionFault, "cannot evaluate the expression: \(error.message)", at: value,
        hint: error.hint)
      return nil
    }
  }

  mutating func checkNumber(
    _ value: JSONValue, _ number: SchemaNumber, _ kind: SchemaKind, _ subject: Subject
  ) {
    if document.isExpression(value) {
      guard case .number(let found)? = checkExpression(value, .number, subject) else { return }
      checkBounds(found, "\(ExpressionValue.number(found))", at: value, number, subject)
    } else if checkType(value, kind, subject), let found = document.number(value), found.isFinite {
      checkBounds(found, nil, at: value, number, subject)
    }
  }

  /// Checks the range of a number; in messages, `nil` for the text means the source text.
  private mutating func checkBounds(
    _ found: Double, _ text: String?, at value: JSONValue,
    _ number: SchemaNumber, _ subject: Subject
  ) {
    if let breach = number.breach(by: found) {
      report(
        .outOfRange,
        "\(subject.text) is \(text ?? document.text(of: value)), but must be \(breach)", at: value,
        // A value below 5 is probably not a percentage.
        hint: number.upper == 1 && (5...100).contains(found)
          ? "for \(number: found) %, write \(number: found / 100)" : nil)
    } else if let limit = number.limit, found > Double(limits[limit]) {
      reportExceeded(limit, at: value, actual: Int64(min(found.rounded(.up), 1e15)))
    } else if let mistake = number.mistake, found.magnitude > UnitSuspicion.least {
      suspicions.append(
        UnitSuspicion(mistake: mistake, number: found, key: subject.text, value: value))
    }
  }

  mutating func checkTuple(
    _ value: JSONValue, _ tuple: SchemaTuple, _ kind: SchemaKind, _ subject: Subject
  ) {
    // Fast path for list elements.
    if tuple.isSound(value, in: document) { return }
    if let pair = document.computedPair(value) { return checkPair(pair, at: value, tuple, subject) }
    if document.isExpression(value) {
      guard tuple.components.count == 2, tuple.optional == 0 else {
        return reportIsExpression(value, kind, subject)
      }
      guard case .vector(let vector)? = checkExpression(value, .vector, subject) else { return }
      return checkPair([vector.dx, vector.dy], at: value, tuple, subject)
    }
    guard checkType(value, kind, subject) else { return }
    if let hint = hint(for: .type(value, kind, subject, self)).text {
      return report(
        .wrongType, "\(subject.text) must be \(kind.noun), not an array of arrays", at: value,
        hint: hint)
    }
    checkElements(of: value, tuple, subject)
  }

  private mutating func checkElements(
    of value: JSONValue, _ tuple: SchemaTuple, _ subject: Subject
  ) {
    var count = 0
    for element in document.elements(of: value) {
      if count < tuple.components.count {
        let component = tuple.components[count]
        if !component.isOpen || document.kind(of: element) != .null {
          check(element, as: .number(component.number), subject.part(component.name))
        }
      }
      count += 1
    }
    if tuple.counts.contains(count) { return }
    let counts = Sentence.joined(tuple.counts.map { "\($0)" }, "or")
    reportLength(of: value, count, "\(counts) numbers \(tuple.form)", tuple.counts, subject)
  }

  private mutating func reportLength(
    of value: JSONValue, _ count: Int, _ needed: String, _ counts: [Int], _ subject: Subject
  ) {
    report(
      .wrongLength, "\(subject.text) needs \(needed), found \(count)", at: value,
      hint: hint(for: .length(of: value, counts, document)).text)
  }

  private mutating func reportIsExpression(
    _ value: JSONValue, _ kind: SchemaKind, _ subject: Subject
  ) {
    report(
      .wrongType, "\(subject.text) must be \(kind.noun), not an expression", at: value,
      hint: "each of its numbers can be an expression")
  }

  private mutating func checkPair(
    _ pair: [Double], at value: JSONValue, _ tuple: SchemaTuple, _ subject: Subject
  ) {
    for (number, component) in zip(pair, tuple.components) {
      checkBounds(
        number, "\(ExpressionValue.number(number))", at: value, component.number,
        subject.part(component.name))
    }
  }

  /// Checks that a range contains 0, which is the position when the attachment is added.
  mutating func checkRange(
    _ value: JSONValue, _ number: SchemaNumber, _ kind: SchemaKind, _ subject: Subject
  ) {
    if document.isExpression(value) {
      return reportIsExpression(value, kind, subject)
    }
    guard checkType(value, kind, subject) else { return }
    let bounds = Array(document.elements(of: value))
    guard bounds.count == 2 else {
      return reportLength(of: value, bounds.count, "2 numbers [min, max]", [2], subject)
    }
    for (bound, name) in zip(bounds, ["min", "max"]) where document.kind(of: bound) != .null {
      check(bound, as: .number(number), subject.part(name))
    }
    let ends = bounds.map { self.number($0) }
    let (lower, upper) = (ends[0] ?? 0, ends[1] ?? 0)
    guard lower > 0 || upper < 0 else { return }
    let isTurned = !ends.contains(nil) && lower >= 0 && upper <= 0
    report(
      .outOfRange,
      "\(subject.text) is \(document.writtenText(of: value)), "
        + (isTurned ? "which is not a range [min, max]" : "but must contain 0"),
      at: value,
      hint: isTurned
        ? "write the smaller number first"
        : "the range starts at the item's position when the attachment is added")
  }

  private func number(_ value: JSONValue) -> Double? {
    if case .number(let number)? = expressions.values[value.index] {
      return number
    }
    return document.number(value)
  }

  /// Returns the value if the condition is constant, or `nil` if it is not or has a problem.
  @discardableResult mutating func checkCondition(
    _ value: JSONValue, _ subject: Subject
  ) -> ExpressionValue? {
    guard !document.isExpression(value) else {
      report(
        .expressionSyntax, "\(subject.text) is a condition and cannot start with \"=\"", at: value,
        hint: "remove the \"=\"")
      return nil
    }
    return checkExpression(value, .boolean, after: 0, subject)
  }

  mutating func checkValue(
    _ value: JSONValue, most: Int, _ subject: Subject
  ) -> ExpressionValue? {
    if document.isExpression(value) { return checkExpression(value, .any, subject) }
    guard checkType(value, .value(most: most), subject) else { return nil }
    guard document.kind(of: value) == .array else { return document.literal(value) }
    let elements = Array(document.elements(of: value))
    for element in elements.prefix(most) {
      check(element, as: .number(.any), subject.part("element"))
    }
    if !(2...most).contains(elements.count) {
      let needed = most == 2 ? "2 numbers" : "2 to \(most) numbers"
      reportLength(of: value, elements.count, needed, Array(2...most), subject)
    }
    let numbers = elements.compactMap(number)
    guard numbers.count == 2, elements.count == 2, numbers.allSatisfy({ $0.isFinite }) else {
      return nil
    }
    return .vector(CGVector(dx: numbers[0], dy: numbers[1]))
  }

  /// Checks a value to be assigned; the target determines its kind and its name in messages.
  mutating func checkAssigned(_ value: JSONValue, _ key: SchemaKey, _ subject: Subject) {
    guard let path = subject.setting.target,
      let found = try? scope.at(subject.setting).targets.find(
        path, typeOfVariable: scope.typeOfVariable)
    else { return check(value, as: key.kind, subject) }
    check(value, as: found.kind ?? key.kind, subject.called(.key(path)))
  }

  mutating func checkTarget(_ path: String, at value: JSONValue, _ subject: Subject) {
    do throws(TextProblem) {
      _ = try scope.at(subject.setting).targets.find(
        path, typeOfVariable: scope.typeOfVariable)
    } catch {
      if error.code == .unresolvedID, names.lacksItemIDs { return }
      report(error, at: value, in: document)
    }
  }
}

extension ExpressionReference {
  fileprivate var isVelocity: Bool {
    if case .each(let property) = self, case .motion = property.last { return true }
    if case .motion = self { return true }
    return false
  }
}

extension SchemaNumber {
  /// The bound that a value violates, in words: "greater than 0", "at most 1,000,000 pt".
  fileprivate func breach(by value: Double) -> String? {
    if isBelow(value) {
      // 0.005 pt is merely too small for the engine, but 0 is not a valid size.
      if value <= 0 && (lower > 0 || excludesLower) { return "greater than 0" }
      return "at least \(text(lower))"
    }
    if value > upper { return "at most \(text(upper))" }
    return isBetween(value) ? "a whole number" : nil
  }

  private func text(_ bound: Double) -> String {
    let number = Sentence.number(bound)
    return switch unit {
    case _ where bound == 0, "1": number
    case "1/s": "\(number) per second"
    default: "\(number) \(unit)"
    }
  }
}
