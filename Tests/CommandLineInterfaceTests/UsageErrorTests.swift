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
      UsageCase("--quiet", "a command is missing", hint: #""uidyn help" lists the commands"#),
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
      UsageCase("run", "run needs a SCENE", hint: #""-" reads the scene from standard input"#),
      UsageCase(
        "validate", "validate needs a SCENE", hint: #""-" reads the scene from standard input"#),
      UsageCase(
        "run a.json b.json", "2 scenes cannot write their rows to one place",
        hint: "--output-dir DIR gives each scene a file of its own"
      ),
      UsageCase(
        "run -- a.json --wide", "2 scenes cannot write their rows to one place",
        hint: "--output-dir DIR gives each scene a file of its own"
      ),
      UsageCase(
        "schema", "schema needs one of scene, frame, event, summary",
        hint: "for example: uidyn schema scene -o scene.schema.json"),
      UsageCase("version now", #""now" is one operand too many for version"#),
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
        hint: "a file whose name begins with - is written with ./ in front"),
      UsageCase(
        "run a.json -x", #"unknown option "-x""#, hint: #""uidyn help run" lists the options"#),
      UsageCase(
        "run a.json --forma=csv", #"unknown option "--forma""#, hint: #"did you mean "--format"?"#),
      UsageCase("run a.json --quiet=yes", "--quiet takes no value"),
      UsageCase("run a.json --format", "--format needs a value", hint: "--format jsonl|csv|mcap"),
      UsageCase(
        "run a.json --format --wide", "--format needs a value", hint: "--format jsonl|csv|mcap"),
      UsageCase(
        "run a.json --output --columns=x", "--output needs a value", hint: "--output FILE"),
      UsageCase("run a.json --output -- x", "--output needs a value", hint: "--output FILE"),
      UsageCase("run a.json -o", "--output needs a value", hint: "--output FILE"),
      UsageCase("run a.json --events=", "--events needs a value", hint: "--events FILE"),
      UsageCase(
        words: ["run", "a.json", "--summary", ""], "--summary needs a value", hint: "--summary FILE"
      ),
      UsageCase(
        "run a.json --format json", #""json" is not a value of --format"#,
        hint: #"did you mean "jsonl"?"#),
      UsageCase(
        "run a.json --format xml", #""xml" is not a value of --format"#,
        hint: "it takes one of jsonl, csv, mcap"),
      UsageCase(
        "run a.json -qx", "unknown option \"-x\"", hint: #""uidyn help run" lists the options"#),
      UsageCase("run a.json -qo", "--output needs a value", hint: "--output FILE"),
      UsageCase(
        "validate a.json --wide", "validate has no option --wide",
        hint: #""uidyn help validate" lists the options"#),
      UsageCase(
        "--wide --every 2 validate a.json", "validate has no option --every",
        hint: #""uidyn help validate" lists the options"#),
      UsageCase("help rnu", #"there is no help on "rnu""#, hint: #"did you mean "run"?"#),
      UsageCase(
        "help juggle", #"there is no help on "juggle""#, hint: #""uidyn help" lists the topics"#),
    ])
  func usage(example: UsageCase) {
    let result = cli(example.words)
    #expect(result == CommandResult(messages: example.messages, code: .usage))
  }

  @Test(
    "A wrong value says what the option takes",
    arguments: [
      UsageCase(
        "parameters a.json --format json", "parameters has no option --format",
        hint: #""uidyn help parameters" lists the options"#),
      UsageCase(
        "run a.json --time-limit soon", #""soon" is not a value of --time-limit"#,
        hint: "it takes a time in s above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit -1", #""-1" is not a value of --time-limit"#,
        hint: "it takes a time in s above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit 0", #""0" is not a value of --time-limit"#,
        hint: #"it takes a time in s above 0; "uidyn validate" looks at a scene without playing it"#
      ),
      UsageCase(
        "run a.json --time-limit nan", #""nan" is not a value of --time-limit"#,
        hint: "it takes a time in s above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit inf", #""inf" is not a value of --time-limit"#,
        hint: "it takes a time in s above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit 0x10", #""0x10" is not a value of --time-limit"#,
        hint: "it takes a time in s above 0, such as 2.5"),
      UsageCase(
        "run a.json --time-limit 1e999", #""1e999" is not a value of --time-limit"#,
        hint: "it takes a time in s above 0, such as 2.5"),
      UsageCase(
        "run a.json --from=-0.5", #""-0.5" is not a value of --from"#,
        hint: "it takes a time in s, from 0 on, such as 2.5"),
      UsageCase("run a.json --from 2 --to 1", "--from is after --to: there would be no rows"),
      UsageCase(
        "run a.json --every 0", #""0" is not a value of --every"#,
        hint: "it takes a whole number from 1 on"),
      UsageCase(
        "run a.json --every 2.5", #""2.5" is not a value of --every"#,
        hint: "it takes a whole number from 1 on"),
      UsageCase(
        "run a.json --every +3", #""+3" is not a value of --every"#,
        hint: "it takes a whole number from 1 on"),
      UsageCase(
        "run a.json --every 99999999999999999999",
        #""99999999999999999999" is not a value of --every"#,
        hint: "it takes a whole number from 1 on"
      ),
      UsageCase(
        "run a.json --columns x,,y", #""x,,y" is not a value of --columns"#,
        hint: "it takes names with commas between them"),
      UsageCase(
        "run a.json --columns x,y,x", #"the column "x" is named twice"#),
      UsageCase(
        words: ["run", "a.json", "--columns", "x,gap=a.x,gap=a.y"],
        #"the column "gap" is named twice"#),
      UsageCase(
        words: ["run", "a.json", "--columns", "x,speed=a.x"],
        #"the column "speed" has its own meaning"#, hint: "another name is free"),
      UsageCase(
        words: ["run", "a.json", "--columns", "a.y - b.y"], #"unknown column "a.y - b.y""#,
        hint: "an expression has a name in front, of the letters a to z, digits and _:"
          + " gap=a.center.y - b.center.y"),
      UsageCase(
        "run a.json --output-dir out --log a.log", #""a.log" is not a value of --log"#,
        hint: "under --output-dir a * stands for the name of the scene: *.log"),
      UsageCase(
        "run a.json - --output-dir out",
        "standard input has no name for a file under --output-dir",
        hint: "a scene in a file has one"),
      UsageCase(
        "run a.json --columns tick,witdh", #"unknown column "witdh""#,
        hint: #"did you mean "width"?"#),
      UsageCase(
        "run a.json --columns centre", #"unknown column "centre""#,
        hint: #""uidyn help output" lists the columns"#),
      UsageCase(
        "run a.json --items a,a", #""a,a" is not a value of --items"#, hint: #""a" is named twice"#),
      UsageCase(
        "run a.json --wide --format mcap", "--wide is for JSON Lines and CSV",
        hint: "in MCAP every item is a topic"),
      UsageCase("run a.json --crlf --format jsonl", "--crlf is for CSV", hint: "add --format csv"),
      UsageCase(
        "run a.json --wide --format csv --columns item,x",
        #"there is no column "item" under --wide"#, hint: "the header names the items"),
      UsageCase(
        "plot a.json -o p.PNG",
        #""p.PNG" does not name a text, and a plot is drawn with characters"#,
        hint: "uidyn render draws a .svg or .html; a .txt takes the characters"),
      UsageCase(
        "sweep a.json --vary n=1,2 -o out.json",
        #""out.json" does not name a form of the lines of a sweep"#,
        hint: "use .csv, .jsonl, or .html for a page that plays the cases; --format takes any name"),
      UsageCase("check", "check needs a SCENE", hint: "for example: uidyn check scenes"),
      UsageCase(
        "run a.json -o x.csv.gz", #""x.csv.gz" does not name a form of rows"#,
        hint: "rows are .csv, which spreadsheets open, .jsonl and .mcap; --format takes any name"),
      UsageCase(
        "run a.json -o deep.d/x.MD", #""deep.d/x.MD" does not name a form of rows"#,
        hint: "rows are .csv, which spreadsheets open, .jsonl and .mcap; --format takes any name"),
      UsageCase(
        "sweep a.json --vary n=1,2 -o s.csv.zst",
        #""s.csv.zst" does not name a form of the lines of a sweep"#,
        hint: "use .csv, .jsonl, or .html for a page that plays the cases; --format takes any name"),
      UsageCase(
        "sweep a.json --vary n=1,2 -o s.xlsx",
        #""s.xlsx" does not name a form of the lines of a sweep"#,
        hint: "use .csv, .jsonl, or .html for a page that plays the cases; --format takes any name"),
      UsageCase(
        "run a.json --limit ticks", #""ticks" is not a value of --limit"#,
        hint: "it takes a name and a number: --limit ticks=1000"),
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
        "run a.json --set n", #""n" is not a value of --set"#,
        hint: "it takes a name and a value: --set elasticity=0.5"),
      UsageCase(
        "run a.json --set =1", #""=1" is not a value of --set"#,
        hint: "it takes a name and a value: --set elasticity=0.5"),
      UsageCase("run a.json --set n=1 --set n=2", #""n" is set twice"#),
      UsageCase(
        "check a.json --tolerance 0.5", #"there is no tolerance of "0.5""#,
        hint: "of one class: position=0.5; of all of them: --atol 0.5"),
      UsageCase("watch", "watch needs a SCENE", hint: "for example: uidyn watch falling.json"),
      UsageCase(
        "watch -", "standard input cannot be watched", hint: "a scene in a file can"),
      UsageCase("-v", #"unknown option "-v""#, hint: "-V shows the version"),
      UsageCase(
        "run a.json --damping 0.5", #"unknown option "--damping""#,
        hint: #""uidyn help run" lists the options"#),
      UsageCase(
        "run a.json --fps 120", #"unknown option "--fps""#,
        hint: #"the scene says it, as "run": { "ticksPerSecond": 120 }"#),
      UsageCase(
        "run --seed 7 a.json", #"unknown option "--seed""#,
        hint: #"the scene says it, as "run": { "seed": 7 }"#),
      UsageCase(
        "run a.json --duration 2", #"unknown option "--duration""#,
        hint: #"did you mean "--time-limit"?"#),
      // This command does not take scene parameters.
      UsageCase(
        "completions bash --fps 120", #"unknown option "--fps""#,
        hint: #""uidyn help completions" lists the options"#),
      UsageCase(
        "run a.json -o x.json",
        #""x.json" names one JSON value, and rows are JSON Lines, one object in each line"#,
        hint: "-o x.jsonl; --format jsonl takes any name"),
      UsageCase(
        "sweep a.json --vary damping=0.1..1", #""damping=0.1..1" is not a value of --vary"#,
        hint: "bounds are for a fit; a sweep takes values: damping=range(0.1,1,0.1)"),
      UsageCase(
        "sweep a.json --vary f=0.5..8,log", #""f=0.5..8,log" is not a value of --vary"#,
        hint: "bounds are for a fit; a sweep takes values: f=range(0.5,8,0.5)"),
      UsageCase(
        "sweep a.json --vary f=-30..2000", #""f=-30..2000" is not a value of --vary"#,
        hint: "bounds are for a fit; a sweep takes values: f=range(-30,2000,200)"),
      UsageCase(
        "sweep a.json --vary vx=-100..-300", #""vx=-100..-300" is not a value of --vary"#,
        hint: "bounds are for a fit; a sweep takes values: vx=range(-300,-100,20)"),
      UsageCase("run - --merge -", "standard input can be read only once"),
      UsageCase(
        "run a.json --limit ticks=0", #""ticks=0" is not a value of --limit"#,
        hint: "a limit is a whole number from 1 on"),
      UsageCase(
        "run a.json --color sometimes", #""sometimes" is not a value of --color"#,
        hint: "it takes one of auto, always, never"),
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
      ("run \(scene) --damping 0.5", "--set damping=0.5 sets the parameter of the scene"),
      ("run --damping 0.5 \(scene)", "--set damping=0.5 sets the parameter of the scene"),
      ("run \(scene) --tilt-x 3", "--set tilt-x=3 sets the parameter of the scene"),
      // The parameter's name may equal another option.
      ("run \(scene) --fps 3", "--set fps=3 sets the parameter of the scene"),
      ("run \(scene) --dampin 0.5", #""uidyn help run" lists the options"#),
      ("run \(scene) --damping high", #""uidyn help run" lists the options"#),
      ("run \(folder.path) --damping 0.5", #""uidyn help run" lists the options"#),
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
        "run a.json --events -", "the rows and --events would both go to standard output",
        hint: "-o FILE gives the rows a place of their own"),
      UsageCase(
        "run a.json -o x --events - --summary -",
        "--events and --summary would both go to standard output"),
      UsageCase(
        "run a.json -o /tmp/x --events /tmp/../tmp/./x",
        #"the rows and --events would both go to "/tmp/../tmp/./x""#),
    ])
  func places(example: UsageCase) {
    let result = cli(example.words)
    #expect(result == CommandResult(messages: example.messages, code: .usage))
  }
}
