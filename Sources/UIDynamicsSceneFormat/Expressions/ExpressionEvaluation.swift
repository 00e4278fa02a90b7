// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Evaluates the nodes of a checked expression, without allocation for numbers and vectors.
struct ExpressionEvaluation {
  let expression: Expression
  let context: any ExpressionContext

  var tree: ExpressionTree {
    @inline(__always) _read { yield expression.tree }
  }

  func value(_ index: UInt16) throws(ExpressionFault) -> ExpressionValue {
    switch tree.nodes[Int(index)].type {
    case .number: .number(try number(index))
    case .boolean: .boolean(try boolean(index))
    case .string: .string(try string(index))
    case .vector: .vector(try vector(index))
    }
  }

  func number(_ index: UInt16) throws(ExpressionFault) -> Double {
    let number: Double
    switch tree.nodes[Int(index)].content {
    case .constant(let constant): return constant.number
    case .component(let component, let operand):
      let vector = try vector(operand)
      return component.isHorizontal ? vector.dx : vector.dy
    case .prefix(_, let operand): return -(try self.number(operand))
    case .infix(let infix, let left, let right):
      number = try result(of: infix, self.number(left), self.number(right), at: index)
    case .reference, .conditional, .call, .aggregate: number = try found(index).number
    }
    guard number.isFinite else { throw try notFinite(index) }
    return number
  }

  func boolean(_ index: UInt16) throws(ExpressionFault) -> Bool {
    switch tree.nodes[Int(index)].content {
    case .constant(let constant): return constant.truth
    case .component: throw mismatch(index)
    case .prefix(_, let operand): return !(try boolean(operand))
    case .infix(let infix, let left, let right):
      return try truth(of: infix, left, right, at: index)
    case .reference, .conditional, .call, .aggregate: return try found(index).truth
    }
  }

  func string(_ index: UInt16) throws(ExpressionFault) -> String {
    switch tree.nodes[Int(index)].content {
    case .constant(let constant): return constant.text
    case .infix(_, let left, let right):
      return try joined(string(left), string(right), at: index)
    case .reference, .conditional, .call: return try found(index).text
    case .component, .prefix, .aggregate: throw mismatch(index)
    }
  }

  func vector(_ index: UInt16) throws(ExpressionFault) -> CGVector {
    let vector: CGVector
    switch tree.nodes[Int(index)].content {
    case .constant(let constant): return constant.vector
    case .component, .aggregate: throw mismatch(index)
    case .prefix(_, let operand):
      let vector = try self.vector(operand)
      return CGVector(dx: -vector.dx, dy: -vector.dy)
    case .infix(let infix, let left, let right):
      vector = try combined(infix, left, right, at: index)
    case .reference, .conditional, .call: vector = try found(index).vector
    }
    guard vector.dx.isFinite, vector.dy.isFinite else { throw try notFinite(index) }
    return vector
  }

  private func found(_ index: UInt16) throws(ExpressionFault) -> ExpressionValue {
    switch tree.nodes[Int(index)].content {
    case .reference(let reference):
      let value = try context.value(of: reference)
      guard value.type == tree.nodes[Int(index)].type else { throw mismatch(index) }
      return value
    case .conditional(let condition, let then, let otherwise):
      return try value(boolean(condition) ? then : otherwise)
    case .call(let function, let first, let count):
      return try value(of: function, Int(first)..<Int(first + count), at: index)
    case .aggregate(let aggregate, let list, let body):
      return try self.aggregate(aggregate, list, body, at: index)
    case .constant, .component, .prefix, .infix: throw mismatch(index)
    }
  }
}

extension ExpressionEvaluation {
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

  private func result(
    of infix: ExpressionInfix, _ left: Double, _ right: Double, at index: UInt16
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

  private func truth(
    of infix: ExpressionInfix, _ left: UInt16, _ right: UInt16, at index: UInt16
  ) throws(ExpressionFault) -> Bool {
    switch infix {
    case .and: try boolean(left) ? boolean(right) : false
    case .or: try boolean(left) ? true : boolean(right)
    case .equal: try value(left) == value(right)
    case .notEqual: try value(left) != value(right)
    case .less: try number(left) < number(right)
    case .lessOrEqual: try number(left) <= number(right)
    case .greater: try number(left) > number(right)
    case .greaterOrEqual: try number(left) >= number(right)
    case .add, .subtract, .multiply, .divide, .remainder: throw mismatch(index)
    }
  }

  private func combined(
    _ infix: ExpressionInfix, _ left: UInt16, _ right: UInt16, at index: UInt16
  ) throws(ExpressionFault) -> CGVector {
    if infix == .multiply, tree.nodes[Int(left)].type == .number {
      let factor = try number(left)
      let vector = try vector(right)
      return CGVector(dx: factor * vector.dx, dy: factor * vector.dy)
    }
    let vector = try vector(left)
    guard tree.nodes[Int(right)].type == .vector else {
      let factor = try number(right)
      if infix == .multiply { return CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
      if factor == 0 {
        throw fault(index, "division of \(ExpressionValue.vector(vector)) by 0")
      }
      return CGVector(dx: vector.dx / factor, dy: vector.dy / factor)
    }
    let other = try self.vector(right)
    return infix == .add
      ? CGVector(dx: vector.dx + other.dx, dy: vector.dy + other.dy)
      : CGVector(dx: vector.dx - other.dx, dy: vector.dy - other.dy)
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
