// SPDX-License-Identifier: MIT

struct Command: Sendable {
  enum ID: String, CaseIterable, Sendable {
    case new, run, watch, render, plot, check, diff, parameters, sweep, fit, export
    case validate, expand, schema, completions, help, version
  }

  enum Group: String, CaseIterable, Sendable {
    case everyDay = "Every day"
    case tune = "Tune"
    case ship = "Ship"
    case tool = "Tool"
  }

  let id: ID
  let group: Group
  var name: String { id.rawValue }
  let operand: String
  let operandCount: ClosedRange<Int>
  let flags: [Flag.ID]
  let summary: String
  /// The text above the usage line.
  let details: String
  let examples: [String]
  /// Command-specific descriptions of options.
  var wordings: [Flag.ID: Flag.Wording] = [:]

  static var all: [Command] { ID.allCases.map { $0.command } }

  static func named(_ name: String) -> Command? { ID(rawValue: name)?.command }

  var words: [String] {
    operand.contains("|") && !takesFiles ? operand.split(separator: "|").map(String.init) : []
  }

  var takesFiles: Bool { takesScenes || ["FILE", "A B"].contains(operand) }

  var takesScenes: Bool { operand.hasPrefix("SCENE") }

  /// `watch` and `check` need a file: it is watched, or has a golden beside it.
  var readsStandardInput: Bool { takesScenes && id != .watch && id != .check }

  var options: [Flag] {
    FlagTable.flags.filter { flags.contains($0.id) }.map { $0.worded(wordings[$0.id]) }
  }

  var needs: String {
    if operandCount.lowerBound > 1 { return operand.replacing(" ", with: " and ") }
    return "a \(operand.prefix { $0 != " " || !takesScenes })"
  }

  var usage: String {
    let operands =
      switch (operandCount.lowerBound, operandCount.upperBound) {
      case (_, 0): ""
      case (0, _): " [\(operand)]"
      case (_, 1): " \(operand)"
      case (1, 2): " \(operand) [\(operand)]"
      case (_, _) where operand.contains("["): " \(operand)"
      case (let least, let most) where least == most: " \(operand)"
      default: " \(operand)…"
      }
    return "uidyn \(name)\(operands) [options]"
  }
}

extension Command.ID {
  /// Creates only the requested command.
  fileprivate var command: Command {
    switch self {
    case .run: .run
    case .sweep: .sweep
    case .fit: .fit
    case .render: .render
    case .plot: .plot
    case .watch: .watch
    case .check: .check
    case .diff: .diff
    case .export: .export
    case .validate: .validate
    case .expand: .expand
    case .new: .new
    case .parameters: .parameters
    case .schema: .schema
    case .completions: .completions
    case .help: .help
    case .version: .version
    }
  }
}
