// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

package struct RowExpression: Sendable {
  package final class Names: Sendable {
    let columns: [String]
    /// The column indices of each object, by the name after the dot.
    let things: [String: [String: Int]]
    /// For each column without numbers, the reason as a clause: "is text, not a number".
    let clauses: [String: String]
    /// The indices of the columns "time" and "tick", whose names are reserved words of the language.
    let time: Int
    let tick: Int
    package let hints: ExpressionHints?

    package init(
      _ columns: [String], things: [String: [String: Int]], without clauses: [String: String],
      time: Int, tick: Int, hints: ExpressionHints?
    ) {
      (self.columns, self.things, self.clauses) = (columns, things, clauses)
      (self.time, self.tick, self.hints) = (time, tick, hints)
    }
  }

  private let expression: Expression
  private let names: Names

  package init(_ text: String, _ names: Names) throws(ExpressionProblems) {
    self.names = names
    expression = try Expression.check(
      Array(text.utf8)[...], expecting: .number, in: names)
  }

  package func value(_ numbers: [Double?]) -> Double? {
    let value = try? expression.evaluate(in: RowContext(numbers, names))
    return if case .number(let number)? = value { number } else { nil }
  }
}

extension RowExpression.Names: ExpressionScope {
  package var surroundings: ExpressionSurroundings { .run }
  package var names: [String] {
    columns.filter { !$0.contains(".") && clauses[$0] == nil } + things.keys.sorted()
  }

  package func meaning(of name: String) -> ExpressionName? {
    if let clause = clauses[name] { return .unavailable(clause) }
    if let index = columns.firstIndex(of: name) { return .variable(index, .number) }
    return things[name].map { .object(.row($0)) }
  }
}

private final class RowContext: ExpressionContext {
  let numbers: [Double?]
  let names: RowExpression.Names

  init(_ numbers: [Double?], _ names: RowExpression.Names) {
    (self.numbers, self.names) = (numbers, names)
  }

  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    let column: Int? =
      switch reference {
      case .variable(let column): column
      case .time: names.time
      case .tick: names.tick
      case .elapsedTime, .isRunning, .referenceView, .item, .motion, .behavior, .isAdded,
        .itemCount, .contact, .touch, .gesture, .sample, .each, .collectionView, .copied:
        nil
      }
    guard let column, let number = numbers[column] else {
      throw ExpressionFault("the row does not contain this number")
    }
    return .number(number)
  }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double {
    var random = SceneRandom(seed: 0)
    return take(&random)
  }
}
