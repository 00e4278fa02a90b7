// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

struct UsageCase: CustomTestStringConvertible {
  let words: [String]
  let messages: String

  init(_ line: String, _ error: String, hint: String? = nil) {
    self.init(words: line.split(separator: " ").map(String.init), error, hint: hint)
  }

  init(words: [String], _ error: String, hint: String? = nil) {
    self.words = words
    messages = "uidyn: error: \(error)\n" + (hint.map { "  hint: \($0)\n" } ?? "")
  }

  var testDescription: String { words.joined(separator: " ") }
}

@Suite("Usage errors", .timeLimit(.minutes(30)))
struct UsageErrorTests {
  @Test(
    "A wrong command line says what is wrong, exits with 2 and writes nothing",
    arguments: [
      // Commands and operands.
      UsageCase("--quiet", "missing command", hint: #""uidyn help" lists the commands"#),
      UsageCase("rnu a.json", #"unknown command "rnu""#, hint: #"did you mean "run"?"#),
      UsageCase(
        "frobnicate", #"unknown command "frobnicate""#, hint: #""uidyn help" lists the commands"#),
      UsageCase(
        "falling.json", #""falling.json" is not a command"#,
        hint: "to play the scene: uidyn run falling.json"),
      UsageCase("-", #""-" is not a command"#, hint: "to play the scene: uidyn run -"),
      UsageCase(
        "simulate a.json", #"unknown command "simulate""#, hint: #""uidyn help" lists the commands"#
      ),
      UsageCase("run", "run needs a SCENE", hint: #"to read the scene from standard input, use -"#),
      UsageCase(
        "validate", "validate needs a SCENE", hint: #"to read the scene from standard input, use -"#
      ),
      UsageCase(
        "run a.json b.json", "2 scenes cannot write their rows to one output",
        hint: "use --output-dir DIR for one file per scene"
      ),
      UsageCase(
        "run -- a.json --wide", "2 scenes cannot write their rows to one output",
        hint: "use --output-dir DIR for one file per scene"
      ),
      UsageCase(
        "schema", "schema needs one of scene, frame, event, summary",
        hint: "for example: uidyn schema scene -o scene.schema.json"),
      UsageCase("version now", #"unexpected operand "now" for version"#),
      UsageCase(
        words: ["ru\u{1B}[31mn"], #"unknown command "ru␛[31mn""#,
        hint: #""uidyn help" lists the commands"#),
      // Options.
      UsageCase(
        "run a.json --fromat csv", #"unknown option "--fromat""#,
        hint: #"did you mean "--format"?"#),
      UsageCase(
        "run a.json --xyzzy", #"unknown option "--xyzzy""#,
        hint: #""uidyn help run" lists the options"#),
      UsageCase(
        "run -dash.json", #"unknown option "-dash.json""#,
        hint: "if it is a file, write ./ before its name"),
      UsageCase(
        "run a.json -x", #"unknown option "-x""#, hint: #""uidyn help run" lists the options"#),
      UsageCase(
        "run a.json --forma=csv", #"unknown option "--forma""#, hint: #"did you mean "--format"?"#),
      UsageCase("run a.json --quiet=yes", "--quiet does not take a value"),
      UsageCase("run a.json --format", "--format needs a value", hint: "--format jsonl|csv"),
      UsageCase(
        "run a.json --format --wide", "--format needs a value", hint: "--format jsonl|csv"),
      UsageCase(
        "run a.json --output --columns=x", "--output needs a value", hint: "--output FILE"),
      UsageCase("run a.json --output -- x", "--output needs a value", hint: "--output FILE"),
      UsageCase("run a.json -o", "--output needs a value", hint: "--output FILE"),
      UsageCase("run a.json --events=", "--events needs a value", hint: "--events FILE"),
      UsageCase(
        words: ["run", "a.json", "--summary", ""], "--summary needs a value", hint: "--summary FILE"
      ),
      UsageCase(
        "run a.json --format json", #"invalid value "json" for --format"#,
        hint: #"did you mean "jsonl"?"#),
      UsageCase(
        "run a.json --format xml", #"invalid value "xml" for --format"#,
        hint: "use one of jsonl, csv"),
      UsageCase(
        "run a.json -qx", "unknown option \"-x\"", hint: #""uidyn help run" lists the options"#),
      UsageCase("run a.json -qo", "--output needs a value", hint: "--output FILE"),
      UsageCase(
        "validate a.json --wide", "validate has no option --wide",
        hint: #""uidyn help validate" lists the options"#),
      UsageCase(
        "--wide --every 2 validate a.json", "validate has no option --every",
        hint: #""uidyn help validate" lists the options"#),
      UsageCase("help rnu", #"no help for "rnu""#, hint: #"did you mean "run"?"#),
      UsageCase(
        "help juggle", #"no help for "juggle""#, hint: #""uidyn help" lists the topics"#),
    ])
  func usage(example: UsageCase) {
    let result = cli(example.words)
    #expect(result == CommandResult(messages: example.messages, code: .usage))
  }

  @Test(
    "A wrong value says what the option takes",
    arguments: [
      UsageCase(
        "parameters a.json --format csv", #"invalid value "csv" for --format"#,
        hint: "use one of text, json"),
      UsageCase(
        "run a.json --time-limit soon", #"invalid value "soon" for --time-limit"#,
        hint: "use a time in seconds above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit -1", #"invalid value "-1" for --time-limit"#,
        hint: "use a time in seconds above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit 0", #"invalid value "0" for --time-limit"#,
        hint: #"use a time in seconds above 0; "uidyn validate" checks a scene without playing it"#
      ),
      UsageCase(
        "run a.json --time-limit nan", #"invalid value "nan" for --time-limit"#,
        hint: "use a time in seconds above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit inf", #"invalid value "inf" for --time-limit"#,
        hint: "use a time in seconds above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit 0x10", #"invalid value "0x10" for --time-limit"#,
        hint: "use a time in seconds above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit 1e999", #"invalid value "1e999" for --time-limit"#,
        hint: "use a time in seconds above 0, such as 2.5"),
      UsageCase(
        "run a.json --from=-0.5", #"invalid value "-0.5" for --from"#,
        hint: "use a time in seconds, 0 or more, such as 2.5"),
      UsageCase("run a.json --from 2 --to 1", "--from is after --to"),
      UsageCase(
        "run a.json --every 0", #"invalid value "0" for --every"#,
        hint: "use a whole number, 1 or more"),
      UsageCase(
        "run a.json --every 2.5", #"invalid value "2.5" for --every"#,
        hint: "use a whole number, 1 or more"),
      UsageCase(
        "run a.json --every +3", #"invalid value "+3" for --every"#,
        hint: "use a whole number, 1 or more"),
      UsageCase(
        "run a.json --every 99999999999999999999",
        #"invalid value "99999999999999999999" for --every"#,
        hint: "use a whole number, 1 or more"
      ),
      UsageCase(
        "run a.json --columns x,,y", #"invalid value "x,,y" for --columns"#,
        hint: "use names separated by commas"),
      UsageCase(
        "run a.json --columns x,y,x", #"the column "x" is repeated"#),
      UsageCase(
        words: ["run", "a.json", "--columns", "x,gap=a.x,gap=a.y"],
        #"the column "gap" is repeated"#),
      UsageCase(
        words: ["run", "a.json", "--columns", "x,speed=a.x"],
        #""speed" is already a column"#, hint: "choose another name"),
      UsageCase(
        words: ["run", "a.json", "--columns", "a.y - b.y"], #"unknown column "a.y - b.y""#,
        hint: "give an expression a name made of letters, digits and _:"
          + " gap=a.center.y - b.center.y"),
      UsageCase(
        "run a.json --output-dir out --log a.log", #"invalid value "a.log" for --log"#,
        hint: "with --output-dir, use * for the name of the scene: *.log"),
      UsageCase(
        "run a.json - --output-dir out",
        "standard input has no file name for --output-dir",
        hint: "save the scene to a file"),
      UsageCase(
        "run a.json --columns tick,witdh", #"unknown column "witdh""#,
        hint: #"did you mean "width"?"#),
      UsageCase(
        "run a.json --columns centre", #"unknown column "centre""#,
        hint: #""uidyn help output" lists the columns"#),
      UsageCase(
        "run a.json --items a,a", #"invalid value "a,a" for --items"#, hint: #""a" is repeated"#),
      UsageCase(
        "run a.json --wide --format csv --columns item,x",
        #"--wide has no column "item""#, hint: "the header names the items"),
      UsageCase(
        "plot a.json -o p.PNG",
        #""p.PNG" does not end in .txt, and a plot is text"#,
        hint: "for a .svg or .html, use uidyn render"),
      UsageCase(
        "sweep a.json --vary n=1,2 -o out.json",
        #"unknown format of "out.json""#,
        hint: "use .csv, .jsonl, or .html for a page, or --format with any name"),
      UsageCase("check", "check needs a SCENE", hint: "for example: uidyn check scenes"),
      UsageCase(
        "run a.json -o x.csv.gz", #"unknown format of "x.csv.gz""#,
        hint: "use .csv or .jsonl, or --format with any name"),
      UsageCase(
        "run a.json -o deep.d/x.MD", #"unknown format of "deep.d/x.MD""#,
        hint: "use .csv or .jsonl, or --format with any name"),
      UsageCase(
        "sweep a.json --vary n=1,2 -o s.csv.zst",
        #"unknown format of "s.csv.zst""#,
        hint: "use .csv, .jsonl, or .html for a page, or --format with any name"),
      UsageCase(
        "sweep a.json --vary n=1,2 -o s.xlsx",
        #"unknown format of "s.xlsx""#,
        hint: "use .csv, .jsonl, or .html for a page, or --format with any name"),
      UsageCase(
        "run a.json --limit ticks", #"invalid value "ticks" for --limit"#,
        hint: "use a name and a number: --limit ticks=1000"),
      UsageCase(
        "run a.json --limit tikcs=5", #"unknown limit "tikcs""#, hint: #"did you mean "ticks"?"#),
      UsageCase(
        "run a.json --limit levels=5", #"unknown limit "levels""#,
        hint:
          "the limits are bytes, nesting, views, superviews, behaviors, references, vertices, events,"
          + " samples,"
          + " expectations, repeated, steps, patterns, seconds, ticks, rows, contacts, impacts,"
          + " boundaries, errors, warnings, firings, depth, actions, animations, delays, copies,"
          + " cases"),
      UsageCase(
        "run a.json --set n", #"invalid value "n" for --set"#,
        hint: "use a name and a value: --set elasticity=0.5"),
      UsageCase(
        "run a.json --set =1", #"invalid value "=1" for --set"#,
        hint: "use a name and a value: --set elasticity=0.5"),
      UsageCase("run a.json --set n=1 --set n=2", #"--set n is repeated"#),
      UsageCase(
        "check a.json --tolerance 0.5", #"unknown tolerance "0.5""#,
        hint: "for one class: position=0.5; for all: --atol 0.5"),
      UsageCase("watch", "watch needs a SCENE", hint: "for example: uidyn watch falling.json"),
      UsageCase(
        "watch -", "cannot watch standard input", hint: "save the scene to a file"),
      UsageCase("-v", #"unknown option "-v""#, hint: "for the version, use -V"),
      UsageCase(
        "run a.json --damping 0.5", #"unknown option "--damping""#,
        hint: #"did you mean "--timing"?"#),
      UsageCase(
        "run a.json --fps 120", #"unknown option "--fps""#,
        hint: #"set it in the scene: "run": { "ticksPerSecond": 120 }"#),
      UsageCase(
        "run --seed 7 a.json", #"unknown option "--seed""#,
        hint: #"set it in the scene: "run": { "seed": 7 }"#),
      UsageCase(
        "run a.json --duration 2", #"unknown option "--duration""#,
        hint: #"did you mean "--time-limit"?"#),
      // This command does not take scene parameters.
      UsageCase(
        "completions bash --fps 120", #"unknown option "--fps""#,
        hint: #""uidyn help completions" lists the options"#),
      UsageCase(
        "run a.json -o x.json",
        #""x.json" is one JSON value, but rows are JSON Lines, one object per line"#,
        hint: "use -o x.jsonl, or --format jsonl with any name"),
      UsageCase(
        "sweep a.json --vary damping=0.1..1", #"invalid value "damping=0.1..1" for --vary"#,
        hint: "bounds are for uidyn fit; a sweep takes values: damping=range(0.1,1,0.1)"),
      UsageCase(
        "sweep a.json --vary f=0.5..8,log", #"invalid value "f=0.5..8,log" for --vary"#,
        hint: "bounds are for uidyn fit; a sweep takes values: f=range(0.5,8,0.5)"),
      UsageCase(
        "sweep a.json --vary f=-30..2000", #"invalid value "f=-30..2000" for --vary"#,
        hint: "bounds are for uidyn fit; a sweep takes values: f=range(-30,2000,200)"),
      UsageCase(
        "sweep a.json --vary vx=-100..-300", #"invalid value "vx=-100..-300" for --vary"#,
        hint: "bounds are for uidyn fit; a sweep takes values: vx=range(-300,-100,20)"),
      UsageCase("run - --merge -", "standard input can only be read once"),
      UsageCase(
        "run a.json --limit ticks=0", #"invalid value "ticks=0" for --limit"#,
        hint: "a limit is a whole number, 1 or more"),
      UsageCase(
        "run a.json --color sometimes", #"invalid value "sometimes" for --color"#,
        hint: "use one of auto, always, never"),
    ])
  func values(example: UsageCase) {
    let result = cli(example.words)
    #expect(result == CommandResult(messages: example.messages, code: .usage))
  }

  @Test("An option that is a parameter of the scene is set otherwise, and only such a one")
  func parameter() {
    let folder = TestFolder()
    let scene = folder.write(
      "s.json", #"{ "parameters": { "damping": 0.5, "fps": 1, "tilt-x": 2 }, "views": [] }"#)
    for (line, hint) in [
      ("run \(scene) --damping 0.5", "to set the parameter of the scene: --set damping=0.5"),
      ("run --damping 0.5 \(scene)", "to set the parameter of the scene: --set damping=0.5"),
      ("run \(scene) --tilt-x 3", "to set the parameter of the scene: --set tilt-x=3"),
      // The parameter's name may equal another option.
      ("run \(scene) --fps 3", "to set the parameter of the scene: --set fps=3"),
      ("run \(scene) --dampin 0.5", #""uidyn help run" lists the options"#),
      ("run \(scene) --damping high", #"did you mean "--timing"?"#),
      ("run \(folder.path) --damping 0.5", #"did you mean "--timing"?"#),
    ] {
      let result = cli(line)
      #expect(result.messages.hasSuffix("\n  hint: \(hint)\n"), "\(line): \(result.messages)")
      #expect(result.code == .usage)
    }
    #expect(cli("run \(scene) --set damping=0.5 -o \(folder("rows"))").code == .success)
  }

  @Test(
    "Outputs that would disturb one another are refused before the scene is read",
    arguments: [
      UsageCase(
        "run a.json --events -", "the rows and --events would both be written to standard output",
        hint: "write the rows to a file with -o FILE"),
      UsageCase(
        "run a.json -o x --events - --summary -",
        "--events and --summary would both be written to standard output"),
      UsageCase(
        "run a.json -o /tmp/x --events /tmp/../tmp/./x",
        #"the rows and --events would both be written to "/tmp/../tmp/./x""#),
    ])
  func places(example: UsageCase) {
    let result = cli(example.words)
    #expect(result == CommandResult(messages: example.messages, code: .usage))
  }
}
