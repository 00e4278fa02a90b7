// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// An expression about the line that a sweep has for a case.
struct CaseMeasure: Sendable {
  let text: String
  private let expression: RowExpression
  private let table: SweepTable

  /// The name of the flag is for the message.
  init(_ text: String, of flag: String, _ table: SweepTable) throws(CommandFailure) {
    (self.text, self.table) = (text, table)
    do throws(ExpressionProblems) {
      expression = try RowExpression(
        text,
        RowExpression.Names(
          table.columns, things: table.dottedColumns, without: table.clauses,
          time: table.timePlace, tick: table.ticksPlace))
    } catch {
      // A column of an item may be called by its end.
      let columns = table.columns.filter { $0.hasSuffix("." + text) }
      throw .usage(
        "\(flag): \(error.list.first?.message ?? "")",
        hint: Suggestion.hint(columns) ?? error.list.first?.hint ?? Self.hint(error))
    }
  }

  private static func hint(_ error: ExpressionProblems) -> String? {
    error.list.first?.code == .misplacedName
      ? "numbers are in restTime, margin1, ITEM.overshootY and their like: docs/sweeps.md" : nil
  }

  /// By the numbers of a line; nil where one is missing.
  func value(_ numbers: [Double?]) -> Double? { expression.value(numbers) }

  func value(
    _ values: [String: ExpressionValue], _ result: CaseScene.Result
  ) -> Double? {
    table.line(table.beginning(1, values), .success(result)).flatMap { value($0.map { $0.number }) }
  }
}
