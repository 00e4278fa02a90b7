// SPDX-License-Identifier: MIT

internal import UIDynamicsComparison
internal import UIDynamicsMotionExport

extension Command {
  static let run = Command(
    id: .run, group: .everyDay, operand: "SCENE", operandCount: 1...1,
    flags: [
      .format, .output, .events, .summary, .log, .columns, .items, .every, .from, .to, .wide,
      .set, .merge, .timeLimit, .requireStasis, .noExpect, .limit, .strict, .quiet, .color, .help,
    ],
    summary: "simulate a scene and write one row per tick and item",
    details: """
      Simulates a scene until everything is at rest or the time limit is reached, and
      writes one row per tick and item. The time limit is run.timeLimit in the scene,
      or 10 s. SCENE is a file, or - for standard input. Rows go to standard output,
      and messages go to standard error. Any FILE can be - for standard output.
      An interrupted run leaves no partial file.
      """,
    examples: [
      "uidyn run falling.json",
      "uidyn run falling.json -o falling.csv --columns tick,item,x,y",
      "uidyn run shade.json --wide --columns \"time,gap=knob.center.y - rest\"",
      "uidyn run - --set elasticity=0.5 --events events.jsonl < falling.json",
      "uidyn run falling.json | python3 plot.py -",
    ])

  static let sweep = Command(
    id: .sweep, group: .tune, operand: "SCENE", operandCount: 1...1,
    flags: [
      .format, .output, .set, .merge, .vary, .cases, .plan, .metric, .best,
      .timeLimit, .limit, .jobs, .quiet, .color, .help,
    ],
    summary: "run a scene with many parameter values, one line per case",
    details: """
      Runs a scene with many parameter values and writes one line per case: its
      parameters, status, times, overshoot, contacts and the margins of its
      expectations. --vary lists values and runs every combination; --cases reads the
      values from a file. restTime is the time at which the last motion ended, and
      settleTime, half a second later, is when the animator paused. A failed case
      still gets a line, so the exit code is 0 if all cases were run. -o NAME.html
      writes a page that plays up to 64 cases side by side, the best one first.
      """,
    examples: [
      "uidyn sweep card.json --vary 'damping=range(0.1,1,0.1)' --vary frequency=1,2,4",
      "uidyn sweep card.json --vary damping=0.2,0.5 --best restTime",
      "uidyn sweep card.json --vary damping=0.2,0.5,0.8 --best restTime -o tries.html",
      "uidyn sweep card.json --cases cases.jsonl -o card.csv",
    ],
    wordings: [
      .vary: Flag.Wording(
        value: .text("NAME=VALUES"), summary: "values: 0.2,0.5 or range(0,1,0.1)"),
      .format: Flag.Wording(
        value: .choice(["jsonl", "csv"]),
        summary: "format of the lines (default: by the extension of -o FILE, else csv)"),
    ])

  static let fit = Command(
    id: .fit, group: .tune, operand: "SCENE", operandCount: 1...1,
    flags: [
      .output, .summary, .set, .merge, .vary, .runs, .minimize, .timeLimit, .limit, .jobs,
      .quiet, .color, .help,
    ],
    summary: "find parameter values that meet a scene's expectations",
    details: """
      Finds parameter values that meet the expectations of a scene or come closest to
      a recorded motion, and reports how precise they are. It varies the parameters
      with "min" and "max", or those that --vary names. -o FILE saves the values for
      --merge; the scene itself never changes. Exits with 1 if an expectation is not
      met.
      """,
    examples: [
      "uidyn fit card.json",
      "uidyn fit card.json --vary frequency=0.3..8,log -o found.json",
    ],
    wordings: [
      .vary: Flag.Wording(
        value: .text("NAME=LOW..HIGH"),
        summary: "bounds: 0.1..2 or 0.1..2,log; a name alone uses the scene's bounds")
    ])

  static let render = Command(
    id: .render, group: .everyDay, operand: "SCENE|LOG", operandCount: 1...2,
    flags: [
      .output, .view, .items, .every, .from, .to, .at, .ghosts, .size, .plain, .recorded,
      .frames, .set, .merge, .timeLimit, .limit, .quiet, .color, .help,
    ],
    summary: "draw a run as an image, or as a page that plays it",
    details: """
      Draws a run as an image (-o NAME.svg) or as a self-contained page that plays it
      (-o NAME.html). A scene (NAME.json) is simulated; a log or a file of rows is
      read; - is standard input. On the page of a scene you can drag and throw views.
      The device view shows the screen at a few points in time. Two runs are drawn in
      the engineering view, the second one dashed. An image narrower than 200 pixels
      contains no text.
      """,
    examples: [
      "uidyn render falling.json -o falling.svg",
      "uidyn render falling.json -o falling.html",
      "uidyn render falling.log falling.log.new -o diff.html",
    ])

