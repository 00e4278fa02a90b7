// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The case with the smallest value of an expression about its line; of equal ones the first.
struct BestCase {
  private let expression: RowExpression
  private(set) var number: Int?
  private(set) var value = Double.infinity

  init(_ text: String, _ table: SweepTable) throws(CommandFailure) {
    do throws(ExpressionProblems) {
      expression = try RowExpression(
        text,
        RowExpression.Names(
          table.columns, things: table.itemColumns, time: table.timePlace, tick: table.ticksPlace))
    } catch {
      throw .usage("--best: \(error.list.first?.message ?? "")", hint: error.list.first?.hint)
    }
  }

  /// Looks at the numbers of a line; a case for which the expression has no value is never the best.
  mutating func look(at numbers: [Double?], _ number: Int) {
    guard let value = expression.value(numbers), self.number == nil || value < self.value else {
      return
    }
    (self.number, self.value) = (number, value)
  }
}
