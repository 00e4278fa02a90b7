// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import Trajectory

/// The case with the smallest value of an expression about its line; of equal ones the first.
struct BestCase {
  private let expression: Expression
  private let table: SweepTable
  private(set) var number: Int?
  private(set) var value = Double.infinity

  init(_ text: String, _ table: SweepTable) throws(CommandFailure) {
    self.table = table
    do throws(ExpressionProblems) {
      expression = try Expression.check(
        Array(text.utf8)[...], expecting: .number, in: LineScope(table: table))
    } catch {
      throw .usage("--best: \(error.list.first?.message ?? "")", hint: error.list.first?.hint)
    }
  }

  /// Looks at the numbers of a line; a case for which the expression has no value is never the best.
  mutating func look(at numbers: [Double?], _ number: Int) {
    guard
      case .number(let value)? = try? expression.evaluate(
        in: LineValues(numbers: numbers, table: table)),
      self.number == nil || value < self.value
    else { return }
    (self.number, self.value) = (number, value)
  }
}

/// What the columns are called in an expression.
private struct LineScope: ExpressionScope {
  let table: SweepTable

  /// For `time` and `tick`.
  var surroundings: ExpressionSurroundings { .run }
  var names: [String] {
    table.columns.filter { !$0.contains(".") } + table.itemColumns.keys.sorted()
  }

  func meaning(of name: String) -> ExpressionName? {
    if let place = table.columns.firstIndex(of: name) { return .variable(place, .number) }
    return table.itemColumns[name].map { .object(.row($0)) }
  }
}

/// What the columns of one line come to.
private struct LineValues: ExpressionContext {
  let numbers: [Double?]
  let table: SweepTable

  func value(of reference: ExpressionReference) throws(ExpressionFault) -> ExpressionValue {
    let place: Int? =
      switch reference {
      case .variable(let place): place
      case .time: table.timePlace
      case .tick: table.ticksPlace
      case .elapsedTime, .isRunning, .referenceView, .item, .linearVelocity, .angularVelocity,
        .motion, .behavior, .isAdded, .itemCount, .contact, .touch, .sample:
        nil
      }
    guard let place, let number = numbers[place] else { throw Self.none }
    return .number(number)
  }

  func space(of place: ExpressionPlace) throws(ExpressionFault) -> ExpressionSpace {
    throw Self.none
  }

  func itemCount(in rect: CGRect) throws(ExpressionFault) -> Int { throw Self.none }

  func draw(_ take: (inout SceneRandom) -> Double) -> Double {
    var random = SceneRandom(seed: 0)
    return take(&random)
  }

  private static let none = ExpressionFault("the line has no such number")
}
