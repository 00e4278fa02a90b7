// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// All problems of an expression in text order; a syntax error is always the only one.
package struct ExpressionProblems: Error, Equatable, Sendable {
  package let list: [TextProblem]

  init(_ problems: [TextProblem], shiftedBy offset: Int) {
    list = problems.ordered { $0.range.lower }.map {
      var problem = $0
      problem.range = problem.range.shifted(by: offset)
      return problem
    }
  }
}

package enum ExpressionLimit {
  package static let bytes = 1_024
  /// The maximum number of values, names, operators, calls and components.
  package static let nodes = 256
  /// The maximum depth of nested parentheses, arguments, prefixes and branches; a long sum is flat.
  package static let depth = 32
  package static let stringBytes = 10_000
  /// The maximum number of operations in an evaluation; those in list functions count once per item.
  package static let steps = 1_000_000
}
