// SPDX-License-Identifier: MIT

/// A command as the help and the argument reader know it.
struct Command: Sendable {
  enum ID: String, CaseIterable, Sendable {
    case new, run, watch, render, plot, check, diff, parameters, sweep, fit, export
    case validate, schema, completions, help, version

    var group: Group {
      switch self {
      case .new, .run, .watch, .render, .plot, .check, .diff: .everyDay
      case .parameters, .sweep, .fit: .tune
      case .export: .ship
      case .validate, .schema, .completions, .help, .version: .tool
      }
    }
  }

  /// A group of commands in the list, with its heading.
  enum Group: String, CaseIterable {
    case everyDay = "Every day"
    case tune = "Tune"
    case ship = "Ship"
    case tool = "Tool"
  }

  let id: ID
  var name: String { id.rawValue }
  /// What the operands are called, and how many there may be.
  let operand: String
  let operandCount: ClosedRange<Int>
  let flags: [Flag.ID]
  /// One sentence for the list of commands.
  let summary: String
  /// What the command's own help says below its usage line.
  let details: String
  /// Command lines for the end of the help.
  let examples: [String]
  /// Options that mean something else here than elsewhere.
  var wordings: [Flag.ID: Flag.Wording] = [:]

  /// The commands of this release, in the order of the help.
  static var all: [Command] { ID.allCases.map { $0.command } }

  static func named(_ name: String) -> Command? { ID(rawValue: name)?.command }

  /// The words that an operand can be; empty where it is something else.
  var words: [String] {
    operand.contains("|") && !takesFiles ? operand.split(separator: "|").map(String.init) : []
  }

  /// Whether the operands are files.
  var takesFiles: Bool { takesScenes || ["FILE", "A B"].contains(operand) }

  /// Whether the first of them is a scene.
  var takesScenes: Bool { operand.hasPrefix("SCENE") }

  /// True if standard input may be the scene; `watch` needs a file that changes, `check` one with a golden beside it.
  var readsStandardInput: Bool { takesScenes && id != .watch && id != .check }

  /// The options in the order of the table, in this command's words.
  var options: [Flag] {
    FlagTable.flags.filter { flags.contains($0.id) }.map { $0.worded(wordings[$0.id]) }
  }

  /// The operands that have to be there, in a sentence.
  var needs: String {
    if operandCount.lowerBound > 1 { return operand.replacing(" ", with: " and ") }
    return "a \(operand.prefix { $0 != " " || !takesScenes })"
  }

  /// How the command is called, for the first line of its help.
  var usage: String {
    let operands =
      switch (operandCount.lowerBound, operandCount.upperBound) {
      case (_, 0): ""
      case (0, _): " [\(operand)]"
      case (_, 1): " \(operand)"
      case (1, 2): " \(operand) [\(operand)]"
      case (_, _) where operand.contains("["): " \(operand)"
      // One word for each.
      case (let least, let most) where least == most: " \(operand)"
      default: " \(operand)…"
      }
    return "uidyn \(name)\(operands) [options]"
  }
}

extension Command.ID {
  /// Only the command that is asked for is made.
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
    case .new: .new
    case .parameters: .parameters
    case .schema: .schema
    case .completions: .completions
    case .help: .help
    case .version: .version
    }
  }
}
