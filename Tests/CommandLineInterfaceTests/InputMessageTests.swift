// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Messages about inputs", .timeLimit(.minutes(30)))
struct InputMessageTests {
  private static let scene = """
    {"parameters":{"g":1},"views":[{"id":"v","frame":[0,0,10,10]}],"behaviors":[{"type":"gravity",
     "items":["v"],"magnitude":"=g"}],"run":{"timeLimit":0.05,"until":"timeLimit"}}
    """

  private static func folder() -> TestFolder {
    let folder = TestFolder()
    folder.write("s.json", scene)
    _ = cli(["run", "-q", folder("s.json"), "-o", "/dev/null", "--log", folder("s.log")])
    _ = cli(["run", "-q", folder("s.json"), "-o", folder("n.jsonl"), "--columns", "x,y"])
    folder.write("semicolons.csv", "tick;item;x\n0;v;1\n")
    folder.write("wide.csv", "tick;v.x;v.y\n0;1;2\n")
    folder.write("tabs.csv", "tick\tv.x\n0\t1\n")
    folder.write("t.csv", "t,item,x\n0,v,1\n")
    folder.write("two.jsonl", "{}\n{}\n")
    folder.write("long.jsonl", "{}\n" + String(repeating: " ", count: (1 << 20) + 1))
    return folder
  }

  private static let inputs = folder()

