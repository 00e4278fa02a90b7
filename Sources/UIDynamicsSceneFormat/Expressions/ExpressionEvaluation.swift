// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// Works out the nodes of a checked expression, each by a function for its type.
///
/// Nothing is allocated on the way. What is not finite stops at the operation that made it.
struct ExpressionEvaluation {
  let tree: ExpressionTree
  let text: String

  func value<Context: ExpressionContext & ~Copyable>(
    _ place: UInt16, in context: borrowing Context
  ) throws(ExpressionFault) -> ExpressionValue {
    switch tree.nodes[Int(place)].type {
    case .number: .number(try number(place, in: context))
    case .boolean: .boolean(try boolean(place, in: context))
    case .string: .string(try string(place, in: context))
    case .vector: .vector(try vector(place, in: context))
    }
  }

  func number<Context: ExpressionContext & ~Copyable>(
    _ place: UInt16, in context: borrowing Context
  ) throws(ExpressionFault) -> Double {
    let number: Double
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.number
    case .reference(let reference):
      number = try value(of: reference, .number, at: place, in: context).number
    case .component(let component, let operand):
      let vector = try vector(operand, in: context)
      return component.isHorizontal ? vector.dx : vector.dy
    case .prefix(_, let operand): return -(try self.number(operand, in: context))
    case .conditional(let condition, let then, let otherwise):
      return try self.number(
        boolean(condition, in: context) ? then : otherwise, in: context)
    case .infix(let infix, let left, let right):
      number = try result(
        of: infix, self.number(left, in: context), self.number(right, in: context), at: place)
    case .call(let function, let first, let count):
      number = try self.number(
        of: function, Int(first)..<Int(first + count), at: place, in: context)
    case .aggregate(let aggregate, let list, let body):
      number = try self.aggregate(aggregate, list, body, at: place, in: context).number
    }
    guard number.isFinite else { throw try notFinite(place, in: context) }
    return number
  }

  func boolean<Context: ExpressionContext & ~Copyable>(
    _ place: UInt16, in context: borrowing Context
  ) throws(ExpressionFault) -> Bool {
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.truth
    case .reference(let reference):
      return try value(of: reference, .boolean, at: place, in: context).truth
    case .component: throw mismatch(place)
    case .prefix(_, let operand): return !(try boolean(operand, in: context))
    case .conditional(let condition, let then, let otherwise):
      return try boolean(boolean(condition, in: context) ? then : otherwise, in: context)
    case .infix(let infix, let left, let right):
      return try truth(of: infix, left, right, at: place, in: context)
    case .call(let function, let first, _):
      return try truth(of: function, Int(first), at: place, in: context)
    case .aggregate(let aggregate, let list, let body):
      return try self.aggregate(aggregate, list, body, at: place, in: context).truth
    }
  }

  func string<Context: ExpressionContext & ~Copyable>(
    _ place: UInt16, in context: borrowing Context
  ) throws(ExpressionFault) -> String {
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.text
    case .reference(let reference):
      return try value(of: reference, .string, at: place, in: context).text
    case .conditional(let condition, let then, let otherwise):
      return try string(boolean(condition, in: context) ? then : otherwise, in: context)
    case .infix(_, let left, let right):
      return try joined(string(left, in: context), string(right, in: context), at: place)
    case .call(let function, let first, _):
      return try text(of: function, Int(first), at: place, in: context)
    case .component, .prefix, .aggregate: throw mismatch(place)
    }
  }

  func vector<Context: ExpressionContext & ~Copyable>(
    _ place: UInt16, in context: borrowing Context
  ) throws(ExpressionFault) -> CGVector {
    let vector: CGVector
    switch tree.nodes[Int(place)].content {
    case .constant(let constant): return constant.vector
    case .reference(let reference):
      vector = try value(of: reference, .vector, at: place, in: context).vector
    case .component, .aggregate: throw mismatch(place)
    case .prefix(_, let operand):
      let vector = try self.vector(operand, in: context)
      return CGVector(dx: -vector.dx, dy: -vector.dy)
    case .conditional(let condition, let then, let otherwise):
      return try self.vector(
        boolean(condition, in: context) ? then : otherwise, in: context)
    case .infix(let infix, let left, let right):
      vector = try combined(infix, left, right, at: place, in: context)
    case .call(let function, let first, let count):
      vector = try self.vector(
        of: function, Int(first)..<Int(first + count), at: place, in: context)
    }
    guard vector.dx.isFinite, vector.dy.isFinite else { throw try notFinite(place, in: context) }
    return vector
  }

  /// What a name stands for, of the type that the check has seen.
  @inline(__always) private func value<Context: ExpressionContext & ~Copyable>(
    of reference: ExpressionReference, _ type: ExpressionType, at place: UInt16,
    in context: borrowing Context
  ) throws(ExpressionFault) -> ExpressionValue {
    let value = try context.value(of: reference)
    guard value.type == type else { throw mismatch(place) }
    return value
  }
}

