// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Partial recordings", .timeLimit(.minutes(30)))
struct RecordedPartTests {
  private let folder = TestFolder()

  /// Records items a and b, which move right at 60 and 30 pt/s for 60 ticks, starting at 7 s.
  private func record(
    _ isThere: (Int, String) -> Bool, place: (Double, Double) -> [Double] = { [$0, $1] }
  ) {
    folder.write(
      "s.json",
      """
      { "referenceView": { "size": [300, 300] },
        "views": [{ "id": "a", "frame": [0, 0, 40, 20] }, { "id": "b", "frame": [0, 100, 10, 60] }],
        "behaviors": [{ "type": "dynamicItem", "items": ["a", "b"], "resistance": 0,
          "linearVelocity": { "a": [60, 0], "b": [30, 0] } }], "run": { "timeLimit": 1, "until": "timeLimit" } }
      """)
    let rows = (0...60).flatMap { tick in
      [("a", 20.0, 10.0, 60.0), ("b", 5, 130, 30)].filter { isThere(tick, $0.0) }.map {
        let time = Double(tick) / 60
        let spot = place($0.1 + $0.3 * time, $0.2).map { "\($0)" }.joined(separator: ",")
        return "\(7 + time),\($0.0),\(spot)"
      }
    }
    folder.write("r.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
  }

  private func diff(_ words: String...) -> CommandResult {
    let result = cli(
      ["diff", folder("r.csv"), folder("s.json"), "--align", "time", "--tolerance", "position=2"]
        + words)
    return CommandResult(
      output: result.output.replacing(folder.path + "/", with: ""), messages: result.messages,
      code: result.code)
  }

  private func notCompared(_ result: CommandResult) -> [String] {
    result.output.split(separator: "\n").filter { $0.hasPrefix("not compared") }
      .map { String($0.dropFirst(19)) }
  }

  @Test("Views that a recording omits, entirely or at times, are skipped and reported")
  func items() {
    record { _, _ in true }
    #expect(diff().code == .success, "\(diff())")
    #expect(notCompared(diff()) == [])
    record { $1 == "a" }
    #expect(diff().code == .success, "\(diff())")
    #expect(notCompared(diff()) == ["b, missing in r.csv"])
    record { $1 == "a" || $0 < 10 || $0 > 14 }
    #expect(diff().code == .success, "\(diff())")
    #expect(notCompared(diff()) == ["b at 5 times, missing in r.csv"])
    #expect(
      diff("--reporter", "json").output.contains(
        #""notCompared":["b at 5 times, missing in r.csv"]"#))
    folder.write("s.json", (folder.read("s.json") ?? "").replacing("\"b\"", with: "\"c\""))
    #expect(diff().output.contains("row of b missing"), "\(diff())")
    #expect(diff().code == .negative)
  }

  @Test("Two row files, or rows aligned by tick, must contain the same items")
  func strict() {
    record { _, _ in true }
    let whole = folder.read("r.csv") ?? ""
    folder.write("whole.csv", whole)
    record { $1 == "a" }
    let both = cli(["diff", folder("r.csv"), folder("whole.csv"), "--align", "time"])
    #expect(both.output.contains("extra row of b"), "\(both)")
    folder.write("r.csv", "tick,item,x\n0,a,20\n")
    let result = cli(["diff", folder("r.csv"), folder("s.json"), "--atol", "9"])
    #expect(result.output.contains("extra row of b"), "\(result)")
  }

  @Test("The part of the scene after the end of the recording is reported")
  func end() {
    for (last, words) in [
      (0, "the last 60 of 61 ticks of s.json, after the end of r.csv"),
      (40, "the last 20 of 61 ticks of s.json, after the end of r.csv"),
      (59, "the last tick of 61 ticks of s.json, after the end of r.csv"),
    ] {
      record { tick, _ in tick <= last }
      #expect(diff().code == .success)
      #expect(notCompared(diff()) == [words], "\(last)")
    }
    // With rows every 4 ticks, only tick 60 is missing; rows every 7 ticks are complete.
    record { tick, _ in tick.isMultiple(of: 4) && tick < 60 }
    #expect(notCompared(diff()).count == 1, "\(diff())")
    record { tick, _ in tick % 7 == 0 }
    #expect(notCompared(diff()) == [], "\(diff())")
  }

  @Test("A match that covers less than half of the run causes a warning", arguments: [29, 31])
  func match(last: Int) {
    record { tick, _ in tick <= last }
    let scene = (folder.read("s.json") ?? "").replacing(
      "\"run\":",
      with: #""expect": [{ "match": { "file": "r.csv", "within": 2, "offset": 0 } }], "run":"#)
    folder.write("s.json", scene)
    let result = cli(["run", folder("s.json"), "-o", "/dev/null"])
    #expect(result.code == .success, "\(result.messages)")
    let words = "r.csv ends at 0.483 s of 1 s, so most of the run is not compared"
    #expect(result.messages.contains(words) == (last == 29), "\(result.messages)")
  }

  @Test("Corners recorded as centers are recognized and reported")
  func places() {
    record({ _, _ in true }, place: { $1 < 50 ? [$0 - 20, $1 - 10] : [$0 - 5, $1 - 30] })
    #expect(
      diff().output.contains(
        "kind               the positions of r.csv look like top-left corners"),
      "\(diff())")
    record({ _, _ in true }, place: { [$0 + 20, $1 + 10] })
    #expect(!diff().output.contains("corners"), "\(diff())")
  }
}
