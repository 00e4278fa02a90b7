// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Options for pipelines", .timeLimit(.minutes(30)))
struct PipelineTests {
  private let folder = TestFolder()

  /// A valid scene with three warnings.
  private static let doubtful = #"""
    {
      "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ],
      "behaviors": [ { "type": "gravity" }, { "type": "collision", "items": [] } ]
    }
    """#

  private func path(_ name: String, _ text: String) -> String { folder.write(name, text) }

  @Test("--strict turns warnings into errors in run, validate and check, even with --quiet")
  func strict() {
    let scene = path("doubtful.json", Self.doubtful)
    let run = ["run", scene, "-o", "/dev/null"]
    #expect(cli(run).code == .success)
    #expect(cli(["validate", scene]).code == .success)
    #expect(cli(["check", scene, "--update", "missing"]).code == .success)
    #expect(cli(["check", scene]).code == .success)
    for quiet in [[], ["-q"]] {
      let result = cli(run + ["--strict"] + quiet)
      #expect(result.code == .input, "\(result)")
      #expect(
        result.messages.contains(
          ":3:28: error: this behavior has no items [behavior-without-items]"))
      #expect(cli(["validate", scene, "--strict"] + quiet).code == .negative)
    }
    let check = cli(["check", scene, "--strict", "--reporter", "github"])
    #expect(check.code == .input && check.output.hasPrefix("::error file="), "\(check)")
    #expect(check.output.contains(",line=2,col=22,"), "\(check)")
    // Strict mode accepts a scene without warnings.
    let still = path("still.json", TestScenes.still)
    #expect(cli(["run", still, "-o", "/dev/null", "--strict"]).code == .success)
    #expect(cli(["validate", still, "--strict"]).code == .success)
    // A warning about the run itself follows the rows.
    let empty = cli(["run", still, "--from", "9", "--strict"])
    #expect(empty.code == .negative && empty.messages.contains("1 warning in the run"), "\(empty)")
  }

  @Test("validate prints a report to standard output in four formats, with counts")
  func reports() throws {
    _ = path("a.json", Self.doubtful)
    _ = path("b.json", TestScenes.faulty)
    _ = path("c.json", TestScenes.still)
    func validate(_ form: String) -> CommandResult {
      cli(["validate", folder.path, "--reporter", form])
    }
    let text = validate("text")
    #expect(text.code == .negative && text.messages.isEmpty, "\(text)")
    #expect(text.output.hasSuffix("\n3 checked: 2 valid, 1 invalid\n"), "\(text.output)")
    #expect(text.output.contains("a.json:3:28: warning: this behavior has no items"))
    #expect(!text.output.contains("c.json"))
    let github = validate("github").output.split(separator: "\n")
    #expect(
      github.filter { $0.hasPrefix("::warning file=") && $0.contains(",line=3,col=") }.count == 2)
    #expect(github.filter { $0.hasPrefix("::error file=") && $0.contains("b.json") }.count >= 2)
    #expect(github.last == "3 checked: 2 valid, 1 invalid")
    let junit = validate("junit").output
    #expect(junit.contains("<testsuite name=\"uidyn\" tests=\"3\" failures=\"1\" errors=\"0\">"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(validate("json").output.utf8)) as? [String: Any])
    #expect(json["counts"] as? [String: Int] == ["valid": 2, "invalid": 1, "unreadable": 0])
    let entries = try #require(json["entries"] as? [[String: Any]])
    let findings = try #require(entries[0]["findings"] as? [[String: Any]])
    #expect(findings.map { $0["severity"] as? String } == ["warning", "warning", "warning"])
    #expect(findings[1]["pointer"] as? String == "/behaviors/0/type")
    let one = cli(["validate", folder("c.json"), "--reporter", "text"]).output
    #expect(one == "\(folder("c.json")): valid\n\n1 checked: 1 valid\n")
    let gone = cli(["validate", folder("gone.json"), "--reporter", "junit"])
    #expect(gone.code == .input && gone.output.contains("errors=\"1\""), "\(gone)")
  }

  @Test("parameters --format json prints an array of objects")
  func parameters() throws {
    let scene = path(
      "p.json",
      #"""
      { "parameters": { "n": { "value": 0.5, "min": 0, "max": 2, "description": "a \"word\"" },
          "on": true, "at": [1, 2] },
        "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ] }
      """#)
    let result = cli(["parameters", scene, "--format", "json", "--set", "n=1.5"])
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == ["n", "on", "at"])
    #expect(list[0]["value"] as? Double == 1.5 && list[0]["min"] as? Double == 0)
    #expect(list[0]["max"] as? Double == 2 && list[0]["description"] as? String == "a \"word\"")
    #expect(list[1]["value"] as? Bool == true && list[1]["min"] == nil)
    #expect(list[2]["value"] as? [Double] == [1, 2])
    let none = cli(["parameters", path("still.json", TestScenes.still), "--format", "json"])
    #expect(none.output == "[]\n")
  }

  /// A view thrown at the speed given by a parameter.
  private static let thrown = #"""
    { "parameters": { "speed": 100 },
      "views": [ { "id": "a", "frame": [0, 0, 9, 9] } ],
      "behaviors": [ { "type": "dynamicItem", "items": ["a"], "linearVelocity": { "a": ["=speed", 0] } } ],
      "run": { "timeLimit": 0.1 } }
    """#

  @Test("check runs a scene with the values, overlays and limits given on the command line")
  func changedCheck() {
    let scene = path("thrown.json", Self.thrown)
    #expect(cli(["check", scene, "--update", "missing"]).code == .success)
    let changed = cli(["check", scene, "--set", "speed=200"])
    #expect(changed.code == .negative && changed.output.contains("a.x"), "\(changed)")
    #expect(changed.output.contains("--set speed=200 --update changed"), "\(changed)")
    #expect(cli(["check", scene, "--set", "speed=100"]).code == .success)
    let overlay = path("over.json.txt", #"{ "parameters": { "speed": 50 } }"#)
    #expect(cli(["check", scene, "--merge", overlay]).code == .negative)
    // A golden recorded with a value is checked with that value, unless the command line sets a different one.
    #expect(cli(["check", scene, "--set", "speed=200", "--update", "changed"]).code == .success)
    #expect(cli(["check", scene]).code == .success)
    #expect(cli(["check", scene, "--set", "speed=100"]).code == .negative)
    #expect(cli(["check", scene, "--limit", "ticks=2"]).code == .input)
    let unknown = cli(["check", scene, "--set", "sped=1"])
    #expect(unknown.output.contains("did you mean \"speed\""), "\(unknown)")
    #expect(cli(["check", scene, "--merge", "-"]).code == .usage)
  }

  @Test("JUnit reports contain the duration of each scene and the total")
  func times() {
    _ = path("a.json", TestScenes.still)
    _ = path("b.json", TestScenes.gliding)
    let report = cli(
      ["check", folder.path, "-j", "1", "--update", "missing", "--reporter", "junit"]
    ) { $0.clockStep = 0.25 }
    #expect(report.output.contains("name=\"\(folder("a.json"))\" time=\"0.25\""), "\(report)")
    #expect(report.output.contains("tests=\"2\" failures=\"0\" errors=\"0\" time=\"0.5\">"))
  }
}
