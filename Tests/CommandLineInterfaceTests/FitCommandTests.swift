// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn fit", .timeLimit(.minutes(30)))
struct FitCommandTests {
  /// A thrown ball that falls and bounces; `@` is replaced by expectations.
  static let scene = """
    {
      "parameters": {
        "vx": { "value": 100, "min": -400, "max": 400 },
        "vy": { "value": -100, "min": -900, "max": 300 },
        "elasticity": { "value": 0.5, "min": 0, "max": 1 },
        "color": "red", "flag": true, "plain": 3
      },
      "referenceView": { "size": [375, 667] },
      "views": [ { "id": "ball", "center": [60, 500], "size": [40, 40] } ],
      "behaviors": [
        { "type": "gravity", "items": ["ball"] },
        { "type": "dynamicItem", "items": ["ball"], "elasticity": "=elasticity",
          "linearVelocity": { "ball": ["=vx", "=vy"] } },
        { "type": "collision", "items": ["ball"], "translatesReferenceBoundsIntoBoundary": true }
      ],
      "expect": [ @ ],
      "run": { "timeLimit": 1.5 }
    }
    """
  private static let landing = #"{ "at": 0.6, "that": "near(ball.center, point(160, 450), 0.5)" }"#

  private let folder = TestFolder()

  private func fit(_ goals: String, _ words: String = "", limit: Double = 0.65) -> CommandResult {
    let scene = Self.scene.replacing(#""timeLimit": 1.5"#, with: #""timeLimit": \#(limit)"#)
    folder.write("s.json", scene.replacing("@", with: goals))
    let words = words.replacing("%", with: folder.path + "/").split(separator: " ").map(String.init)
    var result = cli(["fit", folder("s.json")] + words)
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    result.output = result.output.replacing(folder.path + "/", with: "")
    return result
  }

  @Test("fit finds a throw that lands on the target, and the printed command reproduces it")
  func landing() throws {
    let result = fit(Self.landing, "--vary vx --vary vy=-900..300 -o %found.json")
    #expect(result.code == .success && result.output.hasPrefix("met its expectation after "))
    let line = try #require(result.lines.last).dropFirst("reproduce: uidyn ".count)
    let words = line.split(separator: " ").map { $0 == "s.json" ? folder("s.json") : String($0) }
    #expect(cli(words + ["-o", "/dev/null"]).code == .success)
    #expect(
      cli(["run", folder("s.json"), "--merge", folder("found.json"), "-o", "/dev/null"]).code
        == .success)
    #expect(cli(["run", folder("s.json"), "-o", "/dev/null", "-q"]).code == .negative)
  }

  @Test("Found values are saved together with the --set values")
  func patch() throws {
    let words =
      "--set elasticity=0.25 --set color=blue --vary vx --vary vy=-900..300 -o %found.json"
    #expect(fit(Self.landing, words).code == .success)
    let patch = try #require(folder.read("found.json"))
    #expect(
      patch.hasPrefix(
        #"{"parameters":{"elasticity":{"value":0.25},"color":{"value":"blue"},"vx":{"value":"#),
      "\(patch)")
  }

