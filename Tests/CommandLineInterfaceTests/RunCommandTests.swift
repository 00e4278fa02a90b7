// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn run", .timeLimit(.minutes(30)))
struct RunCommandTests {

  @Test(
    "A custom field is off at strength 0, which an event can set; a velocity field is not"
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
    // A force of 6 N accelerates 1 kg by 600 pt/s², so the velocity changes by 10 pt/s per tick.
    #expect(on.dropFirst().prefix(4).allSatisfy { $0 == "0" }, "\(on)")
    let last = on.suffix(2).compactMap(Double.init)
    #expect(last.count == 2)
    if last.count == 2 { expectClose(last[1] - last[0], -10, within: 0.001) }
    #expect(velocities(#""field": "velocity", "direction": [-1.3, 0.4]"#).last == "-130")
  }

  @Test("Limits can be raised to the largest integer")
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
        uidyn: error: --time-limit needs 1e300 seconds of simulated time, more than the limit \
        of 3600

        """)
  }

  @Test("A second run prints the same bytes")
  func repeatable() {
    let words = "run - -o /dev/null --summary -"
    #expect(cli(words, input: TestScenes.gliding) == cli(words, input: TestScenes.gliding))
  }
}
