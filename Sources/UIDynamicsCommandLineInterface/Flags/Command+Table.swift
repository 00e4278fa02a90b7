// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsMotionExport

// The commands, each made when it is asked for.
extension Command {
  static let run = Command(
    id: .run, operand: "SCENE", operandCount: 1...Int.max,
    flags: [
      .format, .output, .outputFolder, .events, .summary, .log, .columns, .items, .every, .from,
      .to, .wide, .crlf, .set, .merge, .timeLimit, .requireStasis, .noExpect, .limit, .strict,
      .timing, .quiet, .color, .help,
    ],
    summary: "play a scene and write one row per tick and item",
    details: """
      Plays a scene until everything is at rest or its time is up (run.timeLimit, 10 s by
      default), and writes one row per tick and item. Rows go to standard output, messages to
      standard error. SCENE is a file, or - for standard input. A FILE may be - for standard
      output; a run that is cut off leaves no half file. Several scenes need --output-dir.
      """,
    examples: [
      "uidyn run falling.json",
      "uidyn run falling.json -o falling.csv --columns tick,item,x,y",
      "uidyn run shade.json --wide --columns \"time,gap=knob.center.y - rest\"",
      "uidyn run scenes/*.json --output-dir out --format csv --log '*.log'",
      "uidyn run - --set elasticity=0.5 --events events.jsonl < falling.json",
      "uidyn run falling.json | python3 plot.py -",
    ])

  static let sweep = Command(
    id: .sweep, operand: "SCENE", operandCount: 1...1,
    flags: [
      .format, .output, .set, .merge, .vary, .zip, .cases, .shard, .plan, .resume, .metric,
      .best, .timeLimit, .limit, .jobs, .quiet, .color, .help,
    ],
    summary: "play a scene with many parameter values, one line for each",
    details: """
      Plays a scene with every combination of the values that --vary gives to its parameters,
      or with those of --cases, and writes a line for each: parameters, status, when the last
      motion ended (restTime) and the animator paused, half a second later (settleTime), how far
      items overshot, contacts, margins of what the scene expects. A case that fails is a line
      too: the exit code is 0 when all were played. -o NAME.html writes a page that plays up to
      64 cases side by side, the best first.
      """,
    examples: [
      "uidyn sweep card.json --vary 'damping=range(0.1,1,0.1)' --vary frequency=1,2,4",
      "uidyn sweep card.json --vary damping=0.2,0.5 --best restTime",
      "uidyn sweep card.json --vary damping=0.2,0.5,0.8 --best restTime -o tries.html",
      "uidyn sweep card.json --cases cases.jsonl --resume card.csv",
    ],
    wordings: [
      .vary: Flag.Wording(
        value: .text("NAME=VALUES"), summary: "values: 0.2,0.5 or range(0,1,0.1)"),
      .format: Flag.Wording(
        value: .choice(["jsonl", "csv"]),
        summary: "form of the lines (default: as FILE ends, else csv)"),
    ])

  static let fit = Command(
    id: .fit, operand: "SCENE", operandCount: 1...1,
    flags: [
      .output, .summary, .set, .merge, .vary, .runs, .minimize, .trace, .timeLimit, .limit,
      .jobs, .quiet, .color, .help,
    ],
    summary: "find parameter values that meet a scene's expectations",
    details: """
      Finds values of parameters with which the scene meets its expectations, or comes nearest
      to a recorded motion, and says how sharp they are. Parameters with "min" and "max" vary,
      unless --vary names others. Exits with 1 when an expectation is not met. -o FILE gets the
      values found, for --merge; the scene itself is never written.
      """,
    examples: [
      "uidyn fit card.json",
      "uidyn fit card.json --vary frequency=0.3..8,log --vary damping=0.02..1.5 -o found.json",
    ],
    wordings: [
      .vary: Flag.Wording(
        value: .text("NAME=LOW..HIGH"),
        summary: "bounds: 0.1..2 or 0.1..2,log; the name alone for those of the scene")
    ])