  static let plot = Command(
    id: .plot, group: .everyDay, operand: "SCENE|LOG [NUMBER…]", operandCount: 1...Int.max,
    flags: [
      .output, .items, .from, .to, .set, .merge, .timeLimit, .limit, .quiet, .color, .help,
    ],
    summary: "plot values of a run over time in the terminal",
    details: """
      Plots values of a run over time in the terminal. A scene is simulated; a log or
      a file of rows is read. NUMBER is a column, such as square.y, or an expression,
      which requires a scene; with "each", it draws one line per item. The default is
      each.y of the items that move vertically. Vertical positions increase downward,
      as on screen. A line has gaps where its view is absent.
      """,
    examples: [
      "uidyn plot falling.json",
      "uidyn plot falling.json square.y square.vy",
      "uidyn plot shade.json \"knob.center.y - rest\" --set rest=100",
      "uidyn plot cards.json each.speed --items 'card-*'",
      "uidyn plot recording.csv square.x square.angle",
    ])

  static let watch = Command(
    id: .watch, group: .everyDay, operand: "SCENE", operandCount: 1...1,
    flags: [.view, .set, .merge, .timeLimit, .limit, .host, .port, .quiet, .color, .help],
    summary: "live preview in the browser, with a slider for each parameter",
    details: """
      Shows a live preview in the browser: prints a local address, and runs the scene
      again whenever you save it or move a slider. You can drag and throw views;
      errors appear above the preview. Only this machine can open the address, unless
      --host allows a phone on your network. The scene changes only when you choose
      "Save to scene". Press Ctrl-C to stop.
      """,
    examples: [
      "uidyn watch falling.json", "uidyn watch card.json --merge dark.json --port 8080",
      "uidyn watch card.json --host 192.168.1.20",
    ])

  static let check = Command(
    id: .check, group: .everyDay, operand: "SCENE", operandCount: 1...Int.max,
    flags: [
      .output, .every, .level, .tolerance, .absolute, .relative, .ticks, .reporter,
      .update, .set, .merge, .noExpect, .limit, .strict, .jobs, .quiet, .color, .help,
    ],
    summary: "run scenes and compare them with their golden logs",
    details: """
      Runs scenes and compares each one with its golden: the log x.log beside x.json.
      A log is replayed with the settings in its header; a folder is searched along
      with its subfolders. Exits with 1 if a motion differs or has no golden, and
      writes the new motion to x.log.new. Only --update overwrites goldens.
      """,
    examples: [
      "uidyn check scenes",
      "uidyn check scenes --update changed",
      "uidyn check falling.json --tolerance position=0.5,velocity=20 --ticks 1",
    ],
    wordings: [
      .every: Flag.Wording(
        value: .text("N"), summary: "record only every Nth tick and the last one in goldens",
        group: .goldens)
    ])

  static let diff = Command(
    id: .diff, group: .everyDay, operand: "A B", operandCount: 2...2,
    flags: [
      .output, .level, .tolerance, .absolute, .relative, .ticks, .align, .reporter, .set, .merge,
      .timeLimit, .limit, .quiet, .color, .help,
    ],
    summary: "compare two logs, files of rows, or scenes",
    details: """
      Compares B with A. Each is a log, a file of rows (JSON Lines or CSV, long or
      wide), a scene to simulate, or - for standard input. Options for scenes apply to
      every scene. Exits with 1 if they differ.
      """,
    examples: [
      "uidyn diff falling.log falling.log.new",
      "uidyn diff recording.csv falling.json --align time --tolerance position=1",
      "uidyn diff falling.log falling.json --set elasticity=0.5",
    ])

  static let export = Command(
    id: .export, group: .ship, operand: "SCENE", operandCount: 1...1,
    flags: [
      .form, .output, .small, .fromStart, .items, .from, .to, .trim, .prefix, .tolerance,
      .set, .merge, .limit,
      .quiet, .color, .help,
    ],
    summary: "export the motion for the web, iOS, Android or Lottie",
    details: """
      Exports either the behavior or one motion. uikit and web export the behavior,
      which reacts to touches. css, waapi, svg, lottie, ca, swiftui and compose export
      the motion of this run as keyframes: x, y, width, height and rotation are within
      --tolerance at every tick. linear and spring export the easing of a simple
      motion. Without --as, the extension of -o FILE chooses the format: .css,
      .linear.css, .waapi.json, .svg, .lottie.json, .swift (ca), .swiftui.swift, .kt
      (compose), .uikit.swift or .mjs (web). Exits with 1 if a format cannot represent
      the motion. "docs/export.md" explains each format.
      """,
    examples: [
      "uidyn export card.json --as web -o card.mjs",
      "uidyn export falling.json --as css -o falling.css",
      "uidyn export falling.json -o falling.css --items square --tolerance 0.1",
    ],
    wordings: [
      .tolerance: Flag.Wording(
        value: .text("PT"),
        summary: "largest error per value, in pt (default: \(ExportOptions().tolerance))",
        group: .output),
      .from: Flag.Wording(
        value: .text("S"),
        summary: "start at this time, in seconds, or at \"release\", the end of the last stroke"),
      .to: Flag.Wording(value: .text("S"), summary: "end at this time, in seconds"),
    ])

