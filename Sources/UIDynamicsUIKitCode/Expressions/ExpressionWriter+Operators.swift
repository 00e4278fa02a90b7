// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension ExpressionWriter {
  func prefix(_ prefix: ExpressionPrefix, _ operand: UInt16) throws(Inexpressible) -> CodeValue {
    switch (prefix, try value(operand)) {
    case (.not, .one(let term)):
      if let truth = term.constant?.truth { return .one(CodeTerm(.boolean(!truth))) }
      return .one(CodeTerm("!" + term.text(.atom), .sign))
    case (_, .one(let term)): return .one(negated(term))
    case (_, .vector(let vector)): return .vector(CodeVector(negated(vector.x), negated(vector.y)))
    }
  }

  private func negated(_ term: CodeTerm) -> CodeTerm { CodeTerm("-" + term.text(.atom), .sign) }

  func choice(
    _ condition: UInt16, _ then: UInt16, _ otherwise: UInt16
  ) throws(Inexpressible) -> CodeValue {
    let condition = try term(condition)
    if let isTrue = condition.constant?.truth { return try value(isTrue ? then : otherwise) }
    func chosen(_ one: CodeTerm, _ other: CodeTerm) -> CodeTerm {
      CodeTerm("\(condition.text(.or)) ? \(one.text(.or)) : \(other.text)", .choice)
    }
    switch (try value(then), try value(otherwise)) {
    case (.vector(let one), .vector(let other)):
      return .vector(CodeVector(chosen(one.x, other.x), chosen(one.y, other.y)))
    case (.one(let one), .one(let other)): return .one(chosen(one, other))
    case (.one, .vector), (.vector, .one): throw Inexpressible("the two values differ in type")
    }
  }

  func infix(
    _ infix: ExpressionInfix, _ left: UInt16, _ right: UInt16
  ) throws(Inexpressible) -> CodeValue {
    let first = try value(left)
    // Short-circuit: the right operand does not matter.
    if case .one(let one) = first, let truth = one.constant?.truth,
      infix == .or && truth || infix == .and && !truth
    {
      return first
    }
    switch (first, try value(right)) {
    case (.one(let one), .one(let other)): return .one(joined(infix, one, other))
    case (.vector(let one), .vector(let other)): return compared(infix, one, other)
    case (.one(let factor), .vector(let vector)):
      return .vector(CodeVector(joined(infix, factor, vector.x), joined(infix, factor, vector.y)))
    case (.vector(let vector), .one(let factor)):
      return .vector(CodeVector(joined(infix, vector.x, factor), joined(infix, vector.y, factor)))
    }
  }

  private func compared(
    _ infix: ExpressionInfix, _ one: CodeVector, _ other: CodeVector
  ) -> CodeValue {
    let (x, y) = (joined(infix, one.x, other.x), joined(infix, one.y, other.y))
    switch infix {
    case .equal: return .one(joined(.and, x, y))
    case .notEqual: return .one(joined(.or, x, y))
    case .or, .and, .less, .lessOrEqual, .greater, .greaterOrEqual, .add, .subtract, .multiply,
      .divide, .remainder:
      return .vector(CodeVector(x, y))
    }
  }

  /// Joins two terms with an operator; simplifies if one of them is known.
  func joined(_ infix: ExpressionInfix, _ one: CodeTerm, _ other: CodeTerm) -> CodeTerm {
    if let known = known(infix, one, other) { return known }
    let binding = CodeBinding(infix)
    let number = number(infix, one, other)
    if infix == .remainder {
      return CodeTerm(
        "\(one.text(.atom)).truncatingRemainder(dividingBy: \(other.text))", constant: number)
    }
    // Comparison operators are not associative in Swift.
    let left = binding == .comparison ? one.text(binding.tighter) : one.text(binding)
    let text = "\(left) \(infix.rawValue) \(other.text(binding.tighter))"
    return CodeTerm(text, binding, constant: number)
  }

  /// Returns the value of an operation on constants; the exported code contains the operation, not the value.
  private func number(
    _ infix: ExpressionInfix, _ one: CodeTerm, _ other: CodeTerm
  ) -> ExpressionValue? {
    guard case .number(let left)? = one.constant, case .number(let right)? = other.constant
    else { return nil }
    switch infix {
    case .add: return .number(left + right)
    case .subtract: return .number(left - right)
    case .multiply: return .number(left * right)
    case .divide: return .number(left / right)
    case .remainder: return .number(left.truncatingRemainder(dividingBy: right))
    case .and, .or, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
    }
  }

  private func known(
    _ infix: ExpressionInfix, _ one: CodeTerm, _ other: CodeTerm
  ) -> CodeTerm? {
    switch infix {
    case .and: known(one, other, neutral: true)
    case .or: known(one, other, neutral: false)
    case .equal: areEqual(one, other).map { CodeTerm(.boolean($0)) }
    case .notEqual: areEqual(one, other).map { CodeTerm(.boolean(!$0)) }
    case .less: compared(one, other, <)
    case .lessOrEqual: compared(one, other, <=)
    case .greater: compared(one, other, >)
    case .greaterOrEqual: compared(one, other, >=)
    case .add, .subtract, .multiply, .divide, .remainder: nil
    }
  }

  private func compared(
    _ one: CodeTerm, _ other: CodeTerm, _ holds: (Double, Double) -> Bool
  ) -> CodeTerm? {
    guard case .number(let left)? = one.constant, case .number(let right)? = other.constant
    else { return nil }
    return CodeTerm(.boolean(holds(left, right)))
  }

  /// Simplifies `and` and `or`: if one condition is neutral, returns the other one, otherwise the deciding one.
  private func known(_ one: CodeTerm, _ other: CodeTerm, neutral: Bool) -> CodeTerm? {
    if case .boolean(let truth)? = one.constant { return truth == neutral ? other : one }
    return other.constant == .boolean(neutral) ? one : nil
  }

  private func areEqual(_ one: CodeTerm, _ other: CodeTerm) -> Bool? {
    guard let one = one.constant, let other = other.constant else { return nil }
    return one == other
  }
}
