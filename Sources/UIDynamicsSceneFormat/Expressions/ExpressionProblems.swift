// SPDX-License-Identifier: MIT

/// Everything that is wrong with an expression, in the order of the text; a fault of its grammar
/// comes alone.
package struct ExpressionProblems: Error, Equatable, Sendable {
  package let list: [TextProblem]

  /// Sorts problems; equal places keep the order in which they were found.
  init(_ problems: [TextProblem], shiftedBy offset: Int) {
    list = problems.sorted { $0.range.lower < $1.range.lower }.map {
      var problem = $0
      problem.range = problem.range.shifted(by: offset)
      return problem
    }
  }
}

/// How large an expression may be.
package enum ExpressionLimit {
  package static let bytes = 1_024
  /// Values, names, operators, calls and components.
  package static let nodes = 256
  /// Parentheses, arguments, prefixes and branches within each other; a sum of many terms is flat.
  package static let depth = 32
  /// Of a text that is joined from others while the scene runs.
  package static let stringBytes = 10_000
  /// Values and operations that are worked out at once, those in functions over lists for each item.
  package static let steps = 1_000_000
}