  static let render = Command(
    id: .render, operand: "SCENE|LOG", operandCount: 1...2,
    flags: [
      .output, .view, .items, .every, .from, .to, .at, .ghosts, .size, .plain, .noContacts,
      .recorded, .frames,
      .set,
      .merge, .timeLimit, .limit, .quiet, .color, .help,
    ],
    summary: "draw a run as a picture, or as a page that plays it",
    details: """
      Draws a run: a scene, NAME.json, is played, a log or a file of rows is read; - is standard
      input. -o NAME.svg is a picture, -o NAME.html a page that needs nothing but a browser. In
      the page of a scene, views can be dragged and thrown. The device view of a run shows its
      screen at a few moments. Two runs are drawn in the engineering view, the second dashed behind
      the first. A picture narrower than 200 pixels has no texts.
      """,
    examples: [
      "uidyn render falling.json -o falling.svg",
      "uidyn render falling.json -o falling.html",
      "uidyn render falling.log falling.log.new -o diff.html",
    ])

  static let plot = Command(
    id: .plot, operand: "SCENE|LOG [NUMBER…]", operandCount: 1...Int.max,
    flags: [
      .output, .items, .from, .to, .set, .merge, .timeLimit, .limit, .quiet, .color, .help,
    ],
    summary: "plot numbers of a run over time in the terminal",
    details: """
      Plots numbers over time in the terminal. A scene is played; a log or a file of rows is read.
      After it, name columns, such as square.y, or expressions, which need a scene. An expression
      with "each" draws one line per item; with nothing named, each.y is drawn. Heights grow
      downward, as on screen, and a line has gaps where its view is absent.
      """,
    examples: [
      "uidyn plot falling.json",
      "uidyn plot falling.json square.y square.vy",
      "uidyn plot shade.json \"knob.center.y - rest\" --set rest=100",
      "uidyn plot cards.json each.speed --items 'card-*'",
      "uidyn plot recording.csv square.x square.angle",
    ])

  static let watch = Command(
    id: .watch, operand: "SCENE", operandCount: 1...1,
    flags: [.view, .set, .merge, .timeLimit, .limit, .port, .quiet, .color, .help],
    summary: "live preview in the browser, with a slider for each parameter",
    details: """
      Prints a local address for your browser. Every save and every slider replays the scene;
      errors appear in place of the picture. Only this machine can reach the address. The scene
      changes only when you choose "Save to scene". Ctrl-C ends.
      """,
    examples: [
      "uidyn watch falling.json", "uidyn watch card.json --merge dark.json --port 8080",
    ])

  static let check = Command(
    id: .check, operand: "SCENE", operandCount: 1...Int.max,
    flags: [
      .output, .every, .level, .tolerance, .absolute, .relative, .ticks, .reporter, .goldens,
      .update, .set, .merge, .noExpect, .limit, .strict, .jobs, .quiet, .color, .help,
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
    ],
    wordings: [
      .every: Flag.Wording(
        value: .text("N"), summary: "write goldens with every Nth tick and the last only",
        group: .goldens)
    ])

  static let diff = Command(
    id: .diff, operand: "A B", operandCount: 2...2,
    flags: [
      .output, .level, .tolerance, .absolute, .relative, .ticks, .align, .reporter, .set, .merge,
      .timeLimit, .limit, .quiet, .color, .help,
    ],
    summary: "compare two logs, files of rows, or scenes",
    details: """
      Compares B with A. Each is a log, a file of rows (JSON Lines or CSV, long or wide), or a
      scene, which is played; the options of a scene hold for both, if both are scenes. - is
      standard input. Exits with 1 when they differ.
      """,
    examples: [
      "uidyn diff falling.log falling.log.new",
      "uidyn diff recording.csv falling.json --align time --tolerance position=1",
      "uidyn diff falling.log falling.json --set elasticity=0.5",
    ])

