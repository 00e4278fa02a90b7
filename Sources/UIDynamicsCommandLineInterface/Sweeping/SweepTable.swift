// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

struct SweepTable: Sendable {
  private static let first = ["case"]
  private static let beforeItems = ["status", "ticks", "time", "settleTime", "restTime"]
  private static let behindItems = ["contactsBegan", "contactsEnded", "met"]
  private static let last = ["stateHash", "reason"]
  private static let invalid = "invalid"

  let columns: [String]
  /// Columns with a period in their names, by prefix and suffix.
  let dottedColumns: [String: [String: Int]]
  /// Explanations for columns that are never numeric.
  let clauses: [String: String]
  private let statusIndex: Int
  private let parameters: [SceneParameter]
  private let parameterColumns: [String]
  private let itemCount: Int

  init(_ scene: Scene, metrics: [(name: String, type: ExpressionType)]) {
    (parameters, itemCount) = (scene.parameters, scene.itemIDs.count)
    let matches = scene.expectations.indices.filter { scene.expectations[$0].match != nil }
    let margins =
      scene.expectations.indices.map { "margin\($0 + 1)" }
      + matches.map { "matchRMS\($0 + 1)" }
    let fixed =
      Self.first + Self.beforeItems + Self.behindItems + margins + metrics.map { $0.name }
      + Self.last
    parameterColumns = scene.parameters.map {
      fixed.contains($0.name) ? "parameter.\($0.name)" : $0.name
    }
    clauses = (zip(parameterColumns, scene.parameters.map { $0.value.type }) + metrics)
      .reduce(into: Self.textClauses) { $0[$1.0] = Self.clause($1.1) }
    var columns = Self.first + parameterColumns
    statusIndex = columns.count
    columns += Self.beforeItems
    var dottedColumns: [String: [String: Int]] = [:]
    for (index, parameter) in scene.parameters.enumerated() where fixed.contains(parameter.name) {
      dottedColumns["parameter", default: [:]][parameter.name] = Self.first.count + index
    }
    for id in scene.itemIDs {
      dottedColumns[id, default: [:]]["overshootX"] = columns.count
      dottedColumns[id, default: [:]]["overshootY"] = columns.count + 1
      columns += ["\(id).overshootX", "\(id).overshootY"]
    }
    self.dottedColumns = dottedColumns
    self.columns = columns + Self.behindItems + margins + metrics.map { $0.name } + Self.last
  }

  /// The indices of columns whose names are keywords of the expression language.
  var ticksIndex: Int { statusIndex + 1 }
  var timeIndex: Int { statusIndex + 2 }

  func column(ofParameter name: String) -> String {
    parameters.firstIndex { $0.name == name }.map { parameterColumns[$0] } ?? name
  }

  /// Returns `true` for a complete run of a valid scene.
  func isWhole(_ line: [CaseCell]) -> Bool {
    ![Self.invalid, RunSummary.Status.guard.rawValue].contains { line[statusIndex] == .word($0) }
  }

  private static let textClauses = Dictionary(
    uniqueKeysWithValues: ([beforeItems[0]] + last).map { ($0, "is text, not a number") })

  private static func clause(_ type: ExpressionType) -> String? {
    switch type {
    case .number: nil
    case .boolean: "is true or false, not a number"
    case .string: "is text, not a number"
    case .vector: "is a vector, not a number"
    }
  }

  static func isTaken(_ name: String, in scene: Scene) -> Bool {
    SweepTable(scene, metrics: []).columns.contains(name)
  }

  /// The cells that are known before a case runs.
  func beginning(_ number: Int, _ values: [String: ExpressionValue]) -> [CaseCell] {
    [.integer(number)] + parameters.map { .value(RecordValue(values[$0.name] ?? $0.value)) }
  }

  func line(
    _ beginning: [CaseCell], _ result: Swift.Result<CaseScene.Result, CaseScene.Fault>
  ) -> [CaseCell]? {
    switch result {
    case .success(let result): beginning + cells(result)
    case .failure(.invalid(let message)): beginning + invalid(message)
    case .failure(.stopped): nil
    }
  }

  private func cells(_ result: CaseScene.Result) -> [CaseCell] {
    let outcome = result.outcome
    var cells: [CaseCell] = [
      .word(outcome.ending.status.rawValue), .integer(outcome.frame.tick),
      .number(outcome.frame.time), CaseCell(outcome.times.settle), CaseCell(outcome.times.rest),
    ]
    for item in 0..<itemCount {
      let measures = outcome.items.measures[item]
      cells.append(measures.overshootX.map { .single($0) } ?? .nothing)
      cells.append(measures.overshootY.map { .single($0) } ?? .nothing)
    }
    cells += [
      .integer(outcome.contacts.began), .integer(outcome.contacts.ended),
      .integer(outcome.expectations.count(where: { $0.passed })),
    ]
    cells += outcome.expectations.map { CaseCell($0.margin?.value) }
    cells += outcome.distances.matches.map { .number($0.meanDistance) }
    cells += outcome.metrics.map { $0.map { .value($0) } ?? .nothing }
    return cells + [.digest(outcome.stateHash), .word(outcome.reason)]
  }

  private func invalid(_ message: String) -> [CaseCell] {
    let empty = columns.count - statusIndex - 2
    return [.word(Self.invalid)] + repeatElement(.nothing, count: empty) + [.word(message)]
  }
}
