// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension Expression {
  /// What is missing until it holds, in parts of what counts as 1 pt; empty where that is not known.
  ///
  /// There are as many parts at any time: two where a point is to be near another, which are differences
  /// with their signs, both sides' of `&&`, and of everything else what its margin lacks.
  package func misses(in context: any ExpressionContext) -> [Double] {
    if isRandom { return [] }
    return (try? evaluation(in: context).misses(tree.root)) ?? []
  }
}

extension ExpressionEvaluation {
  fileprivate func misses(_ place: UInt16) throws(ExpressionFault) -> [Double] {
    switch tree.nodes[Int(place)].content {
    case .infix(.and, let left, let right):
      return try misses(left) + misses(right)
    case .infix(.equal, let left, let right):
      if let parts = try differences(left, right) { return parts }
    case .call(.near, let first, _):
      let (a, b) = (tree.arguments[Int(first)], tree.arguments[Int(first) + 1])
      let tolerance = try number(tree.arguments[Int(first) + 2])
      if let parts = try differences(a, b) {
        return tolerance > 0 ? parts.map { $0 / tolerance } : parts
      }
    case .infix, .prefix, .constant, .reference, .component, .conditional, .call, .aggregate:
      break
    }
    let verdict = try verdict(place)
    return [verdict.holds ? 0 : max(0, -verdict.margin) / verdict.scale]
  }

  /// Nil for texts and booleans.
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
