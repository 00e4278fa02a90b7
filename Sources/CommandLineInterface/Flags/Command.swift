// SPDX-License-Identifier: MIT

/// A command as the help and the argument reader know it.
struct Command: Sendable {
  enum ID: Sendable {
    case run, check, diff, validate, schema, help, version
  }

  let id: ID
  let name: String
  /// What the operands are called, and how many there may be.
  let operand: String
  let operandCount: ClosedRange<Int>
  let flags: [Flag.ID]
  /// One sentence for the list of commands.
  let summary: String
  /// What the command's own help says below its usage line.
  let details: String

  /// The commands of this release, in the order of the help.
  static let all: [Command] = [
    Command(
      id: .run, name: "run", operand: "SCENE", operandCount: 1...1,
      flags: [
        .format, .output, .events, .summary, .log, .columns, .items, .every, .from, .to, .wide,
        .crlf, .set, .merge, .timeLimit, .requireStasis, .limit, .quiet, .color, .help,
      ],
      summary: "play a scene and write one row per tick and item",
      details: """
        Plays a scene and writes one row per tick and item. SCENE is a file, or - for
        standard input. A FILE may be - for standard output; a file appears under its name
        only when it is whole.
        """),
    Command(
      id: .check, name: "check", operand: "SCENE|LOG|FOLDER", operandCount: 1...Int.max,
      flags: [
        .output, .every, .level, .tolerance, .absolute, .relative, .ticks, .reporter, .goldens,
        .update, .jobs, .quiet, .color, .help,
      ],
      summary: "play scenes and compare them with their golden logs",
      details: """
        Plays scenes and compares them with their goldens: the log x.log beside x.json. A LOG
        is played again as its header says, a FOLDER is all scenes and logs in it and below.
        Exits with 1 when one differs, or has no golden; what was played lies beside as
        x.log.new then. Nothing is overwritten without --update.
        """),
    Command(
      id: .diff, name: "diff", operand: "A B", operandCount: 2...2,
      flags: [
        .output, .level, .tolerance, .absolute, .relative, .ticks, .align, .reporter, .quiet,
        .color, .help,
      ],
      summary: "compare two logs, files of rows, or scenes",
      details: """
        Compares B with A. Each is a log, a file of rows (JSON Lines or CSV, long or wide), or a
        scene, NAME.json, which is played. - is standard input. Exits with 1 when they differ.
        """),
    Command(
      id: .validate, name: "validate", operand: "SCENE", operandCount: 1...Int.max,
      flags: [.set, .merge, .limit, .quiet, .color, .help],
      summary: "report every error and warning of scenes without playing them",
      details: """
        Reports every error and warning of the scenes and plays none of them. SCENE is a
        file, or - for standard input. Exits with 1 when a scene is invalid.
        """),
    Command(
      id: .schema, name: "schema", operand: "scene|frame|event|summary", operandCount: 1...1,
      flags: [.output, .color, .quiet, .help],
      summary: "print the JSON Schema of scenes, rows, events or summaries",
      details: """
        Prints a JSON Schema: of scenes, of a row of --format jsonl (frame), of a row of --events
        (event) or of --summary. Name the first in the "$schema" of a scene, and an editor
        completes and checks it.
        """),
    Command(
      id: .help, name: "help", operand: "TOPIC", operandCount: 0...1,
      flags: [.color, .quiet, .help],
      summary: "explain a command or a topic",
      details: "Explains a command or a topic."),
    Command(
      id: .version, name: "version", operand: "", operandCount: 0...0,
      flags: [.color, .quiet, .help],
      summary: "show the version of the tool and of its numbers",
      details: "Shows the version of the tool and of its numbers."),
  ]

  /// Commands that a later release brings; asking for one is not a typing error.
  static let planned = ["render", "sweep", "completions"]

  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }

  /// How the command is called, for the first line of its help.
  var usage: String {
    let operands =
      switch (operandCount.lowerBound, operandCount.upperBound) {
      case (_, 0): ""
      case (0, _): " [\(operand)]"
      case (_, 1): " \(operand)"
      default: " \(operand)…"
      }
    return "uidyn \(name)\(operands) [options]"
  }
}
