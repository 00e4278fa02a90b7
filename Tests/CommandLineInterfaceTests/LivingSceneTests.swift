// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn run of a scene with events", .timeLimit(.minutes(30)))
struct LivingSceneTests {
  private func scene(_ more: String) -> String {
    """
    {
      "views": [ { "id": "a", "center": [100, 50], "size": [30, 40] } ],
      "behaviors": [ { "type": "gravity", "items": ["a"] } ],
      "run": { "timeLimit": 0.1, "until": "timeLimit" },
      \(more)
    }
    """
  }

  @Test("A failed expectation is reported with location, tick and values; the exit code is 1")
  func expectations() {
    let text = scene(
      """
      "expect": [
        { "at": "end", "that": "a.center.y > 50" },
        { "always": "a.center.x < 100 || tick < 3" },
        { "event": "pause", "count": 1 }
      ]
      """)
    let result = cli("run - -o /dev/null --summary -", input: text)
    #expect(result.code == .negative)
    #expect(
      result.messages == """
        <stdin>:7:3: error: failed at tick 3: always: a.center.x < 100 || tick < 3
          at /expect/1
          a.center is [100, 51.039642], tick is 3
          missed by 0
        <stdin>:8:3: error: failed at tick 6: event: pause, count: 1
          at /expect/2
          it occurred 0 times
          missed by 1
        uidyn: error: 2 of 3 expectations failed

        """)
    #expect(
      result.output.contains(
        """
        "expectations":[{"text":"at end: a.center.y > 50","passed":true,"tick":6,"detail":null,\
        "margin":4.566829681396484},\
        {"text":"always: a.center.x < 100 || tick < 3","passed":false,"tick":3,"detail":\
        "a.center is [100, 51.039642], tick is 3","margin":0},{"text":"event: pause, count: 1",\
        "passed":false,"tick":6,"detail":"it occurred 0 times","margin":-1}]
        """))
  }

  @Test("A condition about a view that was removed is false")
  func removedView() {
    let text = #"""
      { "referenceView": { "size": [300, 300] }, "views": [ { "id": "a", "frame": [9, 9, 30, 20] } ],
        "behaviors": [ { "type": "gravity", "items": ["a"] } ], "run": { "timeLimit": 2, "until": "timeLimit" },
        "events": [ { "when": "a.frame.minY > 90", "do": [ { "removeFromSuperview": "a" }, { "emit": "gone" } ] } ],
        "expect": [ { "event": "gone", "count": 1 } ] }
      """#
    let result = cli("run - -o /dev/null", input: text)
    #expect(result.code == .success && result.messages.isEmpty, "\(result.messages)")
    let faulty = text.replacing("a.frame.minY > 90", with: "1 / (time - time) > 2")
    let failure = cli("run - -o /dev/null", input: faulty)
    #expect(failure.code == .guarded, "other faults still stop the run")
    #expect(failure.messages.contains("division of 1 by 0"), "\(failure.messages)")
    #expect(failure.messages.contains("; 1 expectation not checked"))
  }

  @Test("A removed view that keeps moving until the time limit causes a warning with a suggestion")
  func unseenMotion() {
    let text = #"""
      { "referenceView": { "size": [300, 300] }, "views": [ { "id": "a", "frame": [9, 9, 30, 20] } ],
        "behaviors": [ { "type": "gravity", "id": "g", "items": ["a"] } ], "run": { "timeLimit": 2 },
        "events": [ { "at": 0.1, "do": [ { "set": "g.magnitude", "to": 1.5 } ] }, { "when": "a.frame.minY > 300", "do": [ { "removeFromSuperview": "a" } ] } ] }
      """#
    let result = cli("run - -o /dev/null", input: text)
    #expect(
      result.messages == """
        uidyn: warning: tick 120: "a" was removed from its superview but still moves, so the run continued to its \
        time limit; end it with "removeItem", "removeAllBehaviors" or "stop" [falls-forever]

        """)
    let ended = text.replacing("} ] } ] }", with: "}, { \"removeAllBehaviors\": true } ] } ] }")
    #expect(cli("run - -o /dev/null", input: ended).messages.isEmpty)
  }

  @Test("An \"always\" condition about a removed view is a fault unless \"isAdded\" guards it")
  func guarded() {
    func result(_ condition: String) -> CommandResult {
      cli(
        "run - -o /dev/null",
        input: """
          { "referenceView": { "size": [300, 300] }, "views": [ { "id": "a", "frame": [9, 9, 30, 20] } ],
            "events": [ { "at": 0.1, "do": [ { "removeFromSuperview": "a" } ] } ],
            "run": { "timeLimit": 0.2, "until": "timeLimit" }, "expect": [ { "always": "\(condition)" } ] }
          """)
    }
    let fault = result("a.y > 0")
    #expect(fault.code == .guarded)
    #expect(
      fault.messages.contains(
        "hint: guard the expression with \"isAdded(view) &&\""),
      "\(fault.messages)")
    #expect(result("!isAdded(a) || a.y > 0").code == .success)
    #expect(result("count([a], isAdded(a) && a.y > 0) <= 1").code == .success)
  }

  @Test("A fault ends the run with exit code 4; everything written until then is complete")
  func fault() throws {
    let folder = TestFolder()
    let text = scene(
      #""events": [ { "at": 0.05, "do": [ { "emit": "x", "with": { "x": "=1 / (tick - 3)" } } ] } ]"#
    )
    let result = cli(
      ["run", "-", "--log", folder("run.log"), "--columns", "tick,y"], input: text)
    #expect(result.code == .guarded)
    #expect(result.lines.count == 4)
    #expect(
      result.messages == """
        <stdin>:5:37: error: the run was stopped: at tick 3, /events/0 (at), emit: \
        cannot evaluate "1 / (tick - 3)": division of 1 by 0
          at /events/0/do/0

        """)
    let log = try #require(folder.read("run.log")).split(separator: "\n")
    #expect(log.count == 8)
    #expect(log.last?.contains(#""record":"summary""#) == true)
    #expect(log.last?.contains(#""status":"guard""#) == true)
  }

  @Test("A log always contains the standard columns, and --every applies to it as well")
  func log() throws {
    let folder = TestFolder()
    let text = scene(
      #""parameters": { "g": 2 }, "title": "T", "events": [ { "at": 0, "do": [ { "emit": "x" } ] } ]"#
    )
    let result = cli(
      ["run", "-", "--log", folder("run.log"), "--every", "6", "--columns", "tick"],
      input: text)
    #expect(result == CommandResult(output: "{\"tick\":0}\n{\"tick\":6}\n", code: .success))
    let log = try #require(folder.read("run.log")).split(separator: "\n")
    #expect(log.count == 7)
    #expect(log[0].contains(#""title":"T","description":null,"parameters":{"g":2},"seed":0"#))
    #expect(log[1].contains(#""record":"event","tick":0,"time":0,"event":"resume""#))
    #expect(log[2].hasPrefix(#"{"record":"frame","tick":0,"time":0,"item":"a","x":100,"y":50"#))
    #expect(log[3].contains(#""event":"emit""#))
    #expect(log[3].contains(#""name":"x","data":null"#))
    let again = cli(["run", "-", "--log", "-", "-o", "/dev/null", "--every", "6"], input: text)
    #expect(again.output == folder.read("run.log"))
  }

  @Test("The log cannot go to the same output as the rows")
  func logPlace() {
    let result = cli("run - --log -", input: scene(#""title": "T""#))
    #expect(result.code == .usage)
    #expect(result.messages.contains("the rows and --log would both be written to standard output"))
  }
}
