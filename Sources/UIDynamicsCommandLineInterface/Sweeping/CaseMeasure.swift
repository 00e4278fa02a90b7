// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneAdvice
internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct CaseMeasure: Sendable {
  let text: String
  private let expression: RowExpression
  private let table: SweepTable

  init(_ text: String, of flag: String, _ table: SweepTable) throws(CommandFailure) {
    (self.text, self.table) = (text, table)
    do throws(ExpressionProblems) {
      expression = try RowExpression(
        text,
        RowExpression.Names(
          table.columns, things: table.dottedColumns, without: table.clauses,
          time: table.timeIndex, tick: table.ticksIndex, hints: SceneAdvice.adviser.expressionHints)
      )
    } catch {
      // Suggests columns that end with the name.
      let columns = table.columns.filter { $0.hasSuffix("." + text) }
      throw .usage(
        "\(flag): \(error.list.first?.message ?? "")",
        hint: Suggestion.hint(columns) ?? error.list.first?.hint ?? Self.hint(error))
    }
  }

  private static func hint(_ error: ExpressionProblems) -> String? {
    error.list.first?.code == .misplacedName
      ? "use a number, such as restTime, margin1 or ITEM.overshootY: docs/sweeps.md" : nil
  }

  func value(_ numbers: [Double?]) -> Double? { expression.value(numbers) }

  func value(
    _ values: [String: ExpressionValue], _ result: CaseScene.Result
  ) -> Double? {
    table.line(table.beginning(1, values), .success(result)).flatMap { value($0.map { $0.number }) }
  }
}
