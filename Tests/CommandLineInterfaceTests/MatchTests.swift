// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Matching a recording", .timeLimit(.minutes(30)))
struct MatchTests {
  private let folder = TestFolder()

  /// Records the scene with some values, and has it expected.
  private func record(_ settings: [String], columns: String = "time,item,x,y", expect: String) {
    folder.write("plain.json", FitCommandTests.scene.replacing("@", with: ""))
    let words = settings.flatMap { ["--set", $0] }
    _ = cli(
      ["run", folder("plain.json"), "-o", folder("r.csv"), "--columns", columns] + words)
    folder.write("s.json", FitCommandTests.scene.replacing("@", with: expect))
  }

  private static let match = #"{ "match": { "file": "r.csv", "within": 1 } }"#

  @Test("The run that was recorded matches it exactly, another does not")
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
    #expect(other.messages.contains("error: did not come true at tick "), "\(other.messages)")
    #expect(other.messages.contains(" pt away at "))
  }

  @Test("A sweep has how far each case is away on the whole")
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

  @Test("The values that were recorded are found again")
  func truth() throws {
    record(["vx=-237.5", "vy=-612.25", "elasticity=0.37"], expect: Self.match)
    let result = cli(["fit", folder("s.json"), "--summary", folder("sum.json")])
    #expect(result.code == .success, "\(result)")
    let found = try values(folder.read("sum.json"))
    for (name, truth, width) in [
      ("vx", -237.5, 800.0), ("vy", -612.25, 1200), ("elasticity", 0.37, 1),
    ] {
      let error = abs((found[name] ?? .nan) - truth) / width
      #expect(error < 1e-3, "\(name): \(String(describing: found[name])), \(result.output)")
    }
  }

  @Test("A recording that was rounded, has gaps, and no items by name, is matched all the same")
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

  @Test("A recording that is missing, or has nothing of the scene, is an input that cannot be read")
  func unreadable() {
    record(["vx=1"], expect: Self.match)
    try? FileManager.default.removeItem(atPath: folder("r.csv"))
    let missing = cli(["fit", folder("s.json")])
    #expect(missing.code == .input && missing.messages.contains("cannot read"), "\(missing)")
    folder.write("r.csv", "time,item,x,y\n0,cube,1,2\n")
    let other = cli(["run", folder("s.json"), "-o", "/dev/null"])
    #expect(other.code == .input)
    #expect(
      other.messages.contains(
        "nothing of it can be compared: it has no column \"x\" or \"y\" of an item of the scene"))
  }

  private func values(_ text: String?) throws -> [String: Double] {
    let summary = try JSONSerialization.jsonObject(with: Data((text ?? "").utf8)) as? [String: Any]
    let parameters = summary?["parameters"] as? [String: [String: Any]] ?? [:]
    return parameters.compactMapValues { $0["found"] as? Double }
  }
}
