// SPDX-License-Identifier: MIT

/// An expression about the numbers of a row, by the names of its columns.
package struct RowExpression: Sendable {
  /// The names of a row.
  package struct Names: Sendable {
    var columns: [String]
    /// The columns of things by what stands behind the point, by thing.
    var things: [String: [String: Int]]
    /// The places of the columns whose names are words of the language.
    var time: Int
    var tick: Int

    package init(
      _ columns: [String], things: [String: [String: Int]], time: Int, tick: Int
    ) {
      (self.columns, self.things, self.time, self.tick) = (columns, things, time, tick)
    }
  }

  private let expression: Expression
  private let names: Names

  package init(_ text: String, _ names: Names) throws(ExpressionProblems) {
    self.names = names
    expression = try Expression.check(
      Array(text.utf8)[...], expecting: [.number], in: RowScope(row: names))
  }

  /// What it comes to; nil where a number is missing or the expression has no value.
  package func value(_ numbers: [Double?]) -> Double? {
    guard
      case .number(let value)? = try? expression.evaluate(
        in: RowValues(numbers, names))
    else { return nil }
    return value
  }
}

/// What the columns are called in an expression.
private struct RowScope: ExpressionScope {
  let row: RowExpression.Names

  /// For `time` and `tick`.
  var surroundings: ExpressionSurroundings { .run }
  var names: [String] { row.columns.filter { !$0.contains(".") } + row.things.keys.sorted() }

  func meaning(of name: String) -> ExpressionName? {
    if let place = row.columns.firstIndex(of: name) { return .variable(place, .number) }
    return row.things[name].map { .object(.row($0)) }
  }
}

/// What the columns of one row come to.
private final class RowValues: ExpressionContext {
  let numbers: [Double?]
  let names: RowExpression.Names

  init(_ numbers: [Double?], _ names: RowExpression.Names) {
    (self.numbers, self.names) = (numbers, names)
  }

  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    let place: Int? =
      switch reference {
      case .variable(let place): place
      case .time: names.time
      case .tick: names.tick
      case .elapsedTime, .isRunning, .referenceView, .item, .motion, .behavior, .isAdded,
        .itemCount, .contact, .touch, .gesture, .sample, .each, .collectionView, .copied:
        nil
      }
    guard let place, let number = numbers[place] else {
      throw ExpressionFault("the row has no such number")
    }
    return .number(number)
  }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double {
    var random = SceneRandom(seed: 0)
    return take(&random)
  }
}
