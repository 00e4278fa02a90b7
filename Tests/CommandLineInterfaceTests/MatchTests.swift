// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Matching a recording", .timeLimit(.minutes(30)))
struct MatchTests {
  private let folder = TestFolder()

  private func record(_ settings: [String], columns: String = "time,item,x,y", expect: String) {
    folder.write("plain.json", FitCommandTests.scene.replacing("@", with: ""))
    let words = settings.flatMap { ["--set", $0] }
    _ = cli(
      ["run", folder("plain.json"), "-o", folder("r.csv"), "--columns", columns] + words)
    folder.write("s.json", FitCommandTests.scene.replacing("@", with: expect))
  }

  private static let match = #"{ "match": { "file": "r.csv", "within": 1 } }"#

  @Test("A run matches its own recording exactly, and a different run does not")
  func run() {
    record(["vx=200", "vy=-300"], expect: Self.match)
    let same = cli(
      [
        "run", folder("s.json"), "-o", "/dev/null", "--summary", "-", "--set", "vx=200", "--set",
        "vy=-300",
      ])
    #expect(same.code == .success)
    #expect(
      same.output.contains(
        #""text":"match: r.csv, within: 1","passed":true,"tick":90,"detail":null,"margin":1}"#))
    let other = cli(
      ["run", folder("s.json"), "-o", "/dev/null", "--set", "vx=190", "--set", "vy=-300"])
    #expect(other.code == .negative)
    #expect(other.messages.contains("error: failed at tick "), "\(other.messages)")
    #expect(other.messages.contains(" is off by "))
  }

  @Test("A failed match suggests the offset that would fit, in whole ticks, if there is one nearby")
  func betterOffset() throws {
    record(["vx=200", "vy=-300"], expect: Self.match)
    let lines = try #require(folder.read("r.csv")).split(separator: "\n").map(String.init)
    func message(from row: Int, shift: Double) -> String {
      // The recording's clock is shifted, and its first rows are missing.
      let moved = lines[(row + 1)...].map { line -> String in
        let time = Double(line.prefix { $0 != "," }) ?? 0
        return "\(time + shift)" + String(line.drop { $0 != "," })
      }
      folder.write("r.csv", ([lines[0]] + moved).joined(separator: "\n") + "\n")
      let words = ["--set", "vx=200", "--set", "vy=-300"]
      return cli(["run", folder("s.json"), "-o", "/dev/null"] + words).messages
    }
    #expect(message(from: 0, shift: 0.25).contains("; with \"offset\": 0, at most "))
    #expect(
      message(from: 6, shift: 0.25).contains("; with \"offset\": -0.1, at most "))
    #expect(!message(from: 0, shift: 7).contains("; with "))
  }