  @Test(
    "say what is wrong, and what helps",
    arguments: [
      (
        "diff @s.log @s.log --ticks -1", 2, #"invalid value "-1" for --ticks"#,
        "use a whole number, 0 or more"
      ),
      (
        "diff @s.log @s.log --tolerance positon=1", 2, #"unknown tolerance "positon""#,
        #"did you mean "position"?"#
      ),
      (
        "diff @s.log @s.log --tolerance zzz=1", 2, #"unknown tolerance "zzz""#,
        "the tolerances are position, size, angle, velocity, angularVelocity, relative"
      ),
      (
        "diff @s.log @s.log --tolerance position=x", 2,
        #"invalid value "position=x" for --tolerance"#,
        "use a number, 0 or more: position=0.01"
      ),
      (
        "diff @s.log @s.log --atol x", 2, #"invalid value "x" for --atol"#,
        "use a number, 0 or more, such as 0.01"
      ),
      ("diff - -", 2, "standard input can only be read once", nil),
      (
        "run @t.json", 3, #"cannot read "t.json": No such file or directory"#,
        #"did you mean "s.json"?"#
      ),
      (
        "run @n.jsonl", 3, #""n.jsonl" is named like rows; a scene ends in .json"#,
        "for rows, use uidyn diff, plot or render"
      ),
      (
        "run @s.log", 3, #""s.log" is named like a log; a scene ends in .json"#,
        "uidyn check replays a log; diff, plot and render read it"
      ),
      (
        "run @s.json --set g=\"2\"", 2,
        #"--set: the parameter "g" must be a number, not "2""#,
        "write it without quotation marks: 2"
      ),
      ("run @s.json -o .", 5, #"cannot write ".": Is a directory"#, "name a file in the folder"),
      (
        "diff @semicolons.csv @s.log", 3, #"semicolons.csv:1:1: unknown column "tick;item;x""#,
        "separate columns with commas, not semicolons"
      ),
      (
        "diff @wide.csv @s.log", 3, #"wide.csv:1: neither a "tick" nor a "time" column"#,
        "separate columns with commas, not semicolons"
      ),
      (
        "plot @tabs.csv", 3, #"tabs.csv:1: neither a "tick" nor a "time" column"#,
        "separate columns with commas, not tabs"
      ),
      (
        "diff @t.csv @s.log", 3, #"t.csv:1:1: unknown column "t""#, #"did you mean "time"?"#
      ),
      (
        "diff @n.jsonl @s.log", 3, #"n.jsonl:1: neither a "tick" nor a "time" column"#,
        "rows need one of them"
      ),
      (
        "sweep @s.json --cases @missing", 3, #"cannot read "missing": No such file or directory"#,
        nil
      ),
      ("sweep @s.json --cases @long.jsonl", 3, "long.jsonl:2: the line is longer than 1 MiB", nil),
      ("sweep @s.json --cases .", 3, ".: cannot be read: Is a directory", nil),
      (
        "sweep @s.json --vary g=1,2 --metric a=1 --metric a=2", 2,
        #"the metric "a" is repeated"#, nil
      ),
      (
        "sweep @s.json --cases /dev/null", 3, "/dev/null: no cases",
        #"write the parameters of one case per line: {"elasticity": 0.5}"#
      ),
      (
        "sweep @s.json --cases - --plan", 3, "<stdin>: no cases",
        #"write the parameters of one case per line: {"elasticity": 0.5}"#
      ),
      (
        "sweep @s.json --cases @two.jsonl --limit cases=1", 2,
        "more cases than the limit of 1", "--limit cases=N allows more"
      ),
      ("check @faraway.json", 3, #"cannot read "faraway.json": No such file or directory"#, nil),
      ("sweep - --cases -", 2, "standard input can only be read once", nil),
      (
        "sweep @s.json --vary g=1,2 --format xml", 2, #"invalid value "xml" for --format"#,
        "use one of jsonl, csv"
      ),
      (
        "export @s.json --as waapi --tolerance 0.00001 -o -", 2,
        #"invalid value "0.00001" for --tolerance"#,
        "use a length in pt, 0.0001 or more, such as 0.25"
      ),
      (
        "export @s.json --as spring -o -", 1,
        #""v" is still moving at the last tick (the time limit of 0.05 s is reached), and a spring needs an item at rest at the end"#,
        "use --as css, or --item to choose other items"
      ),
      (
        "export @s.json --as linear -o -", 1,
        #""v" is still moving at the last tick (the time limit of 0.05 s is reached), and linear() needs an item at rest at the end"#,
        "use --as css, or --item to choose other items"
      ),
    ] as [(String, Int32, String, String?)])
  func message(_ line: String, _ code: Int32, _ error: String, _ hint: String?) {
    let folder = Self.inputs
    let words = line.split(separator: " ").map {
      String($0).replacing("@", with: folder.path + "/")
    }
    let result = cli(words)
    #expect(result.code.status == code)
    let messages = result.messages.replacing(folder.path + "/", with: "")
    #expect(messages == "uidyn: error: \(error)\n" + (hint.map { "  hint: \($0)\n" } ?? ""))
  }

  @Test("name the command that shows the error in a recording, and quote nothing of it")
  func separator() {
    let folder = Self.folder()
    let match = #""expect":[{"match":{"file":"wide.csv","within":1}}],"run""#
    folder.write("m.json", Self.scene.replacing("\"run\"", with: match))
    for words in [["check", folder("m.json")], ["fit", folder("m.json"), "--vary", "g=0.5..2"]] {
      let result = cli(words)
      #expect(result.code == .input, "\(words): \(result)")
      let said = (result.output + result.messages).replacing(folder.path + "/", with: "")
      #expect(
        said.contains("\"wide.csv:1\" is not a readable recording\n"), "\(said)")
      #expect(said.contains("hint: uidyn plot wide.csv shows the error\n"), "\(said)")
      #expect(!said.contains("tick;"), "\(said)")
    }
    let shown = cli(["plot", folder("wide.csv")]).messages
    #expect(
      shown.contains("hint: separate columns with commas, not semicolons\n"), "\(shown)")
  }

  @Test("A scene may stand on either side of a comparison, or on both")
  func scenes() {
    let folder = Self.folder()
    for (one, other) in [("s.json", "s.log"), ("s.log", "s.json"), ("s.json", "s.json")] {
      let result = cli(["diff", folder(one), folder(other)])
      #expect(
        result.output.replacing(folder.path + "/", with: "")
          == "\(one) → \(other): same (4 ticks, 4 rows, 1 event)\n")
    }
    folder.write("t.json", Self.scene.replacing(#""g":1"#, with: #""g":2"#))
    #expect(cli(["diff", folder("t.json"), folder("s.log")]).code == .negative)
    #expect(
      cli(["diff", folder("t.json"), folder("s.log"), "--tolerance", "position=9,velocity=999"])
        .code
        == .success)
    #expect(cli(["diff", folder("t.json"), folder("s.log"), "--atol", "999"]).code == .success)
    #expect(cli(["diff", folder("t.json"), folder("s.log"), "--atol", "0.001"]).code == .negative)
  }

