// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Evaluates the nodes of a checked expression.
struct ExpressionEvaluation {
  let expression: Expression
  let context: any ExpressionContext

  var tree: ExpressionTree {
    @inline(__always) _read { yield expression.tree }
  }

  /// Evaluates a node; throws a fault if its value is not finite.
  func value(_ index: UInt16) throws(ExpressionFault) -> ExpressionValue {
    let node = tree.nodes[Int(index)]
    let value: ExpressionValue
    switch node.content {
    case .constant(let constant): return constant
    case .component(let component, let operand):
      let vector = try vector(operand)
      return .number(component.isHorizontal ? vector.dx : vector.dy)
    case .prefix(.not, let operand): return .boolean(!(try boolean(operand)))
    case .prefix(.negate, let operand) where node.type == .number:
      return .number(-(try number(operand)))
    case .prefix(.negate, let operand):
      let vector = try vector(operand)
      return .vector(CGVector(dx: -vector.dx, dy: -vector.dy))
    case .infix(let infix, let left, let right):
      value = try result(of: infix, left, right, at: index)
    case .reference(let reference): value = try context.value(of: reference)
    case .conditional(let condition, let then, let otherwise):
      value = try self.value(boolean(condition) ? then : otherwise)
    case .call(let function, let first, let count):
      value = try self.value(of: function, Int(first)..<Int(first + count), at: index)
    case .aggregate(let aggregate, let list, let body):
      value = try self.aggregate(aggregate, list, body, at: index)
    }
    guard value.type == node.type else { throw mismatch(index) }
    guard value.isFinite else { throw try notFinite(index) }
    return value
  }

  func number(_ index: UInt16) throws(ExpressionFault) -> Double { try value(index).number }

  func boolean(_ index: UInt16) throws(ExpressionFault) -> Bool { try value(index).truth }

  func vector(_ index: UInt16) throws(ExpressionFault) -> CGVector { try value(index).vector }
}

extension ExpressionEvaluation {
  private func result(
    of infix: ExpressionInfix, _ left: UInt16, _ right: UInt16, at index: UInt16
  ) throws(ExpressionFault) -> ExpressionValue {
    switch infix {
    case .and: return .boolean(try boolean(left) ? boolean(right) : false)
    case .or: return .boolean(try boolean(left) ? true : boolean(right))
    case .equal: return .boolean(try value(left) == value(right))
    case .notEqual: return .boolean(try value(left) != value(right))
    case .less: return .boolean(try number(left) < number(right))
    case .lessOrEqual: return .boolean(try number(left) <= number(right))
    case .greater: return .boolean(try number(left) > number(right))
    case .greaterOrEqual: return .boolean(try number(left) >= number(right))
    case .add, .subtract, .multiply, .divide, .remainder: break
    }
    switch (try value(left), try value(right)) {
    case (.number(let left), .number(let right)):
      return .number(try number(infix, left, right, at: index))
    case (.string(let left), .string(let right)): return .string(try joined(left, right, at: index))
    case (.vector(let left), .vector(let right)):
      let sign: CGFloat = infix == .add ? 1 : -1
      return .vector(CGVector(dx: left.dx + sign * right.dx, dy: left.dy + sign * right.dy))
    case (.number(let factor), .vector(let vector)):
      return .vector(CGVector(dx: factor * vector.dx, dy: factor * vector.dy))
    case (.vector(let vector), .number(let factor)):
      if infix == .multiply {
        return .vector(CGVector(dx: vector.dx * factor, dy: vector.dy * factor))
      }
      if factor == 0 {
        throw fault(index, "division of \(ExpressionValue.vector(vector)) by 0")
      }
      return .vector(CGVector(dx: vector.dx / factor, dy: vector.dy / factor))
    case (.number, _), (.boolean, _), (.string, _), (.vector, _): throw mismatch(index)
    }
  }

  private func number(
    _ infix: ExpressionInfix, _ left: Double, _ right: Double, at index: UInt16
  ) throws(ExpressionFault) -> Double {
    switch infix {
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    case .divide:
      if right == 0 { throw fault(index, "division of \(number: left) by 0") }
      return left / right
    case .remainder:
      if right == 0 { throw fault(index, "remainder of \(number: left) divided by 0") }
      // IEEE 754 defines the result exactly, so all C libraries agree.
      return left.truncatingRemainder(dividingBy: right)
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      throw mismatch(index)
    }
  }

  private func joined(
    _ left: String, _ right: String, at index: UInt16
  ) throws(ExpressionFault) -> String {
    let count = left.utf8.count + right.utf8.count
    if count <= ExpressionLimit.stringBytes { return left + right }
    throw fault(
      index,
      "the string would have \(Sentence.number(count)) bytes; the limit is "
        + Sentence.number(ExpressionLimit.stringBytes))
  }
}

extension ExpressionEvaluation {
  func fault(_ index: UInt16, _ sentence: String) -> ExpressionFault {
    ExpressionFault("\(clipped(expression.source(of: index))): \(sentence)")
  }

  func mismatch(_ index: UInt16) -> ExpressionFault {
    fault(index, "the value is not \(tree.nodes[Int(index)].type.noun)")
  }

  private func notFinite(_ index: UInt16) throws(ExpressionFault) -> ExpressionFault {
    let node = tree.nodes[Int(index)]
    // A second evaluation would draw different random operands.
    if tree.isRandom(node) { return fault(index, "the result is too large for a number") }
    var operands: [String] = []
    for operand in tree.operands(of: node) {
      operands.append("\(try value(operand))")
    }
    let operation: String
    switch node.content {
    case .infix(let infix, _, _): operation = operands.joined(separator: " \(infix.rawValue) ")
    case .call(let function, _, _):
      operation = "\(function.rawValue)(\(operands.joined(separator: ", ")))"
    case .constant, .reference, .component, .prefix, .conditional, .aggregate:
      return fault(index, "the value is not finite")
    }
    return fault(index, "\(operation) is too large for a number")
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(number: Double) {
    appendInterpolation(ExpressionValue.number(number))
  }
}
