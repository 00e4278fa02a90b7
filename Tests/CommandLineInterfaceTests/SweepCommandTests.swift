// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn sweep", .timeLimit(.minutes(30)))
struct SweepCommandTests {
  /// A square gliding for half a second; size 0 is invalid, and at speed 77 an expression has no value.
  static let scene = """
    {
      "parameters": { "speed": { "value": 10, "min": -100, "max": 100 }, "start": [50, 20],
        "side": 10, "word": "a" },
      "variables": { "v": "=speed" },
      "views": [ { "id": "box", "center": "=start", "size": ["=side", 10] },
        { "id": "mark", "center": [0, 0], "size": [4, 4] } ],
      "behaviors": [
        { "type": "dynamicItem", "items": ["box", "mark"], "resistance": 0, "linearVelocity": { "box": ["=speed", 0] } } ],
      "events": [ { "at": 0.25, "do": [ { "emit": "x", "with": { "y": "=1 / (v - 77)" } } ] } ],
      "expect": [ { "always": "box.center.x < 56" }, { "at": "end", "that": "box.center.x > 0" } ],
      "run": { "timeLimit": 0.5 }
    }
    """

  static func sweep(
    _ words: String, scene: String = scene, _ more: [String] = [], input: String = "",
    configure: (TestConsole) -> Void = { _ in }
  ) -> CommandResult {
    let folder = TestFolder()
    folder.write("s.json", scene)
    let words = words.split(separator: " ").map(String.init) + more
    var result = cli(["sweep", folder("s.json")] + words, input: input, configure: configure)
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    result.output = result.output.replacing(folder.path + "/", with: "")
    return result
  }

  private func sweep(_ words: String, _ more: String..., input: String = "") -> CommandResult {
    Self.sweep(words, more, input: input)
  }