  @Test("Warnings beyond the limit are counted, one and several")
  func warnings() {
    let folder = TestFolder()
    for (count, word) in [
      (3, "1 more warning\n  hint: --limit warnings=3 shows it"),
      (4, "2 more warnings\n  hint: --limit warnings=4 shows them"),
    ] {
      let views = (1...count).map { "{\"id\":\"v\($0)\",\"frame\":[0,0,9,9]}" }
      let file = folder.write("s.json", "{\"views\":[\(views.joined(separator: ","))]}")
      let result = cli(["validate", file, "--limit", "warnings=2"])
      #expect(result.messages.contains("and \(word)\n"), "\(result.messages)")
    }
  }

  @Test("A turn is one way too")
  func turn() {
    let folder = TestFolder()
    folder.write(
      "s.json",
      """
      {"views":[{"id":"v","frame":[0,0,40,10]}],"behaviors":[{"type":"dynamicItem","items":["v"],
       "angularVelocity":{"v":3},"angularResistance":9}],"run":{"timeLimit":9}}
      """)
    let result = cli(["export", folder("s.json"), "--as", "linear", "-o", "-"])
    // 3 rad/s with a resistance of 9 rotate by 3 / 9 rad in total.
    #expect(result.output.contains(".v.moved { rotate: 0.3333rad; }"), "\(result)")
  }
}

@Suite("Told data", .timeLimit(.minutes(30)))
struct ToldDataTests {
  private static func log(_ folder: TestFolder, _ name: String, _ data: String) -> String {
    folder.write(
      "s.json",
      """
      {"views":[{"id":"v","frame":[0,0,9,9]}],"events":[{"at":0.02,"do":[{"emit":"told","with":\(data)}]}],
       "run":{"timeLimit":0.05,"until":"timeLimit"}}
      """)
    _ = cli(["run", "-q", folder("s.json"), "-o", "/dev/null", "--log", folder(name)])
    return folder(name)
  }

  private static let told = #"{"vx":1,"n":1,"velocity":[2,3],"t":"x"}"#

  @Test(
    "are compared part by part, numbers with the tolerance that their names say",
    arguments: [
      (Self.told, true), (#"{"vx":1.5,"n":1,"velocity":[2,3],"t":"x"}"#, true),
      (#"{"vx":1,"n":1,"velocity":[2,2.5],"t":"x"}"#, true),
      (#"{"t":"x","velocity":[2,3],"n":1,"vx":0.5}"#, true),
      (#"{"vx":1.51,"n":1,"velocity":[2,3],"t":"x"}"#, false),
      (#"{"vx":0.49,"n":1,"velocity":[2,3],"t":"x"}"#, false),
      (#"{"vx":1,"n":1.01,"velocity":[2,3],"t":"x"}"#, false),
      (#"{"vx":1,"n":1,"velocity":[2.6,3],"t":"x"}"#, false),
      (#"{"vx":1,"n":1,"velocity":[2,3],"t":"y"}"#, false),
      (#"{"vx":1,"n":1,"velocity":[2,3]}"#, false),
      (#"{"m":1,"n":1,"velocity":[2,3],"t":"x"}"#, false),
      (#"{"vx":true,"n":1,"velocity":[2,3],"t":"x"}"#, false),
      (#"{"vx":1,"n":1,"velocity":3,"t":"x"}"#, false),
    ])
  func data(_ data: String, _ isAlike: Bool) {
    let folder = TestFolder()
    let first = Self.log(folder, "a.log", Self.told)
    let second = Self.log(folder, "b.log", data)
    let result = cli(["diff", first, second, "--tolerance", "velocity=0.5"])
    #expect((result.code == .success) == isAlike, "\(result.output)\(result.messages)")
    let exact = cli(["diff", first, second])
    #expect((exact.code == .success) == (data == Self.told), "\(exact.output)")
    #expect(cli(["diff", first, second, "--level", "events"]).code == .success)
  }
}