  /// Runs a scene with a view at rest that appears and disappears at the given times.
  ///
  /// The recording extends from 0 to 1 s, without rows from 0.6 to 0.8 s.
  private func outcome(from come: Double, to gone: Double, x: Double = 50) -> CommandResult {
    let rows = (0...60).filter { !(36...48).contains($0) }.map { "\(Double($0) / 60),v,50,70" }
    folder.write("r.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
    folder.write(
      "s.json",
      """
      { "referenceView": { "size": [300, 300] }, "acknowledges": ["view-without-behavior"],
        "views": [{ "id": "v", "center": [\(x), 70], "size": [30, 30], "added": \(come == 0) }],
        "events": [{ "at": \(come), "do": [{ "addSubview": "v" }] },
          { "at": \(gone), "do": [{ "removeFromSuperview": "v" }] }],
        "expect": [\(Self.match)], "run": { "timeLimit": 1, "until": "timeLimit" } }
      """)
    return cli(["run", folder("s.json"), "-o", "/dev/null"])
  }

  @Test("A recorded item that the run lacks fails a match; an item that was not recorded does not")
  func missingItem() {
    #expect(outcome(from: 0, to: 2).code == .success)
    let early = outcome(from: 0, to: 0.25)
    #expect(early.code == .negative)
    #expect(early.messages.contains("v does not exist at 0.267 s (tick 16)"), "\(early.messages)")
    #expect(!early.messages.contains("offset"), "\(early.messages)")
    let late = outcome(from: 0.25, to: 2)
    #expect(late.messages.contains("v does not exist at 0 s (tick 0)"), "\(late.messages)")
    // The view survives the gap in the recording, but disappears before the recording ends.
    #expect(outcome(from: 0, to: 0.9).messages.contains("v does not exist at 0.917 s (tick 55)"))
    // A missing view is a worse miss than any distance.
    let away = outcome(from: 0, to: 0.25, x: 52).messages
    #expect(away.contains("first v.x is off by 2 pt at 0 s (tick 0)"), "\(away)")
    #expect(away.contains("worst v does not exist at 0.267 s (tick 16)"), "\(away)")
  }

  @Test("An item recorded only late is still compared; an unknown one causes a warning")
  func latecomer() {
    func result(_ id: String, from rest: Int) -> CommandResult {
      let rows = (0...30).map { "\(Double($0) / 60),box,50,70" }
      let late = (rest...30).map { "\(Double($0) / 60),\(id),90,40" }
      let all = (rows + late).sorted {
        (Double($0.prefix { $0 != "," }) ?? 0) < (Double($1.prefix { $0 != "," }) ?? 0)
      }
      folder.write("r.csv", (["time,item,x,y"] + all).joined(separator: "\n") + "\n")
      folder.write(
        "s.json",
        """
        { "referenceView": { "size": [300, 300] }, "acknowledges": ["view-without-behavior"],
          "views": [{ "id": "box", "center": [50, 70], "size": [20, 30] },
            { "id": "late", "center": [90, 40], "size": [20, 30], "added": false }],
          "events": [{ "at": 0.2, "do": [{ "addSubview": "late" }] }],
          "expect": [\(Self.match)], "run": { "timeLimit": 0.5, "until": "timeLimit" } }
        """)
      return cli(["run", folder("s.json"), "-o", "/dev/null"])
    }
    // Actions at 0.2 s take effect at tick 13.
    #expect(result("late", from: 13) == CommandResult(code: .success))
    let early = result("late", from: 10)
    #expect(early.code == .negative)
    #expect(
      early.messages.contains("late does not exist at 0.167 s (tick 10)"), "\(early.messages)")
    let stranger = result("latte", from: 10)
    #expect(stranger.code == .success)
    #expect(
      stranger.messages.contains(#"r.csv contains rows of "latte", which is not in the scene"#)
        && stranger.messages.contains(#"did you mean "late"?"#), "\(stranger.messages)")
  }

  @Test("A sweep reports each case's root mean square distance from the recording")
  func sweep() throws {
    record(["vx=200", "vy=-300"], expect: Self.match)
    let lines = cli(
      ["sweep", folder("s.json"), "--set", "vy=-300", "--vary", "vx=200,201"]).lines
    let column = try #require(lines[0].split(separator: ",").firstIndex(of: "matchRMS1"))
    func value(_ line: Int) -> Double? {
      Double(lines[line].split(separator: ",", omittingEmptySubsequences: false)[column])
    }
    #expect(value(1) == 0 && (value(2) ?? 0) > 0.1)
  }

  @Test("fit recovers the recorded values")
  func truth() throws {
    record(["vx=-237.5", "vy=-612.25", "elasticity=0.37"], expect: Self.match)
    // A partial test run searches for only two of the three values.
    let given = Seeds.isPart ? ["--set", "vx=-237.5"] : []
    let result = cli(["fit", folder("s.json"), "--summary", folder("sum.json")] + given)
    #expect(result.code == .success, "\(result)")
    let found = try values(folder.read("sum.json"))
    let truths = [("vx", -237.5, 800.0), ("vy", -612.25, 1200), ("elasticity", 0.37, 1)]
    for (name, truth, width) in truths.dropFirst(given.count / 2) {
      let error = abs((found[name] ?? .nan) - truth) / width
      #expect(error < 1e-3, "\(name): \(String(describing: found[name])), \(result.output)")
    }
  }

  @Test("A recording that is rounded, has gaps and names no items can still be fitted")
  func rounded() throws {
    record(["vx=151", "vy=-433"], columns: "time,x,y", expect: Self.match)
    let lines = (folder.read("r.csv") ?? "").split(separator: "\n")
    let rounded = lines.enumerated().compactMap { index, line -> String? in
      let fields = line.split(separator: ",")
      guard index > 0, let x = Double(fields[1]), let y = Double(fields[2]) else {
        return String(line)
      }
      if index % 7 == 3 { return nil }
      return "\(fields[0]),\((x * 3).rounded() / 3),\((y * 3).rounded() / 3)"
    }
    folder.write("r.csv", rounded.joined(separator: "\n") + "\n")
    let result = cli(
      ["fit", folder("s.json"), "--vary", "vx", "--vary", "vy", "--summary", folder("sum.json")])
    #expect(result.code == .success, "\(result)")
    #expect(result.output.contains("± (95 %)"))
    let found = try values(folder.read("sum.json"))
    #expect(abs((found["vx"] ?? .nan) - 151) < 1, "\(result.output)")
    #expect(abs((found["vy"] ?? .nan) + 433) < 2, "\(result.output)")
  }

  /// The recorded rows are up to 4 ms late and, like the second scene, rounded to pixels.
  @Test("The search does not round to pixels, so the scene's scale does not affect the result")
  func pixels() throws {
    record(
      ["vx=151", "vy=-433"], columns: "time,x,y", expect: Self.match.replacing("1 }", with: "5 }"))
    let lines = (folder.read("r.csv") ?? "").split(separator: "\n")
    let rounded = lines.enumerated().map { index, line -> String in
      let fields = line.split(separator: ",").compactMap { Double($0) }
      guard fields.count == 3 else { return String(line) }
      let late = Double(index * 7 % 5) / 1000
      return "\(fields[0] + late),\((fields[1] * 3).rounded() / 3),\((fields[2] * 3).rounded() / 3)"
    }
    folder.write("r.csv", rounded.joined(separator: "\n") + "\n")
    let scene = try #require(folder.read("s.json"))
    let found = try [
      scene, scene.replacing("\"referenceView\"", with: "\"screenScale\": 3, \"referenceView\""),
    ]
    .map { text in
      folder.write("s.json", text)
      let result = cli(
        ["fit", folder("s.json"), "--vary", "vx", "--vary", "vy", "--summary", folder("sum.json")])
      #expect(result.code == .success, "\(result)")
      return try values(folder.read("sum.json"))
    }
    #expect(found[0] == found[1])
    // The rows are 2 ms late on average, at 151 and 433 pt/s.
    expectClose(found[1]["vx"] ?? .nan, 151, within: 1)
    expectClose(found[1]["vy"] ?? .nan, -433, within: 2)
  }

  /// Uniform motion deviates by its speed times the offset, even if the offset is tiny.
  @Test(
    "An offset takes effect however small it is, positive or negative",
    arguments: [-8e-5, 8e-5, -2e-6, 2e-6])
  func smallOffset(_ offset: Double) throws {
    let folder = TestFolder()
    let rows = (6...24).map { "\(9 + Double($0) / 60),a,\(40 + 600 * (Double($0) - 0.5) / 60),50" }
    folder.write("r.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
    let scene = folder.write(
      "s.json",
      """
      { "parameters": { "late": 0 }, "referenceView": { "size": [900, 300] },
        "views": [ { "id": "a", "center": [40, 50], "size": [30, 20] } ],
        "behaviors": [ { "type": "dynamicItem", "items": ["a"], "resistance": 0, "linearVelocity": { "a": [600, 0] } } ],
        "run": { "timeLimit": 0.5, "until": "timeLimit" },
        "expect": [ { "match": { "file": "r.csv", "within": 1, "offset": "=late - 0.1" } } ] }
      """)
    let result = cli(["sweep", scene, "--vary", "late=\(offset)", "--format", "jsonl"])
    let away = try #require(
      Double(result.output.firstMatch(of: /"matchRMS1":([-0-9.e]+)/)?.1 ?? ""), "\(result)")
    // The view moves only along x, one of two compared columns, so the RMS is √½ of the distance.
    // The tolerance allows for 32-bit rounding.
    expectClose(away, 600 * offset.magnitude * 0.5.squareRoot(), within: 1e-4)
  }

  /// Rows alternate around the view's path, so the result is near the true offset and equally certain for both signs.
  @Test("The uncertainty of a fitted offset does not depend on its sign")
  func offsetUncertainty() throws {
    func halfWidth(_ offset: Double) throws -> Double {
      let folder = TestFolder()
      let rows = (0...40).map { row in
        let time = Double(row) / 60
        let way = max(0, 300 * (time - offset - 0.5 / 60)) + (row % 2 == 0 ? 0.2 : -0.2)
        return "\(17.4 + time),a,\(90 + way),\(50 + (row % 3 == 0 ? 0.2 : -0.1))"
      }
      folder.write("r.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
      let scene = folder.write(
        "s.json",
        """
        { "parameters": { "delay": { "value": 0.01, "min": -0.3, "max": 0.3 } }, "referenceView": { "size": [900, 300] },
          "views": [ { "id": "a", "center": [90, 50], "size": [30, 20] } ],
          "behaviors": [ { "type": "dynamicItem", "items": ["a"], "resistance": 0, "linearVelocity": { "a": [300, 0] } } ],
          "run": { "timeLimit": 1, "until": "timeLimit" },
          "expect": [ { "match": { "file": "r.csv", "within": 2, "offset": "=delay" } } ] }
        """)
      let result = cli(["fit", scene])
      let row = try #require(result.output.firstMatch(of: /delay +(\S+) .* (\S+)\n/), "\(result)")
      expectClose(Double(row.1) ?? .nan, offset, within: 3e-4, "\(result)")
      return try #require(Double(row.2), "± is \(row.2) for \(offset)")
    }
    let (before, after) = (try halfWidth(-9e-5), try halfWidth(9e-5))
    // The noise is about 0.15 pt at 300 pt/s in 41 rows; the interval covers 95 %.
    #expect(before > 5e-5 && before < 4e-4, "\(before)")
    expectClose(before, after, within: 0.2 * after)
  }

  /// Rewrites the recording as if a device had started it `delay` seconds before the scene, with a different clock.
  ///
  /// The scene does not move before it starts.
  private func shift(by delay: Double, clock: Double = 0) throws {
    let rows = (folder.read("r.csv") ?? "").split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",").compactMap { Double($0) }
    }
    let first = try #require(rows.first)
    var lines = ["time,item,x,y"]
    for tick in 0..<90 {
      let time = Double(tick) / 60 - delay
      let next = rows.firstIndex { $0[0] > time } ?? rows.count
      guard next < rows.count else { break }
      let (one, other) = (next == 0 ? first : rows[next - 1], rows[next])
      let part = time <= 0 ? 0 : (time - one[0]) / (other[0] - one[0])
      let place = (1...2).map { one[$0] + part * (other[$0] - one[$0]) }
      lines.append("\(clock + Double(tick) / 60),ball,\(place[0]),\(place[1])")
    }
    folder.write("r.csv", lines.joined(separator: "\n") + "\n")
  }

  private func expectDelay() {
    folder.write(
      "s.json",
      FitCommandTests.scene.replacing(
        "@", with: #"{ "match": { "file": "r.csv", "within": 1, "offset": "=delay" } }"#
      ).replacing(
        "\"color\"", with: #""delay": { "value": 0, "min": -0.4, "max": 0.4 }, "color""#))
  }

  @Test(
    "A recording that began between two ticks, early or late, matches only at its offset",
    arguments: [(0.1234, 0.0), (-0.0871, 0), (0.1234, 51_234.5)])
  func offset(delay: Double, clock: Double) throws {
    record(["vx=200", "vy=-300"], columns: "time,x,y", expect: Self.match)
    try shift(by: delay, clock: clock)
    expectDelay()
    func margin(_ delay: Double) throws -> Double {
      let line = cli([
        "sweep", folder("s.json"), "--set", "vx=200", "--set", "vy=-300", "--vary",
        "delay=\(delay)", "--metric", "m=1", "--format", "jsonl",
      ]).output
      return try #require(Double(line.firstMatch(of: /"margin1":([-0-9.e]+)/)?.1 ?? ""))
    }
    let (right, mirrored, none) = (try margin(delay), try margin(-delay), try margin(0))
    // The margin is less than 1 because linear interpolation between ticks cuts corners.
    #expect(right > 0.5, "\(right)")
    #expect(mirrored < -10 && none < -5, "\(mirrored), \(none)")
  }

  @Test("fit finds an unknown offset together with the other values", arguments: [0.1234, -0.0871])
  func unknownOffset(delay: Double) throws {
    record(["vx=200", "vy=-300"], columns: "time,x,y", expect: Self.match)
    try shift(by: delay)
    expectDelay()
    let result = cli([
      "fit", folder("s.json"), "--vary", "delay", "--vary", "vx", "--set", "vy=-300", "--summary",
      folder("sum.json"),
    ])
    #expect(result.code == .success, "\(result)")
    let found = try values(folder.read("sum.json"))
    #expect(abs((found["delay"] ?? .nan) - delay) < 0.002, "\(result.output)")
    #expect(abs((found["vx"] ?? .nan) - 200) < 1, "\(result.output)")
    // The offset does not change the motion, but it does have an effect on the result.
    #expect(!result.output.contains("no effect"))
  }

  private func retime(_ change: (Double) -> Double) {
    let lines = (folder.read("r.csv") ?? "").split(separator: "\n").enumerated().map {
      index, line in
      let fields = line.split(separator: ",", maxSplits: 1)
      return index == 0 ? String(line) : "\(change(Double(fields[0]) ?? .nan)),\(fields[1])"
    }
    folder.write("r.csv", lines.joined(separator: "\n") + "\n")
  }

  private func detail(_ words: [String] = []) -> String {
    let result = cli(["run", folder("s.json"), "-o", "/dev/null", "--time-limit", "1"] + words)
    return result.messages.split(separator: "\n").dropFirst(2).first.map(String.init) ?? ""
  }

  @Test("A failed match names the first item and column out of range, and the worst one")
  func miss() throws {
    record(["vx=200", "vy=-300"], expect: Self.match)
    // At a difference of 61 pt/s, the first tick contributes half a tick of motion and every other tick a whole one.
    let words = ["--set", "vx=261", "--set", "vy=-300"]
    let sentence = detail(words)
    let match = sentence.wholeMatch(
      of:
        #/.+first ball.x is off by (\S+) pt at 0.033 s \(tick 2\); worst ball.x is off by (\S+) pt at (\S+) s \(tick (\d+)\)/#
    )
    let found = try #require(match?.output, "\(sentence)")
    #expect(abs((Double(found.1) ?? 0) - 61 * 1.5 / 60) < 0.01 && (Double(found.2) ?? 0) > 20)
    #expect(abs((Double(found.3) ?? 0) - (Double(found.4) ?? 0) / 60) < 1e-3)
  }

  @Test("A recording on a different clock is reported, and fit rejects it before searching")
  func clocks() {
    record(["vx=200", "vy=-300"], expect: Self.match)
    retime { $0 + 17.5 }
    let late =
      "every row of r.csv is after the end of the run, at 1 s; the first is at 17.5 s;"
      + " to start the scene there, set \"offset\": 0"
    #expect(detail() == "  " + late)
    let fit = cli(["fit", folder("s.json"), "--time-limit", "1"])
    #expect(fit.code == .input && fit.output == "")
    #expect(
      fit.messages
        == "uidyn: error: \(late)\n  hint: docs/match.md explains the times of recordings\n")
    // The recording matches if its own first time is the origin.
    folder.write(
      "s.json",
      (folder.read("s.json") ?? "").replacing("\"within\"", with: "\"offset\": 0, \"within\""))
    let words = ["--set", "vx=200", "--set", "vy=-300", "-o", "/dev/null"]
    #expect(cli(["run", folder("s.json")] + words).code == .success)
    retime { ($0 - 17.5) * 1000 }
    let slow =
      "the rows of r.csv are 16.667 s apart, and the run ends at 1 s: these look like milliseconds,"
      + " but times are in seconds"
    #expect(detail() == "  " + slow)
    #expect(cli(["fit", folder("s.json"), "--time-limit", "1"]).messages.contains(slow))
    folder.write(
      "s.json", (folder.read("s.json") ?? "").replacing("\"offset\": 0", with: "\"offset\": 9000"))
    retime { $0 / 1000 }
    #expect(
      detail() == "  every row of r.csv is before the start of the scene; the last is at 1.5 s")
  }

  private func values(_ text: String?) throws -> [String: Double] {
    let summary = try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any]
    let parameters = summary?["parameters"] as? [String: [String: Any]] ?? [:]
    return parameters.compactMapValues { $0["found"] as? Double }
  }
}
