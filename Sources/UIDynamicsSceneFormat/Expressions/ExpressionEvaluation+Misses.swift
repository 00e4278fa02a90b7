// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// One residual of an expression, in units of `ConditionVerdict.scale`.
package struct ExpressionMiss: Equatable, Sendable {
  /// Positive if the part fails and negative if it holds; for a part with a tolerance, a signed difference.
  package let amount: Double
  /// The largest allowed difference; `nil` for a part that is not a difference.
  package var tolerance: Double?

  package init(amount: Double, tolerance: Double? = nil) {
    (self.amount, self.tolerance) = (amount, tolerance)
  }
}

extension Expression {
  /// Returns the residuals of the expression; empty if they are unknown.
  ///
  /// Their number is constant: one for each coordinate that `==` or `near` compares, the residuals of
  /// both operands for `&&`, and one for everything else.
  package func misses(in context: any ExpressionContext) -> [ExpressionMiss] {
    if isRandom { return [] }
    return (try? evaluation(in: context).misses(tree.root)) ?? []
  }
}

extension ExpressionEvaluation {
  fileprivate func misses(_ index: UInt16) throws(ExpressionFault) -> [ExpressionMiss] {
    switch tree.nodes[Int(index)].content {
    case .infix(.and, let left, let right):
      return try misses(left) + misses(right)
    case .infix(.equal, let left, let right):
      if let parts = try differences(left, right) {
        return parts.map { ExpressionMiss(amount: $0, tolerance: 0) }
      }
    case .call(.near, let first, _):
      let (a, b) = (tree.arguments[Int(first)], tree.arguments[Int(first) + 1])
      let tolerance = try number(tree.arguments[Int(first) + 2])
      if let parts = try differences(a, b) {
        // A point is within a radius if both coordinates differ by less than 0.7 times that radius.
        let share = tolerance > 0 ? (parts.count > 1 ? 0.7 : 1) : 0
        return parts.map {
          ExpressionMiss(amount: tolerance > 0 ? $0 / tolerance : $0, tolerance: share)
        }
      }
    case .infix, .prefix, .constant, .reference, .component, .conditional, .call, .aggregate:
      break
    }
    let verdict = try verdict(index)
    let amount = verdict.margin.magnitude / verdict.scale
    return [ExpressionMiss(amount: verdict.holds ? -amount : amount)]
  }

  private func differences(_ left: UInt16, _ right: UInt16) throws(ExpressionFault) -> [Double]? {
    switch tree.nodes[Int(left)].type {
    case .number: return [try number(left) - number(right)]
    case .vector:
      let (a, b) = (try vector(left), try vector(right))
      return [a.dx - b.dx, a.dy - b.dy]
    case .boolean, .string: return nil
    }
  }
}