/// Operators.
extension ExpressionEvaluation {
  private func joined(
    _ left: String, _ right: String, at place: UInt16
  ) throws(ExpressionFault) -> String {
    let count = left.utf8.count + right.utf8.count
    if count <= ExpressionLimit.stringBytes { return left + right }
    throw fault(
      place,
      "the text would have \(Sentence.number(count)) bytes, and may have "
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
      // Exact by IEEE 754, so the same on every machine although the C library computes it.
      return left.truncatingRemainder(dividingBy: right)
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      throw mismatch(place)
    }
  }

  private func truth<Context: ExpressionContext & ~Copyable>(
    of infix: ExpressionInfix, _ left: UInt16, _ right: UInt16, at place: UInt16,
    in context: borrowing Context
  ) throws(ExpressionFault) -> Bool {
    switch infix {
    case .and: try boolean(left, in: context) ? boolean(right, in: context) : false
    case .or: try boolean(left, in: context) ? true : boolean(right, in: context)
    case .equal: try value(left, in: context) == value(right, in: context)
    case .notEqual: try value(left, in: context) != value(right, in: context)
    case .less: try number(left, in: context) < number(right, in: context)
    case .lessOrEqual: try number(left, in: context) <= number(right, in: context)
    case .greater: try number(left, in: context) > number(right, in: context)
    case .greaterOrEqual: try number(left, in: context) >= number(right, in: context)
    case .add, .subtract, .multiply, .divide, .remainder: throw mismatch(place)
    }
  }

  private func combined<Context: ExpressionContext & ~Copyable>(
    _ infix: ExpressionInfix, _ left: UInt16, _ right: UInt16, at place: UInt16,
    in context: borrowing Context
  ) throws(ExpressionFault) -> CGVector {
    if infix == .multiply, tree.nodes[Int(left)].type == .number {
      let factor = try number(left, in: context)
      let vector = try vector(right, in: context)
      return CGVector(dx: factor * vector.dx, dy: factor * vector.dy)
    }
    let vector = try vector(left, in: context)
    guard tree.nodes[Int(right)].type == .vector else {
      let factor = try number(right, in: context)
      if infix == .multiply { return CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
      if factor == 0 {
        throw fault(place, "division of \(ExpressionValue.vector(vector)) by 0")
      }
      return CGVector(dx: vector.dx / factor, dy: vector.dy / factor)
    }
    let other = try self.vector(right, in: context)
    return infix == .add
      ? CGVector(dx: vector.dx + other.dx, dy: vector.dy + other.dy)
      : CGVector(dx: vector.dx - other.dx, dy: vector.dy - other.dy)
  }
}

/// Faults.
extension ExpressionEvaluation {
  private func source(_ place: UInt16) -> String {
    let node = tree.nodes[Int(place)]
    return clipped(
      String(decoding: Array(text.utf8)[Int(node.lower)..<Int(node.upper)], as: UTF8.self))
  }

  func fault(_ place: UInt16, _ sentence: String) -> ExpressionFault {
    ExpressionFault("\(source(place)): \(sentence)")
  }

  /// The context broke its word about a type.
  func mismatch(_ place: UInt16) -> ExpressionFault {
    fault(place, "the value is not \(tree.nodes[Int(place)].type.noun)")
  }

  /// The operands are worked out once more, for the sentence only.
  private func notFinite<Context: ExpressionContext & ~Copyable>(
    _ place: UInt16, in context: borrowing Context
  ) throws(ExpressionFault) -> ExpressionFault {
    let node = tree.nodes[Int(place)]
    // Worked out again, random operands would be others.
    if tree.isRandom(node) { return fault(place, "the result is larger than numbers can be") }
    var operands: [String] = []
    for operand in tree.operands(of: node) {
      operands.append("\(try value(operand, in: context))")
    }
    let operation: String
    switch node.content {
    case .infix(let infix, _, _): operation = operands.joined(separator: " \(infix.rawValue) ")
    case .call(let function, _, _):
      operation = "\(function.rawValue)(\(operands.joined(separator: ", ")))"
    case .constant, .reference, .component, .prefix, .conditional, .aggregate:
      return fault(place, "the value is not finite")
    }
    return fault(place, "\(operation) is larger than numbers can be")
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(number: Double) {
    appendInterpolation(ExpressionValue.number(number))
  }
}
