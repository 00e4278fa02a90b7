// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension Expression {
  /// Evaluates a Boolean expression and its margin.
  ///
  /// Throws the same faults as `evaluate(in:)`. An operand of `&&` or `||` that short-circuiting skips
  /// contributes only its margin; its faults are ignored.
  package func judge(
    in context: any ExpressionContext
  ) throws(ExpressionFault) -> ConditionVerdict {
    if isRandom { return ConditionVerdict(try evaluate(in: context).truth) }
    do throws(ExpressionFault) {
      return try evaluation(in: context).verdict(tree.root)
    } catch {
      throw error.within(text)
    }
  }
}

extension ExpressionEvaluation {
  /// Evaluates both operands of `&&` and `||`, so the expression must not be random.
  func verdict(_ index: UInt16) throws(ExpressionFault) -> ConditionVerdict {
    switch tree.nodes[Int(index)].content {
    case .infix(let infix, let left, let right) where infix == .and || infix == .or:
      let (first, isAny) = (try verdict(left), infix == .or)
      // If the first operand already decides the result, a fault in the second one is ignored.
      let second = first.holds == isAny ? try? verdict(right) : try verdict(right)
      return second.map { first.joined($0, isAny: isAny) } ?? first
    case .infix(let infix, let left, let right):
      if let verdict = try comparison(infix, left, right) { return verdict }
      return ConditionVerdict(try boolean(index))
    case .prefix(.not, let operand): return try verdict(operand).opposite
    case .conditional(let condition, let then, let otherwise):
      return try verdict(boolean(condition) ? then : otherwise)
    case .call(let function, let first, _):
      let (holds, first) = (try boolean(index), Int(first))
      let tolerance = function == .near ? try number(tree.arguments[first + 2]) : 1
      guard let margin = try margin(of: function, first, tolerance) else {
        return ConditionVerdict(holds)
      }
      return ConditionVerdict(holds, by: margin, tolerance: tolerance)
    case .aggregate(let aggregate, let list, let body?)
    where aggregate == .any || aggregate == .all:
      return try verdict(ofAny: aggregate == .any, list, body, at: index)
    case .constant, .reference, .component, .prefix, .aggregate:
      return ConditionVerdict(try boolean(index))
    }
  }

  private func verdict(
    ofAny isAny: Bool, _ list: UInt16, _ body: UInt16, at index: UInt16
  ) throws(ExpressionFault) -> ConditionVerdict {
    let each = try self.list(list, at: index)
    var found: ConditionVerdict?
    try forEach(each) { _ throws(ExpressionFault) in
      guard let before = found else {
        found = try verdict(body)
        return true
      }
      let next = before.holds == isAny ? try? verdict(body) : try verdict(body)
      if let next { found = before.joined(next, isAny: isAny) }
      return true
    }
    return found ?? ConditionVerdict(!isAny)
  }

  /// The margin of a call; `nil` for a function without one.
  private func margin(
    of function: ExpressionFunction, _ first: Int, _ tolerance: Double
  ) throws(ExpressionFault) -> Double? {
    if function == .near {
      return try distance(tree.arguments[first], tree.arguments[first + 1]).map { tolerance - $0 }
    }
    if function == .intersects {
      let (one, other) = (try rect(first), try rect(first + 1))
      let across = min(one.maxX, other.maxX) - max(one.minX, other.minX)
      let along = min(one.maxY, other.maxY) - max(one.minY, other.minY)
      return Self.least(across, along)
    }
    guard function == .contains else { return nil }
    let vector = try vector(tree.arguments[first + 1])
    let point = CGPoint(x: vector.dx, y: vector.dy)
    if case .space(let owner) = tree.things[Int(tree.arguments[first])] {
      let space = try context.space(of: owner)
      return Self.depth(of: space.own(point), in: space.bounds)
    }
    return Self.depth(of: point, in: try rect(first))
  }

  /// The distance to the nearest edge; negative if the point is outside.
  private static func depth(of point: CGPoint, in rect: CGRect) -> Double {
    let across = min(point.x - rect.minX, rect.maxX - point.x)
    let along = min(point.y - rect.minY, rect.maxY - point.y)
    return least(across, along)
  }

  /// The smaller of two depths; if both are negative, the distance to the corner.
  private static func least(_ across: Double, _ along: Double) -> Double {
    across < 0 && along < 0 ? -hypotenuse(across, along) : min(across, along)
  }

  private func comparison(
    _ infix: ExpressionInfix, _ left: UInt16, _ right: UInt16
  ) throws(ExpressionFault) -> ConditionVerdict? {
    switch infix {
    case .equal: return try distance(left, right).map { ConditionVerdict($0 == 0, by: -$0) }
    case .notEqual: return try comparison(.equal, left, right)?.opposite
    case .less, .lessOrEqual:
      let (a, b) = (try number(left), try number(right))
      return ConditionVerdict(infix == .less ? a < b : a <= b, by: b - a)
    case .greater: return try comparison(.less, right, left)
    case .greaterOrEqual: return try comparison(.lessOrEqual, right, left)
    case .or, .and, .add, .subtract, .multiply, .divide, .remainder: return nil
    }
  }
}
