// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Evaluates the nodes of a checked expression, without allocation for numbers and vectors.
struct ExpressionEvaluation {
  let expression: Expression
  let context: any ExpressionContext

  var tree: ExpressionTree {
    @inline(__always) _read { yield expression.tree }
  }

  func value(_ place: UInt16) throws(ExpressionFault) -> ExpressionValue {
    switch tree.nodes[Int(place)].type {
    case .number: .number(try number(place))
    case .boolean: .boolean(try boolean(place))
    case .string: .string(try string(place))
    case .vector: .vector(try vector(place))
    }
  }

  func number(_ place: UInt16) throws(ExpressionFault) -> Double {
    let number: Double
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.number
    case .component(let component, let operand):
      let vector = try vector(operand)
      return component.isHorizontal ? vector.dx : vector.dy
    case .prefix(_, let operand): return -(try self.number(operand))
    case .infix(let infix, let left, let right):
      number = try result(of: infix, self.number(left), self.number(right), at: place)
    case .reference, .conditional, .call, .aggregate: number = try found(place).number
    }
    guard number.isFinite else { throw try notFinite(place) }
    return number
  }

  func boolean(_ place: UInt16) throws(ExpressionFault) -> Bool {
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.truth
    case .component: throw mismatch(place)
    case .prefix(_, let operand): return !(try boolean(operand))
    case .infix(let infix, let left, let right):
      return try truth(of: infix, left, right, at: place)
    case .reference, .conditional, .call, .aggregate: return try found(place).truth
    }
  }

  func string(_ place: UInt16) throws(ExpressionFault) -> String {
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.text
    case .infix(_, let left, let right):
      return try joined(string(left), string(right), at: place)
    case .reference, .conditional, .call: return try found(place).text
    case .component, .prefix, .aggregate: throw mismatch(place)
    }
  }

  func vector(_ place: UInt16) throws(ExpressionFault) -> CGVector {
    let vector: CGVector
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.vector
    case .component, .aggregate: throw mismatch(place)
    case .prefix(_, let operand):
      let vector = try self.vector(operand)
      return CGVector(dx: -vector.dx, dy: -vector.dy)
    case .infix(let infix, let left, let right):
      vector = try combined(infix, left, right, at: place)
    case .reference, .conditional, .call: vector = try found(place).vector
    }
    guard vector.dx.isFinite, vector.dy.isFinite else { throw try notFinite(place) }
    return vector
  }

  private func found(_ place: UInt16) throws(ExpressionFault) -> ExpressionValue {
    switch tree.nodes[Int(place)].content {
    case .reference(let reference):
      let value = try context.value(of: reference)
      guard value.type == tree.nodes[Int(place)].type else { throw mismatch(place) }
      return value
    case .conditional(let condition, let then, let otherwise):
      return try value(boolean(condition) ? then : otherwise)
    case .call(let function, let first, let count):
      return try value(of: function, Int(first)..<Int(first + count), at: place)
    case .aggregate(let aggregate, let list, let body):
      return try self.aggregate(aggregate, list, body, at: place)
    case .constant, .component, .prefix, .infix: throw mismatch(place)
    }
  }
}

extension ExpressionEvaluation {
  private func joined(
    _ left: String, _ right: String, at place: UInt16
  ) throws(ExpressionFault) -> String {
    let count = left.utf8.count + right.utf8.count
    if count <= ExpressionLimit.stringBytes { return left + right }
    throw fault(
      place,
      "the string would have \(Sentence.number(count)) bytes; the limit is "
        + Sentence.number(ExpressionLimit.stringBytes))
  }

  private func result(
    of infix: ExpressionInfix, _ left: Double, _ right: Double, at place: UInt16
  ) throws(ExpressionFault) -> Double {
    switch infix {
    case .add: return left + right
    case .subtract: return left - right
    case .multiply: return left * right
    case .divide:
      if right == 0 { throw fault(place, "division of \(number: left) by 0") }
      return left / right
    case .remainder:
      if right == 0 { throw fault(place, "remainder of \(number: left) divided by 0") }
      // IEEE 754 defines this exactly, so every C library agrees.
      return left.truncatingRemainder(dividingBy: right)
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      throw mismatch(place)
    }
  }

  private func truth(
    of infix: ExpressionInfix, _ left: UInt16, _ right: UInt16, at place: UInt16
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
    case .add, .subtract, .multiply, .divide, .remainder: throw mismatch(place)
    }
  }

  private func combined(
    _ infix: ExpressionInfix, _ left: UInt16, _ right: UInt16, at place: UInt16
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
        throw fault(place, "division of \(ExpressionValue.vector(vector)) by 0")
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
  func fault(_ place: UInt16, _ sentence: String) -> ExpressionFault {
    ExpressionFault("\(clipped(expression.source(of: place))): \(sentence)")
  }

  func mismatch(_ place: UInt16) -> ExpressionFault {
    fault(place, "the value is not \(tree.nodes[Int(place)].type.noun)")
  }

  private func notFinite(_ place: UInt16) throws(ExpressionFault) -> ExpressionFault {
    let node = tree.nodes[Int(place)]
    // A second evaluation would draw other random operands.
    if tree.isRandom(node) { return fault(place, "the result is too large for a number") }
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
      return fault(place, "the value is not finite")
    }
    return fault(place, "\(operation) is too large for a number")
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(number: Double) {
    appendInterpolation(ExpressionValue.number(number))
  }
}