  // The first tick is half as long: 10 pt/s give 4.91667 pt in 30 ticks.
  @Test("A line for each case, the last list changing fastest, with the numbers of a glide")
  func grid() {
    let result = sweep("--vary speed=10,20 --vary start=[50,20],[-3.5,1] --metric end=box.center.x")
    #expect(result.code == .success && result.messages == "")
    let output = result.output.replacing(/,[0-9a-f]{16},/, with: ",@,")
    #expect(
      output == """
        case,speed,start,side,word,status,ticks,time,settleTime,restTime,box.overshootX,box.overshootY,\
        mark.overshootX,mark.overshootY,contactsBegan,contactsEnded,met,margin1,margin2,end,\
        stateHash,reason
        1,10,"[50,20]",10,a,timeLimit,30,0.5,,,,,,,0,0,2,1.0833396911621094,54.91666030883789,\
        54.91666030883789,@,the time limit of 0.5 s is reached
        2,10,"[-3.5,1]",10,a,timeLimit,30,0.5,,,,,,,0,0,2,54.58333480358124,1.4166651964187622,\
        1.4166651964187622,@,the time limit of 0.5 s is reached
        3,20,"[50,20]",10,a,timeLimit,30,0.5,,,,,,,0,0,1,-3.833324432373047,59.83332443237305,\
        59.83332443237305,@,the time limit of 0.5 s is reached
        4,20,"[-3.5,1]",10,a,timeLimit,30,0.5,,,,,,,0,0,2,49.66666889190674,6.333331108093262,\
        6.333331108093262,@,the time limit of 0.5 s is reached

        """, "\(output)")
  }

  @Test("The line of a case says what the summary of its run says")
  func agreement() throws {
    for line in sweep("--vary speed=range(-5,5,2.5) --format jsonl").lines {
      let speed = try #require(line.firstMatch(of: /"speed":([-0-9.]+),/)?.1)
      let run = cli(
        ["run", "-", "-q", "-o", "/dev/null", "--summary", "-", "--set", "speed=\(speed)"],
        input: Self.scene
      ).output
      for key in ["status", "stateHash", "reason"] {
        let part = try #require(line.firstMatch(of: try Regex("\"\(key)\":\"[^\"]*\""))?.0)
        #expect(run.contains(part), "\(key): \(part) is not in \(run)")
      }
      let margins = line.matches(of: /"margin\d":([-0-9.e]+)/).map { "\"margin\":\($0.1)" }
      #expect(margins.count == 2 && margins.allSatisfy(run.contains), "\(margins), \(run)")
    }
  }

  @Test("The bytes are the same for every number of threads", arguments: [2, 3, 16])
  func threads(jobs: Int) {
    let count = Seeds.of(120, atMost: 8)
    let line = "--vary speed=range(-90,\(-90.0 + 1.5 * Double(count)),1.5) --vary side=10,11"
    let one = sweep(line + " -j 1")
    #expect(one.lines.count == 2 * count + 3 && one == sweep(line + " -j \(jobs)"))
  }

  @Test("A range counts in its own decimal places, and has both ends")
  func range() {
    func values(_ range: String) -> [String] {
      sweep("--plan --vary speed=range(\(range))").lines.dropFirst()
        .map { String($0.split(separator: ",")[1]) }
    }
    #expect(
      values("0,1,0.1") == [
        "0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1",
      ])
    #expect(values("0.1,0.5,0.1") == ["0.1", "0.2", "0.3", "0.4", "0.5"])
    #expect(values("1,-2,-1.5") == ["1", "-0.5", "-2"])
    #expect(values("1e-1,0.35,1e-1") == ["0.1", "0.2", "0.3"])
    #expect(values("7,7,3") == ["7"])
    func warning(_ range: String) -> String {
      sweep("--plan --vary speed=range(\(range))").messages
    }
    #expect(
      warning("0,1,0.3")
        == "uidyn: warning: --vary speed: the range ends at 0.9, because its steps do not reach 1\n"
    )
    #expect(
      warning("1,-2,-2")
        == "uidyn: warning: --vary speed: the range ends at -1, because its steps do not reach -2\n"
    )
    for exact in ["0,1,0.1", "1,-2,-1.5", "7,7,3", "0,1e-17,1e-18"] {
      #expect(warning(exact) == "", "\(exact)")
    }
  }

  @Test("--cases takes as many as the limit, from a file and as they come")
  func mostCases() {
    let three = String(repeating: "{\"speed\":2}\n", count: 3)
    #expect(Self.sweep("--cases - --limit cases=3", input: three).code == .success)
    let result = Self.sweep("--cases - --limit cases=2", input: three)
    #expect(result.code == .usage, "\(result)")
    #expect(result.messages.contains("hint: --limit cases=N allows more"), "\(result)")
  }

  @Test("What --plan prints, --cases takes, from a file and as it comes", arguments: [1, 7, 1000])
  func lines(portion: Int) {
    let plan = sweep("--vary speed=1,2,3 --vary word=a,b --plan --format jsonl").output
    #expect(plan.hasPrefix("{\"speed\":1,\"word\":\"a\"}\n{\"speed\":1,\"word\":\"b\"}\n"))
    let result = Self.sweep("--cases -", input: plan) { $0.portion = portion }
    #expect(result == sweep("--vary speed=1,2,3 --vary word=a,b"))
    #expect(Self.sweep("--cases -", input: String(plan.dropLast())) == result)
    let spaced = Self.sweep("--cases -", input: "\n" + plan + "  \n") { $0.portion = portion }
    #expect(spaced.output == result.output && spaced.code == .success)
    #expect(
      spaced.messages
        == "uidyn: warning: <stdin>:1: empty line skipped\n")
  }

  @Test("There are as many answers as lines that hold a case, and an empty one is told of")
  func emptyLines() {
    let answers = sweep("--cases -", input: "{\"speed\":2}\n{\"speed\":3}\n").lines
    for (text, warned) in [
      ("{\"speed\":2}\n\n \t\n{\"speed\":3}\n\n", 2), ("\n{\"speed\":2}\n{\"speed\":3}", 1),
      ("{\"speed\":2}\n{\"speed\":3}\n\n\n", nil),
    ] {
      let folder = TestFolder()
      folder.write("c.jsonl", text)
      let result = sweep("--cases \(folder("c.jsonl"))")
      #expect(result.lines == answers && result.code == .success, "\(text): \(result)")
      let warning = warned.map {
        "uidyn: warning: \(folder("c.jsonl")):\($0): empty line skipped\n"
      }
      #expect(result.messages == warning ?? "", "\(text)")
    }
  }

  @Test(
    "A line that is not JSON says what a line holds",
    arguments: [
      ("{\n\"speed\": 2\n}", "the object does not end on this line"),
      ("speed,height\n2,3", "speed is not a JSON value"),
    ])
  func noJSON(_ text: String, _ message: String) {
    let result = sweep("--cases -", input: text)
    #expect(result.code == .input && result.lines == [])
    #expect(
      result.messages == """
        uidyn: error: <stdin>:1: \(message)
          hint: write the parameters of one case per line: {"elasticity": 0.5}

        """)
  }

  @Test("A text stands between double quotes where it is empty or has a comma")
  func texts() {
    let plan = sweep("--plan --vary", #"word=a,"b,c","""#)
    #expect(plan.output == "case,word\n1,a\n2,\"b,c\"\n3,\n", "\(plan)")
  }

  @Test("A wrong line ends with its place what was answered until there")
  func wrongLine() {
    for (line, message) in [
      ("{\"sped\": 1}", "the scene has no parameter \"sped\"\n  hint: did you mean \"speed\"?"),
      (
        "{\"speed\": \"x\"}",
        "the parameter \"speed\" must be a number, not \"x\""
      ),
      ("[1]", "a case must be an object"),
      (
        "{\"speed\": \"0.4\"}",
        "the parameter \"speed\" must be a number, not \"0.4\"\n"
          + "  hint: write it without quotation marks: 0.4\n"
      ),
    ] {
      let result = sweep("--cases -", input: "{\"speed\":2}\n{}\n\(line)\n{\"speed\":3}\n")
      #expect(result.code == .input && result.lines.count == 3, "\(line): \(result)")
      #expect(
        result.messages.hasPrefix("uidyn: error: <stdin>:3: \(message)"), "\(result.messages)")
    }
  }

  @Test("A number beyond its bounds is answered as a case without a scene")
  func beyondBounds() throws {
    let lines = "{\"speed\":2}\n{\"speed\":101}\n{\"speed\":3}\n"
    let result = sweep("--cases - --format jsonl", input: lines)
    #expect(result.code == .success && result.messages.isEmpty && result.lines.count == 3)
    let line = try #require(result.lines.dropFirst().first)
    #expect(line.contains(#""speed":101,"#) && line.contains(#""status":"invalid","#))
    #expect(
      line.hasSuffix(#""reason":"the parameter \"speed\" must be at most 100, not 101"}"#),
      "\(line)")
    #expect(result.lines[2].contains(#""speed":3,"#) && !result.lines[2].contains("invalid"))
  }

  @Test("A wrong line leaves a file with the cases before it, and none where there are none")
  func wrongLineOfFile() {
    let (folder, wrong) = (TestFolder(), "[101]")
    folder.write("s.json", Self.scene)
    let line = "sweep \(folder("s.json")) --cases \(folder("c.jsonl")) -o "
    let good = ["{\"speed\":2}", "{}"]
    folder.write("c.jsonl", good.joined(separator: "\n"))
    #expect(cli(line + folder("whole.csv")).code == .success)
    folder.write("c.jsonl", (good + [wrong] + good).joined(separator: "\n"))
    let result = cli(line + folder("part.csv"))
    #expect(result.code == .input)
    #expect(folder.read("part.csv") == folder.read("whole.csv"))
    let path = folder("part.csv")
    #expect(
      result.messages == """
        uidyn: error: \(folder("c.jsonl")):3: a case must be an object
          hint: write the parameters of one case per line: {"elasticity": 0.5}; \
        "\(path)" has the 2 cases before it

        """, "\(result.messages)")

    folder.write("c.jsonl", wrong)
    folder.write("old.csv", "of yesterday")
    #expect(cli(line + folder("old.csv")).code == .input)
    #expect(folder.read("old.csv") == "of yesterday")
    #expect(cli(line + folder("none.csv")).code == .input)
    #expect(folder.read("none.csv") == nil)
  }

  @Test("A case that faults, or has no scene, is a line with its reason")
  func faults() {
    let result = sweep("--vary speed=77,78 --vary side=0,10")
    #expect(result.code == .success && result.lines.count == 5)
    #expect(result.lines[1].hasPrefix("1,77,\"[50,20]\",0,a,invalid,,,,,,,,,,,,,,,\"s.json:5:"))
    #expect(result.lines[2].contains(",guard,15,0.25,"))
    #expect(result.lines[2].contains("1 / (v - 77)"))
    #expect(result.lines[4].contains(",timeLimit,30,"))
  }

  @Test(
    "What cannot be swept is said before anything is played",
    arguments: [
      ("", "nothing to vary"),
      ("--vary speed", "invalid value \"speed\" for --vary"),
      ("--vary sped=1", "--vary: the scene has no parameter \"sped\""),
      ("--vary speed=1,101", "--vary: the parameter \"speed\" must be at most 100, not 101"),
      (
        "--vary speed=range(0,101,1)",
        "--vary: the parameter \"speed\" must be at most 100, not 101"
      ),
      ("--vary speed=1,", "invalid value \"speed=1,\" for --vary"),
      ("--vary speed=range(0,1)", "invalid value \"speed=range(0,1)\" for --vary"),
      ("--vary speed=range(0,1,0)", "invalid value \"speed=range(0,1,0)\" for --vary"),
      ("--vary speed=range(0,1,-1)", "invalid value \"speed=range(0,1,-1)\" for --vary"),
      ("--vary speed=1 --vary speed=2", "--vary speed is repeated"),
      ("--vary speed=1 --set speed=2", "\"speed\" is in both --set and --vary"),
      (
        "--vary speed=range(0,1,1e-6) --vary side=range(1,2,1e-6)",
        "1,000,002,000,001 cases exceed the limit of 1,000,000"
      ),
      ("--vary speed=1 --cases x", "use either --vary or --cases, not both"),
      ("--vary speed=1 --metric x", "invalid value \"x\" for --metric"),
      (
        "--vary speed=1 --metric x=box.cente",
        "--metric x: \"box\" has no property \"cente\""
      ),
      ("--vary speed=1 --metric time=1", "\"time\" is already a column"),
      ("--vary speed=1 --best sped", "--best: unknown name \"sped\""),
      (
        "--vary speed=1 --best overshootY",
        "--best: unknown name \"overshootY\"\n  hint: did you mean \"box.overshootY\" or \"mark.overshootY\"?"
      ),
      (
        "--vary speed=1 --best word",
        "--best: \"word\" is text, not a number\n  hint: use a number, such as restTime, margin1 or ITEM.overshootY: docs/sweeps.md"
      ),
      ("--vary speed=1 --best start", "--best: \"start\" is a vector, not a number"),
      (
        "--vary speed=1 --metric t=box.x<0 --best t",
        "--best: \"t\" is true or false, not a number\n  hint: use a number, such as restTime, margin1 or ITEM.overshootY: docs/sweeps.md"
      ),
      (
        "--vary speed=1 --metric m=1 --metric s='x' --best m+s",
        "--best: \"s\" is text, not a number"
      ),
      ("--vary speed=1 --metric v=box.center --best -v", "--best: \"v\" is a vector, not a number"),
      ("--vary speed=1 --best time+reason", "--best: \"reason\" is text, not a number"),
    ])
  func refusals(words: String, message: String) {
    let result = sweep(words)
    #expect(result.code == .usage && result.output == "")
    #expect(result.messages.hasPrefix("uidyn: error: \(message)\n"), "\(result.messages)")
  }

  @Test("The best case is that with the smallest value, of equal ones the first")
  func best() {
    func best(_ expression: String, _ words: String = "") -> String {
      sweep("--vary speed=10,20,30 --vary side=8,9 \(words) --best", expression).messages
    }
    #expect(
      best("-margin2") == """
        best: case 5, -margin2 is -64.74998474121094
        uidyn run s.json --set speed=30 --set side=8

        """)
    #expect(best("abs(speed - 19) + contactsBegan").hasPrefix("best: case 3, "))
    #expect(
      best("time + tick + case", "--time-limit 0.1 -q").hasPrefix(
        "best: case 1, time + tick + case is 7.1\n"))
    #expect(best("settleTime") == "no case has a value of settleTime\n")
  }

  @Test(
    "A case that is invalid, or that a guard stopped, is never the best; without one the answer is no"
  )
  func failedCases() {
    let mixed = sweep("--vary speed=77,76 --vary side=0,10 -o /dev/null --best", "-speed")
    #expect(mixed.code == .success)
    #expect(
      mixed.messages == """
        best: case 4, -speed is -76
        uidyn run s.json --set speed=76 --set side=10

        """)
    let none = sweep("--vary speed=77 --vary side=0,10 --best", "-speed")
    #expect(none.code == .negative && none.lines.count == 3)
    #expect(
      none.messages
        == "no case has a value of -speed; invalid or stopped by a guard: 2 of 2 cases\n")
    #expect(sweep("--vary speed=1,2 --best settleTime").code == .negative)
  }

  @Test("Lines without a case leave an old file as it is")
  func noCases() {
    let folder = TestFolder()
    folder.write("s.json", Self.scene)
    folder.write("old.csv", "of yesterday")
    for text in ["", "\n \n"] {
      folder.write("c.jsonl", text)
      let result = cli(
        "sweep \(folder("s.json")) --cases \(folder("c.jsonl")) -o \(folder("old.csv"))")
      #expect(result.code == .input && folder.read("old.csv") == "of yesterday")
      #expect(
        result.messages.contains("error: \(folder("c.jsonl")): no cases\n"),
        "\(result.messages)")
    }
  }

  @Test("A line break in a text is to be seen in CSV, where a case is one line")
  func lineBreak() {
    let line = #"{"word":"a\nb"}"#
    let csv = sweep("--cases -", input: line).lines
    #expect(csv.count == 2 && csv[1].hasPrefix("1,10,\"[50,20]\",10,a␊b,"), "\(csv)")
    #expect(sweep("--cases - --format jsonl", input: line).output.contains(#""word":"a\nb""#))
  }

  @Test("A parameter with the name of a column is named as its column is")
  func clash() {
    let scene = #"""
      { "parameters": { "case": 3, "met": [1, 2] }, "acknowledges": ["view-without-behavior"], "referenceView": { "size": [90, 90] },
        "views": [ { "id": "parameter", "center": ["=10 * case", "=met.y"], "size": [9, 9] } ],
        "run": { "timeLimit": 0.1 } }
      """#
    func best(_ expression: String) -> String {
      cli(
        ["sweep", "-", "--vary", "case=4,2,3", "--best", expression, "-o", "/dev/null"],
        input: scene
      )
      .messages
    }
    let plan = cli(["sweep", "-", "--vary", "case=4,2", "--plan"], input: scene)
    #expect(plan.output == "case,parameter.case\n1,4\n2,2\n", "as the lines call it")
    #expect(best("parameter.case").hasPrefix("best: case 2, parameter.case is 2\n"))
    #expect(best("-parameter.case").hasPrefix("best: case 1, -parameter.case is -4\n"))
    #expect(best("case").hasPrefix("best: case 1, case is 1\n"))
    #expect(
      best("parameter.case + parameter.overshootX").hasPrefix(
        "best: case 2, parameter.case + parameter.overshootX is 2\n"),
      "an item with that name has its columns, too")
    #expect(
      best("parameter.status").hasPrefix(
        #"uidyn: error: --best: "parameter" has no property "status""#),
      "\(best("parameter.status"))")
  }

  @Test("Progress has rate and time left")
  func progress() {
    let result = Self.sweep("--vary speed=range(1,20,1) -j 1") {
      $0.terminals = [.messages]
      $0.clockStep = 0.1
    }
    #expect(result.messages.contains(" of 20 cases, "), "\(result.messages.debugDescription)")
    #expect(result.messages.contains(" per second, "))
    #expect(result.messages.hasSuffix(" left\r\u{1B}[K"))
  }
}
