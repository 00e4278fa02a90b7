// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

extension SceneScope {
  /// Parses a column, which must not draw the run's random numbers, because that would change the motion.
  func column(_ column: SceneColumnText) throws(SceneOverrideFault) -> SceneColumn {
    var setting = ExpressionSetting(moment: .expectation)
    if let expression = try? at(setting).check(column) {
      return SceneColumn(name: column.name, expression: expression, belongsToItem: false)
    }
    setting.isInEach = true
    do throws(ExpressionProblems) {
      return SceneColumn(
        name: column.name, expression: try at(setting).check(column), belongsToItem: true)
    } catch {
      let problem = error.list[0]
      throw SceneOverrideFault(
        message: "\(quoted(column.name)): \(problem.message)", hint: problem.hint)
    }
  }

  /// Adds backticks to an item property whose id needs them; returns `nil` for other text.
  private func numberText(_ column: SceneColumnText) -> String? {
    guard column.isLine, let point = column.text.firstIndex(of: ".") else { return nil }
    let (id, path) = (String(column.text[..<point]), column.text[point...])
    guard id.contains("-"), ids.dynamicItem(id) != nil,
      path.allSatisfy({ $0 == "." || $0.isLetter })
    else { return nil }
    return "`\(id)`\(path)"
  }

  private func check(_ column: SceneColumnText) throws(ExpressionProblems) -> Expression {
    let expression = try Expression.check(
      Array((numberText(column) ?? column.text).utf8)[...],
      expecting: column.isLine ? [.number, .boolean] : [.number, .boolean, .string], in: self)
    if !expression.isRandom { return expression }
    throw ExpressionProblems(
      [
        TextProblem(
          .misplacedName, "a column cannot use random numbers, because that would change the run",
          at: SourceRange(at: 0), hint: "store one in a variable")
      ], shiftedBy: 0)
  }
}
