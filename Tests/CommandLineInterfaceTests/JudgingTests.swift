// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Observing a run must not change it.
@Suite("Expectations and metrics", .timeLimit(.minutes(30)))
struct JudgingTests {
  private func jumping(_ expect: String, _ run: String = "") -> String {
    """
    { "referenceView": { "size": [100, 100] }, "expect": [ \(expect) ],
      "views": [ { "id": "a", "frame": ["=random(0, 9)", 0, 9, 9] } ],
      "parameters": { "p": 1 },
      "events": [ { "every": 0.05, "do": [ { "set": "a.x", "to": "=random(0, 100)" } ] } ],
      "run": { "timeLimit": 0.2, "until": "timeLimit"\(run) } }
    """
  }

  private func rows(_ scene: String) -> String { cli(["run", "-"], input: scene).output }

  @Test(
    "Random numbers in expectations and tolerances do not change the motion",
    arguments: [
      #"{ "always": "random(0, 1) < 2" }"#, #"{ "never": "random(0, 1) > 2" }"#,
      #"{ "at": 0.1, "that": "randomInt(0, 1) < 2" }"#,
      #"{ "at": "end", "that": "randomInt(0, 1) < 2" }"#,
      #"{ "at": "=random(0, 0.1)", "that": "true" }"#,
      #"{ "settlesWithin": "=random(7, 8)" }"#,
      #"{ "event": "pause", "count": ["=randomInt(0, 1)", null] }"#,
    ])
  func random(expectation: String) {
    let plain = rows(jumping(""))
    #expect(plain.contains(#""tick":12"#))
    #expect(rows(jumping(expectation)) == plain)
    #expect(rows(jumping("", #", "tolerance": { "position": "=random(0, 1)" }"#)) == plain)
  }

  @Test("Metrics draw the same random numbers, however many the motion draws")
  func metrics() {
    let words = "--vary p=1 --metric m=random(0,1) --format jsonl"
    let found = [jumping(""), jumping("").replacing(#""=random(0, 9)""#, with: "0")].map {
      SweepCommandTests.sweep(words, scene: $0).output.firstMatch(of: /"m":([0-9.]+)/)?.output.1
    }
    #expect(found[0] != nil && found[0] == found[1])
  }
}
