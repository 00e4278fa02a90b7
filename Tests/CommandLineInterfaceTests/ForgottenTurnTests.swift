// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

/// Recordings contain the angle of a transform, which ranges from −π to π.
@Suite("Full rotations that a recording omits", .timeLimit(.minutes(30)))
struct ForgottenTurnTests {
  private let folder = TestFolder()

  private static func scene(_ spin: String, _ expect: String = "") -> String {
    """
    { "parameters": { "spin": { "value": \(spin), "min": -60, "max": 60 } },
      "referenceView": { "size": [300, 300] }, "views": [{ "id": "v", "frame": [100, 50, 50, 50] }],
      "behaviors": [{ "type": "dynamicItem", "items": ["v"], "angularVelocity": { "v": "=spin" },
        "angularResistance": 0.5 }], \(expect)
      "run": { "timeLimit": 2, "until": "timeLimit" } }
    """
  }

  /// Records a view that spins at some rad/s, with one row every few ticks, and changes each angle.
  private func record(every: Int = 1, spin: String = "25", _ change: (Double) -> Double) {
    folder.write("s.json", Self.scene(spin))
    let rows = cli(
      ["run", folder("s.json"), "--columns", "time,item,x,y,angle", "--format", "csv", "-q"])
    let lines = rows.output.split(separator: "\n").map(String.init)
    let changed = lines.dropFirst().enumerated().filter { $0.offset.isMultiple(of: every) }
      .map { _, line in
        var cells = line.split(separator: ",").map(String.init)
        cells[4] = "\(change(Double(cells[4]) ?? .nan))"
        return cells.joined(separator: ",")
      }
    folder.write("r.csv", (["time,item,x,y,angle"] + changed).joined(separator: "\n") + "\n")
  }

  private static func shown(_ angle: Double) -> Double { atan2(sin(angle), cos(angle)) }

  private func diff(_ a: String, _ b: String) -> CommandResult {
    cli(
      [
        "diff", folder(a), folder(b), "--align", "time", "--tolerance", "position=1,angle=0.001",
      ])
  }

  @Test(
    "A spinning item matches its recording, with all rows or only some of them", arguments: [1, 20])
  func same(every: Int) {
    record(every: every, Self.shown)
    for (a, b) in every == 1 ? [("r.csv", "s.json"), ("s.json", "r.csv")] : [("r.csv", "s.json")] {
      let result = diff(a, b)
      #expect(result.code == .success, "\(a) \(b): \(result)")
    }
  }

  @Test("A small difference in angle stays small in the report, even where the angle wraps")
  func off() {
    for away in [0.01, -0.01] {
      record { Self.shown($0 + away) }
      let result = diff("r.csv", "s.json")
      #expect(result.code == .negative)
      let sign = away < 0 ? "+" : "−"
      #expect(result.output.contains("(\(sign)0.01 rad"), "\(result.output)")
      #expect(!result.output.contains("6.2"), "\(result.output)")
    }
    folder.write("r.csv", "time,item,angle\n0,v,-3.1415927\n0.1,v,3.1415927\n")
    folder.write("t.csv", "time,item,angle\n0,v,3.1415927\n0.1,v,-3.1415927\n")
    #expect(diff("r.csv", "t.csv").code == .success)
    // Rows with ticks come from runs, so their angles include full rotations.
    folder.write("r.csv", "tick,item,angle\n0,v,-3.1415927\n")
    folder.write("t.csv", "tick,item,angle\n0,v,3.1415927\n")
    #expect(cli(["diff", folder("r.csv"), folder("t.csv"), "--atol", "0.1"]).code == .negative)
  }

  @Test("Less than half a rotation in the opposite direction is reported as an opposite sign")
  func mirrored() {
    record(spin: "2") { Self.shown(-$0) }
    let result = diff("r.csv", "s.json")
    #expect(result.code == .negative)
    #expect(
      result.output.contains("\nkind               angle has the opposite sign\n"), "\(result)")
  }

  @Test("An offset of full rotations is not reported as a kind", arguments: [1.0, -1])
  func offset(turns: Double) {
    func write(_ name: String, x: (Double) -> Double, angle: (Double) -> Double) {
      let rows = (0..<12).map { Double($0) }
        .map { "\($0 * 0.02),v,\(x($0)),\(angle($0 * 0.1))\n" }
      folder.write(name, "time,item,x,angle\n" + rows.joined())
    }
    write("r.csv", x: { $0 * $0 }, angle: { $0 })
    for sign in [1.0, -1] {
      write("t.csv", x: { $0 == 5 ? 35 : $0 * $0 }, angle: { sign * $0 + turns * 2 * .pi })
      let output = diff("r.csv", "t.csv").output
      #expect(output.contains("v.x: 25 → 35"), "\(output)")
      let kinds = output.split(separator: "\n").filter { $0.hasPrefix("kind ") }.map(String.init)
      let expected: [String] = sign > 0 ? [] : ["kind               angle has the opposite sign"]
      #expect(kinds == expected, "\(output)")
    }
  }

  @Test("Wrapped and unwrapped angles both satisfy a match, and a different spin does not")
  func match() {
    let expect = """
      "expect": [{ "match": { "file": "r.csv", "within": 0.01, "columns": ["angle"] } }],
      """
    for change in [Self.shown, { $0 }] {
      record(change)
      folder.write("m.json", Self.scene("25", expect))
      let met = cli(["run", folder("m.json"), "-o", "/dev/null"])
      #expect(met.code == .success, "\(met.messages)")
      for spin in ["-25", "25.5"] {
        folder.write("m.json", Self.scene(spin, expect))
        #expect(cli(["run", folder("m.json"), "-o", "/dev/null"]).code == .negative, "\(spin)")
      }
    }
  }

  @Test("fit recovers a spin of many rotations", arguments: ["10", "45"])
  func fit(start: String) throws {
    record(Self.shown)
    folder.write(
      "m.json",
      Self.scene(
        start,
        """
        "expect": [{ "match": { "file": "r.csv", "within": 0.1, "columns": ["x", "y", "angle"] } }],
        """))
    let result = cli(["fit", folder("m.json")])
    #expect(result.code == .success, "\(result)")
    #expect(result.output.contains("--set spin=25\n"), "\(result.output)")
  }
}