  static let export = Command(
    id: .export, operand: "SCENE", operandCount: 1...1,
    flags: [
      .form, .output, .fromStart, .compact, .item, .from, .to, .trim, .tolerance, .set, .merge,
      .limit,
      .quiet, .color, .help,
    ],
    summary: "write the motion for the web, iOS, Android or a player",
    details: """
      Plays SCENE and writes its motion in a form that products take, in few keys. A LOG
      with all ticks will do as well. At every tick x, y, width, height and the way of a
      turning corner are within the tolerance, each by itself; a comment says how near they
      are. Exits with 1 when the form cannot hold the motion. "docs/export.md" tells how to
      use each form.
      """,
    examples: [
      "uidyn export falling.json --as css",
      "uidyn export falling.json -o falling.css --item square --tolerance 0.1",
    ],
    wordings: [
      .tolerance: Flag.Wording(
        value: .text("PT"),
        summary: "how far x, y, turn and size may be off each, in pt"
          + " (default: \(ExportOptions().tolerance))",
        group: .output),
      .from: Flag.Wording(value: .text("S"), summary: "the motion from this time on, in s"),
      .to: Flag.Wording(value: .text("S"), summary: "the motion up to this time, in s"),
    ])

  static let validate = Command(
    id: .validate, operand: "SCENE", operandCount: 1...Int.max,
    flags: [.reporter, .set, .merge, .limit, .strict, .quiet, .color, .help],
    summary: "report errors and warnings of scenes without playing them",
    details: """
      Reports every error and warning of the scenes and plays none of them. SCENE is a
      file, or - for standard input, or a folder with all scenes in it and below. Exits
      with 1 when a scene is invalid.
      """,
    examples: [
      "uidyn validate falling.json scenes",
      "uidyn validate scenes --strict --reporter github",
    ],
    wordings: [
      .reporter: Flag.Wording(
        value: .choice(Reporter.allCases.map { $0.rawValue }),
        summary: "write a report with a count to standard output in this form", group: .output)
    ])

  static let new = Command(
    id: .new, operand: "FILE", operandCount: 1...1,
    flags: [.color, .quiet, .help],
    summary: "write a small scene to start from",
    details: """
      Writes a scene with a view that falls into a new file, or to standard output for -. It
      never overwrites a file.
      """,
    examples: ["uidyn new falling.json"])

  static let parameters = Command(
    id: .parameters, operand: "SCENE", operandCount: 1...1,
    flags: [.format, .set, .merge, .limit, .quiet, .color, .help],
    summary: "list the parameters of a scene, which --set changes",
    details: """
      Lists the parameters of a scene with their values, their ranges and what they mean.
      """,
    examples: ["uidyn parameters falling.json", "uidyn run falling.json --set elasticity=0.5"],
    wordings: [
      .format: Flag.Wording(
        value: .choice(["text", "json"]), summary: "form of the list (default: text)")
    ])

  static let schema = Command(
    id: .schema, operand: "scene|frame|event|summary", operandCount: 1...1,
    flags: [.output, .color, .quiet, .help],
    summary: "print the JSON Schema of scenes, rows, events or summaries",
    details: """
      Prints a JSON Schema: of scenes, of a row of --format jsonl (frame), of a row of --events
      (event) or of --summary. Name the first in the "$schema" of a scene, and an editor
      completes and checks it.
      """,
    examples: [
      "uidyn schema scene -o scene.schema.json"
    ])

  static let completions = Command(
    id: .completions, operand: "bash|zsh|fish", operandCount: 1...1,
    flags: [.color, .quiet, .help],
    summary: "print a completion script for bash, zsh or fish",
    details: """
      Prints a script for a shell that completes the commands, options and words of this tool.
      "make install" puts all three where the shells look for them.
      """,
    examples: [
      "source <(uidyn completions bash)",
      "uidyn completions fish > ~/.config/fish/completions/uidyn.fish",
    ])

  static let help = Command(
    id: .help, operand: "TOPIC", operandCount: 0...1,
    flags: [.man, .color, .quiet, .help],
    summary: "explain a command, a topic or a word of a scene",
    details: "Explains a command, a topic or a word of a scene.",
    examples: [
      "uidyn help run",
      "uidyn help snap",
      "uidyn help --man | man -l -",
    ])

  static let version = Command(
    id: .version, operand: "", operandCount: 0...0,
    flags: [.color, .quiet, .help],
    summary: "show the version of the tool and of its numbers",
    details: "Shows the version of the tool and of its numbers.", examples: ["uidyn version"])
}