  /// Less than 3 % of the search box meets each line's goals, at scattered positions.
  @Test(
    "A rest time that jumps unpredictably with a parameter is fitted within 200 runs",
    arguments: Seeds.some(
      (Fixture.text("fits/card.jsonl") ?? "missing").split(separator: "\n"), each: 2))
  func jumps(goals: Substring) throws {
    let axis = goals.contains("card.center.y") ? "y" : "x"
    func point(_ along: Int) -> String { axis == "y" ? "[300, \(along)]" : "[\(along), 300]" }
    folder.write(
      "s.json",
      """
      { "parameters": { "frequency": { "value": 1, "min": 0.3, "max": 8 },
          "damping": { "value": 0.5, "min": 0.02, "max": 1.5 } },
        "referenceView": { "size": [600, 600] },
        "views": [ { "id": "card", "center": \(point(300)), "size": [100, 60] } ],
        "behaviors": [
          { "type": "attachment", "item": "card", "anchorPoint": \(point(500)), "length": 0,
            "frequency": "=frequency", "damping": "=damping" },
          { "type": "dynamicItem", "items": ["card"], "resistance": 0, "allowsRotation": false } ],
        "run": { "timeLimit": 6 }, "expect": \(goals) }
      """)
    let result = cli(["fit", folder("s.json"), "-q"])
    let runs = try #require(
      result.output.firstMatch(of: /met (?:both|all \d) expectations after (\d+) runs/)?.1,
      "\(result)")
    #expect(result.code == .success && Int(runs) ?? 999 <= 200, "\(runs)")
  }

  @Test(
    "Goals that depend on two parameters are met within 80 runs",
    arguments: Seeds.some(
      [
        #"{ "at": 0.9, "that": "near(ball.center, point(300, 200), 0.5)" }"#,
        #"{ "at": 0.9, "that": "near(ball.center, point(100, 350), 0.5)" }"#,
        #"{ "at": 0.9, "that": "near(ball.center, point(320, 500), 0.5)" }"#,
        #"{ "at": 0.6, "that": "ball.center.x == 211 && abs(ball.center.y - 300) < 0.1" }"#,
        #"{ "at": 0.5, "that": "contains(rect(200, 300, 2, 2), ball.center)" }"#,
      ], each: 5))
  func fewRuns(goal: String) throws {
    let result = fit(
      goal.replacing("== 211", with: "> 210.9 && ball.center.x < 211.1"),
      "--vary vx --vary vy", limit: 1)
    #expect(result.code == .success, "\(result)")
    let runs = try #require(result.output.firstMatch(of: /after (\d+) runs/)?.1)
    #expect(Int(runs) ?? 999 <= 80, "\(runs) runs")
  }

  @Test("Once all goals are met, fit minimizes the objective while the expectations stay met")
  func minimize() throws {
    let result = fit(
      #"{ "at": 0.6, "that": "ball.center.x > 160" }"#, "--vary vx --minimize vx")
    #expect(result.code == .success && result.output.contains("; vx is "), "\(result)")
    let line = try #require(result.lines.last)
    let found = try #require(line.split(separator: "=").last.flatMap { Double($0) })
    func run(_ vx: Double) -> CommandResult {
      cli(["run", folder("s.json"), "-o", "/dev/null", "-q", "--set", "vx=\(vx)"])
    }
    #expect(run(found).code == .success && run(found - 1).code == .negative, "\(found)")
    let free = fit("", "--vary vx --minimize abs(vx+37)", limit: 0.1)
    #expect(free.code == .success && free.output.hasPrefix("found after "), "\(free)")
    #expect(free.output.contains("reproduce: uidyn run s.json --set vx=-37"), "\(free.output)")
    let wrong = fit("", "--vary vx --minimize nope")
    #expect(wrong.code == .usage)
    #expect(
      wrong.messages.hasPrefix("uidyn: error: --minimize: unknown name \"nope\"\n"))
  }

  @Test("An objective without a value in any run is reported, and fit exits with 1")
  func nothingToMinimize() {
    func first(_ goals: String) -> String {
      let result = fit(
        goals, "--vary vx --minimize settleTime --runs 9 --summary %s.txt", limit: 0.1)
      #expect(result.code == .negative, "\(result)")
      #expect(folder.read("s.txt")?.contains(#""minimized":null"#) == true)
      return String(result.lines.first ?? "").replacing(/after \d runs/, with: "after @ runs")
    }
    let goal = #"{ "always": "ball.center.x > 0" }"#
    #expect(first("") == "nothing found after @ runs: settleTime has no value in any run")
    #expect(
      first(goal) == "met its expectation after @ runs, but settleTime has no value where it is met"
    )
    #expect(
      first("\(goal), \(goal)")
        == "met both expectations after @ runs, but settleTime has no value where they are met")
  }

  @Test("A printed value lies inside the equivalent range printed next to it")
  func interval() throws {
    let jump = Self.scene.replacing(
      #"["=vx", "=vy"]"#, with: #"["=vx < 12.3456789 ? vx - 300 : vx", "=vy"]"#
    ).replacing("@", with: "")
    folder.write("jump.json", jump)
    let result = cli(
      ["fit", folder("jump.json"), "--vary", "vx", "--minimize", "abs(vx - 12.3456789)"])
    let row = try #require(result.lines.first { $0.hasPrefix("  vx ") })
    let numbers = row.matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
    try #require(numbers.count == 6, "\(row)")
    #expect(abs(numbers[0] - 12.3456789) < 0.01, "\(row)")
    #expect(numbers[2] <= numbers[0] && numbers[0] <= numbers[3], "\(row)")
  }

  @Test("The search also covers ranges on a logarithmic scale and ranges below 0")
  func logarithmic() {
    let goal = #"{ "at": 0.6, "that": "near(ball.center.x, 70, 0.2)" }"#
    #expect(fit(goal, "--vary vx=0.5..400,log").code == .success)
    let mirrored = #"{ "at": 0.6, "that": "near(ball.center.x, 50, 0.2)" }"#
    #expect(fit(mirrored, "--vary vx=-400..-0.5").code == .success)
  }

  @Test("The report and the summary are the same for any number of threads")
  func threads() {
    func files(_ jobs: Int) -> [String?] {
      let result = fit(
        Self.landing, "--vary vx --vary vy -j \(jobs) --summary %s\(jobs)")
      return [result.output, folder.read("s\(jobs)")]
    }
    let one = files(1)
    #expect(one[1]?.contains(#""met":true"#) == true)
    for jobs in Seeds.isPart ? [3] : [2, 7] { #expect(files(jobs) == one, "\(jobs) threads") }
  }

  @Test("If a goal cannot be met, fit exits with 1 and reports the closest run")
  func unreachable() {
    let result = fit(
      #"{ "at": "end", "that": "ball.center.x > 1000" }, { "always": "ball.center.y < 9000" }"#,
      "--vary vx --runs 60")
    #expect(result.code == .negative)
    #expect(result.output.hasPrefix("not met: 1 of 2 expectations after "), "\(result.output)")
    #expect(
      result.output.contains(
        """
         runs; this is the closest run
        try narrower bounds (--vary NAME=LOW..HIGH) or more --runs

        """), "\(result.output)")
    #expect(result.output.contains("at end: ball.center.x > 1000"))
    #expect(result.output.contains("  failed\n"))
    let idle = fit(
      #"{ "at": 0.05, "that": "ball.center.x > 1000" }"#,
      "--vary elasticity --time-limit 0.1 --runs 60")
    #expect(
      idle.output.contains("\nall runs are equally far off: vary other parameters\n"),
      "\(idle.output)")
    // The goal depends on the parameter, but the motion does not.
    let apart = fit(
      #"{ "at": 0.05, "that": "elasticity > 2" }"#,
      "--vary elasticity --time-limit 0.1 --runs 60")
    #expect(apart.output.contains("\ntry narrower bounds "), "\(apart.output)")
  }

  private func found(_ name: String, _ result: CommandResult) throws -> Double {
    let row = try #require(result.lines.first { $0.hasPrefix("  \(name) ") }, "\(result)")
    let words = row.split(separator: " ")
    return try #require(words.dropFirst().first.flatMap { Double($0) }, "\(row)")
  }

  /// In two thirds of the search box, the run ends before the goal is decided; most other runs miss it by far.
  @Test(
    "A run that ends before a goal can be checked ranks below a run that misses it",
    arguments: [1, -1]
  )
  func undecided(side: Int) throws {
    func fit(_ x: Int) -> CommandResult {
      let edge = side > 0 ? "ball.center.x < 172.5" : "ball.center.x > 202.5"
      let goal = #"{ "at": 0.6, "that": "near(ball.center.x, \#(x), 0.05)" }"#
      let stop = #""events": [ { "when": "\#(edge)", "do": [ { "stop": "gone" } ] } ], "run""#
      folder.write(
        "stop.json",
        Self.scene.replacing("[60, 500]", with: "[187.5, 500]").replacing("@", with: goal)
          .replacing(#""run""#, with: stop))
      return cli(
        ["fit", folder("stop.json"), "-q"]
          + ["--vary", side > 0 ? "vx=-400..160" : "vx=-160..400"])
    }
    let met = fit(side > 0 ? 277 : 98)
    #expect(met.code == .success, "\(met)")
    let value = "vx=\(try found("vx", met))"
    let played = cli(["run", folder("stop.json"), "-q", "-o", "/dev/null", "--set", value])
    #expect(played.code == .success, "\(value): \(played)")
    let missed = fit(side > 0 ? 900 : -500)
    #expect(missed.code == .negative && missed.lines[0].hasPrefix("not met: "), "\(missed)")
    expectClose(try found("vx", missed), Double(side) * 160, within: 1e-9)
  }

  @Test(
    "If part of the search range gives no valid scene, the closest run is a valid one",
    arguments: [1, -1])
  func partlyInvalid(side: Int) throws {
    let root = side > 0 ? "=sqrt(vx + 20)" : "=sqrt(20 - vx)"
    let goal = #"{ "at": 0.5, "that": "near(ball.center.x, \#(187 - 90 * side), 0.01)" }"#
    let event = #"{ "at": 0.3, "do": [ { "set": "z", "to": "\#(root)" } ] }"#
    folder.write(
      "part.json",
      Self.scene.replacing(#""value": 100"#, with: #""value": 0"#)
        .replacing("[60, 500]", with: "[187.5, 500]").replacing("@", with: goal)
        .replacing(
          #""run""#, with: #""variables": { "z": 0 }, "events": [ \#(event) ], "run""#))
    // The range spans 200 pt/s, and the search skips values closer than 0.02 to an earlier run.
    let result = cli(
      ["fit", folder("part.json"), "-q", "--vary", "vx=-100..100"])
    #expect(result.code == .negative, "\(result)")
    expectClose(try found("vx", result), Double(-20 * side), within: 0.02)
    let runs = try #require(result.lines[0].firstMatch(of: /after (\d+) runs/)?.1)
    let line = try #require(
      result.lines[1].firstMatch(of: /^no valid scene: (\d+) of (\d+) runs; the first error: (.+)$/)
    )
    #expect(
      line.2 == runs && line.3.contains(": cannot evaluate the expression: sqrt("), "\(line.0)")
    #expect(Int(line.1).map { $0 > 0 } == true, "\(line.0)")
    let range = side > 0 ? "vx=-400..-30" : "vx=30..400"
    let none = cli(["fit", folder("part.json"), "-q", "--vary", range])
    #expect(none.code == .guarded && none.output == "", "\(none)")
    #expect(
      none.messages.contains("error: the scene was invalid in every run; the first error: ")
        && none.messages.hasSuffix(": square root of -10\n"), "\(none.messages)")
  }

  @Test("A parameter that counts copies stays fixed, and one that counts taps stays a whole number")
  func whole() throws {
    let parameters = """
      "copies": { "value": 2, "min": 1, "max": 9 }, "taps": { "value": 2, "min": 1, "max": 9 },\
       "vx": { "value": 100
      """
    let more = """
      { "id": "dot", "center": [10, "=10 * index"], "size": [5, 5], "repeat": { "count": "=copies" } },\
       { "id": "ball"
      """
    let gestures = """
      "gestures": [ { "id": "tap", "type": "tap", "numberOfTapsRequired": "=taps",\
       "strokes": [[[0.1, 60, 500]]] } ], "run"
      """
    folder.write(
      "whole.json",
      Self.scene.replacing(#""vx": { "value": 100"#, with: parameters)
        .replacing(#"{ "id": "ball""#, with: more).replacing(#""run""#, with: gestures)
        .replacing(
          "@",
          with:
            #"{ "at": 0.1, "that": "abs(taps - 7.2) < 0.3" }, { "at": 0.1, "that": "ball.x > 62" }"#
        ))
    let words = ["fit", folder("whole.json"), "--vary"]
    let result = cli(words + ["vx", "--vary", "copies", "--vary", "taps"])
    #expect(result.code == .success && result.lines[0].hasPrefix("met both "), "\(result)")
    #expect(try found("taps", result) == 7 && !result.output.contains("copies"), "\(result.output)")
    let sentence = """
      "copies" stays 2: the scene is invalid with every other value tried; with 3: these values change\
       the items of the scene

      """
    #expect(result.messages.contains("uidyn: warning: \(sentence)"), "\(result.messages)")
    let alone = cli(words + ["copies"])
    #expect(
      alone.code == .usage && alone.messages.contains("uidyn: error: \(sentence)"), "\(alone)")
  }

  @Test("fit reports parameters that have little effect on the motion and parameters at a bound")
  func notes() {
    let result = fit(
      #"{ "at": 0.05, "that": "ball.center.x - 1000 > 0" }"#,
      "--vary vx=0..300 --vary elasticity --time-limit 0.1 --runs 80")
    #expect(
      result.output.contains(
        "elasticity has little effect on the motion: any value keeps it within 0.5 pt\n"),
      "\(result.output)")
    #expect(result.output.contains("vx is at its bound: a wider range may be better\n"))
  }

  @Test(
    "A parameter keeps its value, even in the saved file, unless it affects the motion or a goal"
  )
  func indifferent() throws {
    let goals = [
      #"{ "at": 0.05, "that": "near(ball.center.x, 72, 0.1)" }"#,
      #"{ "at": 0.05, "that": "elasticity > 0.8" }"#,
    ]
    let words = "--vary vx --vary elasticity --time-limit 0.1 -o %found.json"
    #expect(fit(goals[0], words).code == .success)
    #expect(folder.read("found.json")?.contains(#""elasticity":{"value":0.5}"#) == true)
    let asked = fit(goals.joined(separator: ", "), words)
    #expect(asked.code == .success)
    let elasticity = try #require(
      folder.read("found.json")?.firstMatch(of: /"elasticity":\{"value":([0-9.]+)\}/)?.1)
    #expect((0.8.nextUp...1).contains(Double(elasticity) ?? .nan), "\(elasticity)")
  }

  @Test(
    "A parameter that no goal depends on keeps its value, even if it changes the motion",
    arguments: [
      (#"{ "at": 0.6, "that": "near(ball.center.y, 450, 0.5)" }"#, "", "vx", 100.0),
      (#"{ "at": 0.6, "that": "near(ball.center.x, 160, 0.5)" }"#, "", "vy", -100),
      (#"{ "at": 0.6, "that": "ball.center.x > 1000" }"#, "--runs 90", "vy", -100),
      (#"{ "at": 0.6, "that": "ball.center.x > 160" }"#, "--minimize vx", "vy", -100),
      (#"{ "match": { "file": "rec.csv", "columns": ["y"], "within": 1 } }"#, "", "vx", 100),
      (#"{ "match": { "file": "rec.csv", "columns": ["x"], "within": 1 } }"#, "", "vy", -100),
    ])
  func idle(goal: String, words: String, idle: String, own: Double) throws {
    folder.write("free.json", Self.scene.replacing("@", with: ""))
    let recording = [
      "run", folder("free.json"), "-q", "--set", "vx=37", "--set", "vy=-250", "--time-limit", "0.6",
      "-o", folder("rec.csv"),
    ]
    #expect(cli(recording).code == .success)
    // The ball must hit neither wall nor floor, because an impact would affect both axes.
    let result = fit(goal, "--vary vx=0..400 --vary vy=-600..-80 \(words)")
    #expect(try found(idle, result) == own, "\(result)")
    let other = idle == "vx" ? "vy" : "vx"
    #expect(try found(other, result) != (other == "vx" ? 100 : -100), "\(result)")
    let row = try #require(result.lines.first { $0.hasPrefix("  \(idle) ") })
    #expect(row.hasSuffix("  any") == goal.contains("match"), "\(row)")
  }

  @Test("If the scene already meets its expectations, fit keeps the values within the bounds")
  func kept() throws {
    let scene = Self.scene.replacing(#""value": 100"#, with: #""value": 123"#)
    folder.write(
      "kept.json", scene.replacing("@", with: #"{ "at": 0.6, "that": "ball.center.x > 61" }"#))
    let result = cli(["fit", folder("kept.json"), "--vary", "vx"])
    #expect(result.code == .success)
    #expect(
      result.output.hasPrefix(
        "the scene already meets its expectation: nothing changed\n"), "\(result.output)")
    #expect(result.output.contains(" --set vx=123\n"), "\(result.output)")
    // If the bounds exclude that value, the search must find a different one.
    let other = cli(["fit", folder("kept.json"), "--vary", "vx=200..300"])
    #expect(other.output.hasPrefix("met its expectation after "), "\(other.output)")
  }

  @Test("Rounding a value never moves it outside the interval in the report")
  func digits() throws {
    let result = fit(#"{ "at": 0.6, "that": "ball.center.x > 200" }"#, "--vary vx")
    let row = try #require(result.lines.first { $0.hasPrefix("  vx ") })
    let numbers = row.matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
    try #require(numbers.count == 6, "\(row)")
    #expect(numbers[2] <= numbers[0] && numbers[0] <= numbers[3], "\(row)")
  }
}