  static let validate = Command(
    id: .validate, group: .tool, operand: "SCENE", operandCount: 1...Int.max,
    flags: [.reporter, .set, .merge, .limit, .strict, .quiet, .color, .help],
    summary: "report errors and warnings in scenes without running them",
    details: """
      Reports all errors and warnings in scenes without running them. SCENE is a file,
      a folder to search along with its subfolders, or - for standard input. Exits
      with 1 if a scene is invalid.
      """,
    examples: [
      "uidyn validate falling.json",
      "uidyn validate scenes --strict --reporter github",
    ],
    wordings: [
      .reporter: Flag.Wording(
        value: .choice(Reporter.allCases.map { $0.rawValue }),
        summary: "print a report with totals to standard output, in this format", group: .output)
    ])

  static let new = Command(
    id: .new, group: .everyDay, operand: "FILE", operandCount: 0...1,
    flags: [.like, .list, .color, .quiet, .help],
    summary: "write a small scene to start from",
    details: """
      Writes a starter scene to a new file, or to standard output for -. The scene is
      a falling square, unless --like names a template, which can have gestures,
      parameters and expectations. It never overwrites a file.
      """,
    examples: ["uidyn new falling.json", "uidyn new sheet.json --like sheet", "uidyn new --list"])

  static let parameters = Command(
    id: .parameters, group: .tune, operand: "SCENE", operandCount: 1...1,
    flags: [.format, .set, .merge, .limit, .quiet, .color, .help],
    summary: "list the parameters of a scene, which --set can change",
    details: """
      Lists the parameters of a scene: names, values, ranges and descriptions.
      """,
    examples: ["uidyn parameters falling.json", "uidyn run falling.json --set elasticity=0.5"],
    wordings: [
      .format: Flag.Wording(
        value: .choice(["text", "json"]), summary: "format of the list (default: text)")
    ])

  static let expand = Command(
    id: .expand, group: .tool, operand: "SCENE", operandCount: 1...1,
    flags: [.output, .merge, .limit, .quiet, .color, .help],
    summary: "print a scene with its shorthands expanded",
    details: """
      Prints a scene with its shorthands expanded to other keys: springs become
      frequency and damping, strokes become touches, and "drags" becomes a behavior
      and events. The motion stays exactly the same, and parameters stay parameters.
      """,
    examples: ["uidyn expand card.json", "uidyn expand card.json -o written.json"])

  static let schema = Command(
    id: .schema, group: .tool, operand: "scene|frame|event|summary", operandCount: 1...1,
    flags: [.output, .color, .quiet, .help],
    summary: "print the JSON Schema of scenes, rows, events or summaries",
    details: """
      Prints a JSON Schema for scenes (scene), rows of --format jsonl (frame), events
      of --events (event), or the object of --summary (summary). If a scene names its
      schema in "$schema", your editor can complete and check the scene.
      """,
    examples: [
      "uidyn schema scene -o scene.schema.json", "uidyn schema event",
    ])

  static let completions = Command(
    id: .completions, group: .tool, operand: "bash|zsh|fish", operandCount: 1...1,
    flags: [.color, .quiet, .help],
    summary: "print a completion script for bash, zsh or fish",
    details: """
      Prints a completion script for a shell. It completes commands, options and their
      values. "make install" installs all three scripts.
      """,
    examples: [
      "source <(uidyn completions bash)",
      "uidyn completions fish > ~/.config/fish/completions/uidyn.fish",
    ])

  static let help = Command(
    id: .help, group: .tool, operand: "TOPIC", operandCount: 0...1,
    flags: [.man, .markdown, .color, .quiet, .help],
    summary: "explain a command, a topic or a word used in scenes",
    details: "Explains a command, a topic or a word used in scenes.",
    examples: [
      "uidyn help run",
      "uidyn help snap",
      "uidyn help --man | man -l -",
    ])

  static let version = Command(
    id: .version, group: .tool, operand: "", operandCount: 0...0,
    flags: [.color, .quiet, .help],
    summary: "show the version of the tool and of its numerics",
    details: "Shows the version of the tool and of its numerics.", examples: ["uidyn version"])
}
