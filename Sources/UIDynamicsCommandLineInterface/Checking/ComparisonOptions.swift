// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// The comparison options of the command line; goldens can add tolerances.
struct ComparisonOptions {
  let level: ComparisonRules.Level
  let alignment: ComparisonRules.Alignment
  let ticks: Int
  let reporter: Reporter
  let words: [String]
  private let absolute: Double?
  private let relative: Double?
  private let classes: [(name: String, value: Double)]

  init(_ arguments: Arguments) throws(CommandFailure) {
    level = arguments[.level].flatMap(ComparisonRules.Level.init) ?? .trajectory
    alignment = arguments[.align].flatMap(ComparisonRules.Alignment.init) ?? .tick
    reporter = arguments[.reporter].flatMap(Reporter.init) ?? .text
    ticks = try arguments.integer(.ticks, "use a whole number, 0 or more") ?? 0
    absolute = try arguments.number(.absolute, "use a number, 0 or more, such as 0.01")
    relative = try arguments.number(.relative, "use a number, 0 or more, such as 0.01")
    classes = try arguments.tolerances()
    words = [Flag.ID.level, .tolerance, .absolute, .relative, .ticks].flatMap { id in
      guard let value = arguments[id], let flag = FlagTable.flag(id) else { return [String]() }
      return [flag.name, value]
    }
  }

  func rules(_ golden: Tolerance?) -> ComparisonRules {
    var rules = ComparisonRules()
    (rules.level, rules.alignment, rules.ticks) = (level, alignment, ticks)
    rules.tolerance = golden ?? .exact
    rules.timeTolerance = RunSettings.timeTolerance
    if let absolute {
      for columns in ColumnClass.allCases { rules.tolerance[columns] = absolute }
    }
    if let relative { rules.tolerance.relative = relative }
    for entry in classes { _ = rules.tolerance.set(entry.name, to: entry.value) }
    return rules
  }
}

extension Arguments {
  fileprivate func tolerances() throws(CommandFailure) -> [(name: String, value: Double)] {
    var classes: [(name: String, value: Double)] = []
    for entry in try names(.tolerance) ?? [] {
      let parts = entry.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard Tolerance.names.contains(name) else {
        throw .usage(
          "unknown tolerance \(inQuotes(name))",
          hint: Suggestion.hint(for: name, among: Tolerance.names)
            ?? Self.decimal(name).map { _ in
              "for one class: position=\(name); for all: --atol \(name)"
            }
            ?? "the tolerances are \(Tolerance.names.joined(separator: ", "))")
      }
      let text = parts.count == 2 ? String(parts[1]) : ""
      guard let value = Self.decimal(text), value.isFinite, value >= 0 else {
        throw Self.wrongValue(entry, of: .tolerance, "use a number, 0 or more: position=0.01")
      }
      classes.append((name, value))
    }
    return classes
  }
}

extension Reporter {
  func write(
    _ entries: [ReportEntry], of command: String, to output: Destination, _ console: Console
  ) throws(CommandFailure) {
    let report = report(entries, of: command)
    let text =
      switch self {
      case .text, .github: TerminalText(page: report).text
      case .json, .junit: report
      }
    try console.write(to: output) { $0.append(text) }
  }
}
