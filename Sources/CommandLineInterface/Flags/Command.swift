// SPDX-License-Identifier: MIT

/// A command as the help and the argument reader know it.
struct Command: Sendable {
  enum ID: Sendable {
    case run, sweep, fit, check, diff, validate, new, parameters, schema, completions, help, version
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
  /// Command lines for the end of the help.
  let examples: [String]

  /// The commands of this release, in the order of the help.
  static let all: [Command] = [
    Command(
      id: .run, name: "run", operand: "SCENE", operandCount: 1...1,
      flags: [
        .format, .output, .events, .summary, .log, .columns, .items, .every, .from, .to, .wide,
        .crlf, .set, .merge, .timeLimit, .requireStasis, .noExpect, .limit, .quiet, .color, .help,
      ],
      summary: "play a scene and write one row per tick and item",
      details: """
        Plays a scene and writes one row per tick and item. SCENE is a file, or - for
        standard input. A FILE may be - for standard output; a file appears under its name
        only when it is whole.
        """,
      examples: [
        "uidyn run falling.json",
        "uidyn run falling.json -o falling.csv --columns tick,item,x,y",
        "uidyn run - --set elasticity=0.5 --events events.jsonl < falling.json",
      ]),
    Command(
      id: .sweep, name: "sweep", operand: "SCENE", operandCount: 1...1,
      flags: [
        .format, .output, .set, .merge, .vary, .zip, .cases, .shard, .plan, .resume, .metric,
        .best, .timeLimit, .limit, .jobs, .quiet, .color, .help,
      ],
      summary: "play a scene with many values of its parameters, a line for each",
      details: """
        Plays a scene with every combination of the values that --vary gives to its parameters,
        or with those of --cases, and writes a line for each: parameters, status, when it
        settled, how far items overshot, contacts, margins of what the scene expects. A case that
        fails is a line too: the exit code is 0 when all were played.
        """,
      examples: [
        "uidyn sweep card.json --vary 'damping=range(0.1,1,0.1)' --vary frequency=1,2,4",
        "uidyn sweep card.json --vary damping=0.2,0.5 --best settleTime",
        "uidyn sweep card.json --cases cases.jsonl --resume card.csv",
      ]),
    Command(
      id: .fit, name: "fit", operand: "SCENE", operandCount: 1...1,
      flags: [
        .output, .summary, .set, .merge, .vary, .runs, .trace, .timeLimit, .limit, .jobs, .quiet,
        .color, .help,
      ],
      summary: "find values of parameters with which a scene does what it expects",
      details: """
        Finds values of parameters with which the scene meets its expectations, or comes nearest
        to a recorded motion, and says how sharp they are. Parameters with "min" and "max" vary,
        unless --vary names others. Exits with 1 when an expectation is not met. -o FILE gets the
        values found, for --merge; the scene itself is never written.
        """,
      examples: [
        "uidyn fit card.json",
        "uidyn fit card.json --vary frequency=0.3..8,log --vary damping=0.02..1.5 -o found.json",
      ]),
    Command(
      id: .check, name: "check", operand: "SCENE", operandCount: 1...Int.max,
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
        """,
      examples: [
        "uidyn check scenes",
        "uidyn check scenes --update changed",
        "uidyn check falling.json --tolerance position=0.5,velocity=20 --ticks 1",
      ]),
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
        """,
      examples: [
        "uidyn diff falling.log falling.log.new",
        "uidyn diff recording.csv falling.json --align time --tolerance position=1",
      ]),
    Command(
      id: .validate, name: "validate", operand: "SCENE", operandCount: 1...Int.max,
      flags: [.set, .merge, .limit, .quiet, .color, .help],
      summary: "report every error and warning of scenes without playing them",
      details: """
        Reports every error and warning of the scenes and plays none of them. SCENE is a
        file, or - for standard input. Exits with 1 when a scene is invalid.
        """,
      examples: [
        "uidyn validate scenes/*.json"
      ]),
    Command(
      id: .new, name: "new", operand: "FILE", operandCount: 1...1,
      flags: [.color, .quiet, .help],
      summary: "write a small scene to begin with",
      details: """
        Writes a scene with a view that falls into a new file, or to standard output for -. Its
        "$schema" names scene.schema.json beside it, with which editors complete and check it.
        """,
      examples: [
        "uidyn new falling.json", "uidyn schema scene -o scene.schema.json",
      ]),
    Command(
      id: .parameters, name: "parameters", operand: "SCENE", operandCount: 1...1,
      flags: [.set, .merge, .limit, .quiet, .color, .help],
      summary: "list the parameters of a scene, which --set changes",
      details: """
        Lists the parameters of a scene with their values, their ranges and what they mean.
        """,
      examples: ["uidyn parameters falling.json", "uidyn run falling.json --set elasticity=0.5"]),
    Command(
      id: .schema, name: "schema", operand: "scene|frame|event|summary", operandCount: 1...1,
      flags: [.output, .color, .quiet, .help],
      summary: "print the JSON Schema of scenes, rows, events or summaries",
      details: """
        Prints a JSON Schema: of scenes, of a row of --format jsonl (frame), of a row of --events
        (event) or of --summary. Name the first in the "$schema" of a scene, and an editor
        completes and checks it.
        """,
      examples: [
        "uidyn schema scene -o scene.schema.json"
      ]),
    Command(
      id: .completions, name: "completions", operand: "bash|zsh|fish", operandCount: 1...1,
      flags: [.color, .quiet, .help],
      summary: "print what a shell needs to complete command lines",
      details: """
        Prints a script for a shell that completes the commands, options and words of this tool.
        "make install" puts all three where the shells look for them.
        """,
      examples: [
        "source <(uidyn completions bash)",
        "uidyn completions fish > ~/.config/fish/completions/uidyn.fish",
      ]),
    Command(
      id: .help, name: "help", operand: "TOPIC", operandCount: 0...1,
      flags: [.man, .color, .quiet, .help],
      summary: "explain a command or a topic",
      details: "Explains a command or a topic.",
      examples: [
        "uidyn help run",
        "uidyn help snap",
        "uidyn help --man | man -l -",
      ]),
    Command(
      id: .version, name: "version", operand: "", operandCount: 0...0,
      flags: [.color, .quiet, .help],
      summary: "show the version of the tool and of its numbers",
      details: "Shows the version of the tool and of its numbers.", examples: ["uidyn version"]),
  ]

  /// The words that an operand can be; empty where it is something else.
  var words: [String] {
    operand.contains("|") ? operand.split(separator: "|").map(String.init) : []
  }

  /// Whether the operands are files.
  var takesFiles: Bool { ["SCENE", "FILE", "A B"].contains(operand) }

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
