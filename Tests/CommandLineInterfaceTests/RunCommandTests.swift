// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn run", .timeLimit(.minutes(30)))
struct RunCommandTests {
  @Test("Rows go to standard output, from tick 0 to the tick of the pause")
  func rows() {
    let result = cli("run -", input: TestScenes.still)
    #expect(result.code == .success)
    #expect(result.messages == "")
    #expect(result.lines.count == 32)
    #expect(
      result.lines.first == """
        {"tick":0,"time":0,"item":"a","x":25,"y":50,"angle":0,"vx":0,"vy":0,"omega":0,\
        "width":30,"height":40}
        """)
    #expect(
      result.lines.last == """
        {"tick":31,"time":0.5166666666666667,"item":"a","x":25,"y":50,"angle":0,"vx":0,"vy":0,\
        "omega":0,"width":30,"height":40}
        """)
  }

  @Test("Initial velocities stand in tick 0, and the first tick at the time limit is the last")
  func timeLimit() {
    let result = cli("run - --format csv --columns tick,item,vx,vy", input: TestScenes.gliding)
    let expected = (0...6).map { "\($0),a,0,100\n\($0),b,200,0\n" }.joined()
    #expect(result == CommandResult(output: "tick,item,vx,vy\n" + expected, code: .success))
  }

  @Test("--time-limit takes the place of the scene's, rounded up to whole ticks")
  func otherTimeLimit() {
    let result = cli(
      "run --time-limit=0.02 - --columns tick,time --items b", input: TestScenes.gliding)
    #expect(
      result.output == """
        {"tick":0,"time":0}
        {"tick":1,"time":0.016666666666666666}
        {"tick":2,"time":0.03333333333333333}

        """)
  }

  @Test("The last row belongs to those of every Nth tick, whatever its number")
  func lastRow() {
    func ticks(_ options: String) -> String {
      cli("run - --columns tick --items a --format csv \(options)", input: TestScenes.gliding)
        .output.replacing("\n", with: " ")
    }
    #expect(ticks("--every 4") == "tick 0 4 6 ")
    #expect(ticks("--every 3") == "tick 0 3 6 ")
    #expect(ticks("--every 100") == "tick 0 6 ")
    #expect(ticks("--every 4 --to 0.09") == "tick 0 4 ")
    #expect(ticks("--every 4 --from 0.08") == "tick 6 ")
  }

  @Test("A --from behind the end of the run is said, unless quiet")
  func noRows() {
    let result = cli("run - --from 0.2 --format csv --columns tick", input: TestScenes.gliding)
    #expect(
      result
        == CommandResult(
          output: "tick\n",
          messages: """
            uidyn: warning: --from 0.2 is after the end of the run, at 0.1 s: no rows

            """, code: .success))
    #expect(cli("run - -q --from 0.2", input: TestScenes.gliding) == CommandResult(code: .success))
    #expect(cli("run - --from 0.1", input: TestScenes.gliding).lines.count == 2)
  }

  @Test("What may repeat repeats, and of two values of another option none is passed over")
  func repeated() {
    let result = cli(
      "run - -q --quiet --columns tick --every 3 --limit ticks=1 --limit ticks=9 --format csv",
      input: TestScenes.gliding)
    #expect(result == CommandResult(output: "tick\n0\n0\n3\n3\n6\n6\n", code: .success))
    for (words, message, hint) in [
      ("--every 2 --every 3", #"--every is repeated: "2" and "3""#, nil),
      ("--format csv --format csv", #"--format is repeated: "csv" and "csv""#, nil),
      (
        "--columns tick --columns x,y", #"--columns is repeated: "tick" and "x,y""#,
        "separate values with commas: --columns tick,x,y"
      ),
    ] {
      let text = "uidyn: error: \(message)\n" + (hint.map { "  hint: \($0)\n" } ?? "")
      #expect(
        cli("run - \(words)", input: TestScenes.gliding)
          == CommandResult(messages: text, code: .usage))
    }
  }

  @Test("A name that stands for a form that is not written is refused, unless --format says which")
  func foreignForms() {
    let folder = TestFolder()
    let result = cli("run - -o \(folder("r.xlsx"))", input: TestScenes.gliding)
    #expect(
      result
        == CommandResult(
          messages: """
            uidyn: error: unknown format of "\(folder("r.xlsx"))"
              hint: use .csv or .jsonl, or --format with any name

            """, code: .usage))
    #expect(cli("run - -o \(folder("r.html"))", input: TestScenes.gliding).code == .usage)
    #expect(folder.read("r.xlsx") == nil)
    let forced = cli("run - -q --format csv -o \(folder("r.xlsx"))", input: TestScenes.gliding)
    #expect(forced.code == .success)
    #expect(cli("run - -q -o \(folder("rows"))", input: TestScenes.gliding).code == .success)
  }

  @Test("Options of one letter can stand in one word")
  func bundles() {
    let folder = TestFolder()
    #expect(cli(["run", "-", "-qo", folder("x")], input: TestScenes.gliding).code == .success)
    #expect(cli(["run", "-", "-qqo" + folder("y")], input: TestScenes.gliding).code == .success)
    #expect(folder.read("x") != nil && folder.read("x") == folder.read("y"))
    #expect(cli("-V") == cli("--version"))
  }

  @Test(
    "A custom field is off while its strength is 0, which an event may set; a velocity field has none"
  )
  func strength() {
    func velocities(_ field: String, _ event: String = "") -> [String] {
      let scene = """
        { "views": [ { "id": "a", "center": [25, 50], "size": [100, 100] } ],
          "behaviors": [ { "type": "dynamicItem", "item": "a", "resistance": 0 },
            { "type": "field", "id": "f", "item": "a", \(field), "strength": 0 } ],
          "events": [ \(event) ], "run": { "timeLimit": 0.1, "until": "timeLimit" } }
        """
      return cli("run - -q --columns vx --format csv", input: scene).lines.map { String($0) }
    }
    let force = #""field": "custom", "force": [-6, 2]"#
    #expect(velocities(force) == ["vx", "0", "0", "0", "0", "0", "0", "0"])
    let on = velocities(force, #"{ "at": 0.05, "do": [ { "set": "f.strength", "to": 1 } ] }"#)
    // 6 N accelerate 1 kg by 600 pt/s², so 10 pt/s per tick.
    #expect(on.dropFirst().prefix(4).allSatisfy { $0 == "0" }, "\(on)")
    let last = on.suffix(2).compactMap(Double.init)
    #expect(last.count == 2)
    if last.count == 2 { expectClose(last[1] - last[0], -10, within: 0.001) }
    #expect(velocities(#""field": "velocity", "direction": [-1.3, 0.4]"#).last == "-130")
  }

  @Test("--no-expect passes over what the scene expects")
  func noExpect() {
    let scene = TestScenes.still.replacing(
      #""views""#, with: #""expect": [ { "never": "true" } ], "views""#)
    #expect(cli("run - -o /dev/null", input: scene).code == .negative)
    #expect(cli("run - -o /dev/null --no-expect", input: scene) == CommandResult(code: .success))
    #expect(
      cli("run - -o /dev/null --no-expect --summary -", input: scene).output
        .contains(#""expectations":[]"#))
  }

  @Test("A longer time limit is within the scene's limits or names the flag that lifts them")
  func limits() {
    let result = cli("run - --time-limit 3600.5 -o /dev/null", input: TestScenes.still)
    #expect(
      result
        == CommandResult(
          messages: """
            uidyn: error: --time-limit asks for 3600.5 seconds of simulated time, more than the \
            limit of 3600
              hint: --limit seconds=3601 raises it

            """, code: .usage))
    let lifted = cli(
      "run - --time-limit 3600.5 -o /dev/null --limit seconds=3601", input: TestScenes.still)
    #expect(lifted == CommandResult(code: .success))
    let ticks = cli("run - --time-limit 1 --limit ticks=59", input: TestScenes.gliding)
    #expect(
      ticks.messages == """
        uidyn: error: --time-limit asks for 60 ticks, more than the limit of 59
          hint: --limit ticks=60 raises it

        """)
  }

  @Test("Limits may be lifted as far as numbers go")
  func enormousLimits() {
    let names = ["bytes", "nesting", "views", "behaviors", "vertices", "seconds", "ticks"]
    let words = names.flatMap { ["--limit", "\($0)=\(Int.max)"] }
    let result = cli(
      ["run", "-", "-o", "/dev/null", "--time-limit", "1e17"] + words,
      input: TestScenes.still
    ) {
      $0.terminals = [.messages]
      $0.clockStep = 1
    }
    #expect(result.code == .success)
    #expect(result.messages.contains("0 s of at most 1e17 s"))
    let beyond = cli("run - --time-limit 1e300", input: TestScenes.still)
    #expect(
      beyond.messages == """
        uidyn: error: --time-limit asks for 1e300 seconds of simulated time, more than the limit \
        of 3600

        """)
  }

  @Test("--every, --from, --to and --items choose rows and leave the run as it is")
  func filters() {
    let result = cli(
      "run - --columns tick,item,vx --items b --every 2 --from 0.034 --to 0.095",
      input: TestScenes.gliding)
    #expect(result.output == "{\"tick\":4,\"item\":\"b\",\"vx\":200}\n")
    let both = cli("run - --columns item --to 0 --items b,a", input: TestScenes.gliding)
    #expect(both.output == "{\"item\":\"a\"}\n{\"item\":\"b\"}\n")
  }

  @Test("An item that the scene does not have is a wrong command line")
  func unknownItem() {
    let result = cli(
      "run - --items a,squrae", input: TestScenes.still.replacing("\"a\"", with: "\"square\""))
    #expect(
      result
        == CommandResult(
          messages: "uidyn: error: the scene has no item \"a\"\n  hint: it has \"square\"\n",
          code: .usage))
    let near = cli(
      "run - --items squrae", input: TestScenes.still.replacing("\"a\"", with: "\"square\""))
    #expect(
      near.messages == """
        uidyn: error: the scene has no item "squrae"
          hint: did you mean "square"?

        """)
  }

  @Test("--wide gives one row per tick")
  func wide() {
    let result = cli(
      "run - --format csv --wide --columns tick,vx,vy,awake --to 0.01",
      input: TestScenes.gliding)
    #expect(
      result.output
        == "tick,a.vx,a.vy,a.awake,b.vx,b.vy,b.awake\n0,0,100,true,200,0,true\n")
  }

  @Test("The extent of an item is there when asked for")
  func extent() {
    let result = cli(
      "run - --format csv --columns minX,minY,maxX,maxY,bodyX,speed --to 0",
      input: TestScenes.gliding)
    #expect(
      result.output == """
        minX,minY,maxX,maxY,bodyX,speed
        20,45,30,55,25,100
        70,45,80,55,75,200

        """)
  }

  @Test("--require-stasis answers with 1 when the time runs out, and the rows are there")
  func requireStasis() {
    let result = cli("run - --require-stasis --columns tick --items a", input: TestScenes.gliding)
    #expect(result.lines.count == 7)
    #expect(
      result.messages == """
        uidyn: error: the scene is not at rest at the end: the time limit of 0.1 s is reached

        """)
    #expect(result.code == .negative)
    #expect(cli("run - --require-stasis", input: TestScenes.still).code == .success)
  }

  @Test("Events and summary can stand on standard output in place of the rows")
  func eventsAndSummary() {
    let events = cli("run - -o /dev/null --events -", input: TestScenes.still)
    #expect(
      events.output == """
        {"tick":0,"time":0,"event":"resume","behavior":null,"item":null,"other":null,\
        "boundary":null,"x":null,"y":null,"name":null,"data":null}
        {"tick":31,"time":0.5166666666666667,"event":"pause","behavior":null,"item":null,\
        "other":null,"boundary":null,"x":null,"y":null,"name":null,"data":null}

        """)
    let summary = cli("run - -o /dev/null --summary=-", input: TestScenes.gliding)
    #expect(
      summary.output.hasPrefix(
        """
        {"scene":"-","parameters":{},"status":"timeLimit",\
        "reason":"the time limit of 0.1 s is reached","ticks":6,"time":0.1,\
        "elapsedTime":0.09999999999999999,\
        "items":[{"item":"a","x":25,
        """))
    #expect(
      summary.output.contains(
        #""settleTime":null,"restTime":null,"within5PercentTime":null,"overshootX":null,"#))
    #expect(summary.output.hasSuffix("\"version\":\"0.1.0\"}\n"))
  }

  @Test("A second run gives the same bytes")
  func repeatable() {
    let words = "run - -o /dev/null --summary -"
    #expect(cli(words, input: TestScenes.gliding) == cli(words, input: TestScenes.gliding))
  }

  @Test("A scene without views makes no rows, one without behaviors a single tick")
  func emptyScenes() {
    #expect(cli("run -", input: "{}") == CommandResult(code: .success))
    #expect(
      cli("run - --format csv", input: "{}").output
        == "tick,time,item,x,y,angle,vx,vy,omega,width,height\n")
    let alone = cli(
      "run - --quiet --columns tick,item,bodyX,awake",
      input: #"{ "views": [ { "id": "a", "frame": [0, 0, 1, 1] } ] }"#)
    #expect(
      alone
        == CommandResult(
          output: "{\"tick\":0,\"item\":\"a\",\"bodyX\":null,\"awake\":false}\n", code: .success))
  }
}
