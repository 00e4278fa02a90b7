// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Differences of scenes", .timeLimit(.minutes(30)))
struct SceneDifferenceTests {
  private let folder = TestFolder()

  private static let scene = """
    {
      "parameters": { "speed": { "value": -60 } },
      "views": [ { "id": "a", "center": [25, 50], "size": [10, 20] } ],
      "behaviors": [
        { "type": "dynamicItem", "items": ["a"], "resistance": 0,
          "linearVelocity": { "a": ["=speed", 30] } }
      ],
      "run": { "timeLimit": 0.5 }
    }
    """

  private func tool(_ line: String, input: String = "") -> CommandResult {
    folder.write("s.json", Self.scene)
    var result = cli(line.replacing("@", with: folder.path + "/"), input: input)
    result.output = result.output.replacing(folder.path + "/", with: "")
    result.messages = result.messages.replacing(folder.path + "/", with: "")
    return result
  }

  @Test("--set, --merge and --time-limit hold for the scenes, and for what shows them")
  func options() {
    #expect(tool("run @s.json -o @r.csv --set speed=-75 --time-limit 0.25").code == .success)
    folder.write("m.json", #"{ "parameters": { "speed": { "value": -75 } } }"#)
    let set = "diff @r.csv @s.json --set speed=-75"
    #expect(tool("\(set) --time-limit 0.25").code == .success)
    #expect(tool("diff @r.csv @s.json --merge @m.json --time-limit 0.25").code == .success)
    #expect(tool("diff @s.json @r.csv --set speed=-75 --time-limit 0.25").code == .success)
    #expect(tool("diff @s.json @s.json --set speed=-75").code == .success)
    #expect(tool(set).output.contains("first difference   tick 16"), "it goes on after 0.25 s")
    let wrong = tool("diff @r.csv @s.json --set speed=75 --time-limit 0.25")
    #expect(wrong.code == .negative)
    #expect(
      wrong.output.contains(
        "uidyn render r.csv s.json --set speed=75 --time-limit 0.25 -o diff.html\n"),
      "\(wrong.output)")
  }

  /// A view that snaps to the top left and then rests.
  private static let resting = """
    {
      "views": [ { "id": "a", "center": [200, 90], "size": [10, 20] } ],
      "behaviors": [ { "type": "snap", "item": "a", "snapPoint": [110, 40] } ]
    }
    """

  /// An app's recording every `step` of its clock, with the same distance as the scene in 0.2 s.
  private func recording(_ count: Int, step: Double, end: (Double, Double)) {
    let rows = (0..<count).map { row in
      let share = min(1, Double(row) / 12)
      let (x, y) = (200 + share * (end.0 - 200), 90 + share * (end.1 - 90))
      return "\(5 + Double(row) * step),a,\(x),\(y)"
    }
    folder.write("rec.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
  }

  @Test("What is recorded after the scene has come to rest is compared with where it rests")
  func rest() {
    folder.write("snap.json", Self.resting)
    let line = "diff @rec.csv @snap.json --align time --tolerance position=40"
    recording(300, step: 1 / 60, end: (110, 40))
    #expect(tool(line).code == .success)
    recording(300, step: 1 / 60, end: (110, -10))
    #expect(tool(line).output.contains("a.y: -10 → 40"))
  }

  @Test("Times in milliseconds are told from seconds")
  func milliseconds() {
    folder.write("snap.json", Self.resting)
    recording(90, step: 16.5, end: (110, 40))
    let result = tool("diff @rec.csv @snap.json --align time --tolerance position=900")
    #expect(result.code == .input)
    #expect(
      result.messages.hasPrefix(
        "uidyn: error: rec.csv: its rows are 16.5 s apart, and the run ends")
        && result.messages.hasSuffix(
          "these look like milliseconds, but times are in seconds\n  hint: divide its times by 1000\n"
        ),
      "\(result.messages)")
  }

  @Test("Milliseconds are told on either side, and of both sides they are seconds")
  func millisecondsOfEither() {
    folder.write("snap.json", Self.resting)
    let line = "--align time --tolerance position=900"
    recording(90, step: 16.5, end: (110, 40))
    let (sentence, hint) = (
      "rec.csv: its rows are 16.5 s apart, and the run ends at",
      "s: these look like milliseconds, but times are in seconds\n  hint: divide its times by 1000\n"
    )
    let second = tool("diff @snap.json @rec.csv \(line)")
    #expect(second.code == .input && second.messages.hasSuffix(hint), "\(second)")
    #expect(second.messages.hasPrefix("uidyn: error: \(sentence)"), "\(second.messages)")
    #expect(tool("diff @rec.csv @rec.csv \(line)").code == .success)
  }

  @Test("A last row less than a tenth of a millisecond behind the end is compared")
  func lastRow() {
    folder.write("gliding.json", Self.scene)
    let line = "diff @rec.csv @gliding.json --align time --tolerance position=900"
    for (last, compared) in [(0.50003, true), (0.50009, true), (0.5002, false)] {
      let rows = [0, 0.25, last].map { "\($0),a,25,50" }
      folder.write("rec.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
      let result = tool(line)
      #expect(result.code == .success, "\(last): \(result)")
      #expect(
        result.output.contains("not compared       1 of 3 times") == !compared,
        "\(last): \(result.output)")
      #expect(
        result.output.contains("(\(compared ? 3 : 2) ticks, \(compared ? 3 : 2) rows"),
        "\(last): \(result.output)")
    }
  }

  @Test("An item that is called nearly so on the other side is named")
  func otherName() {
    recording(3, step: 1 / 60, end: (110, 40))
    folder.write("other.csv", (folder.read("rec.csv") ?? "").replacing(",a,", with: ",A,"))
    let result = tool("diff @rec.csv @other.csv --align time")
    #expect(result.code == .negative)
    #expect(
      result.output.contains("\nno \"a\"             did you mean \"A\"?\n"), "\(result.output)")
  }

  @Test("Of a run that may have gone on, half at least must have been compared")
  func uncompared() {
    folder.write("gliding.json", Self.scene)
    let line = "diff @rec.csv @gliding.json --align time --tolerance position=900"
    recording(60, step: 1 / 60, end: (110, 40))
    #expect(tool(line).output.contains("not compared       29 of 60 times, after the"))
    #expect(tool(line).code == .success)
    recording(63, step: 1 / 60, end: (110, 40))
    #expect(tool(line).code == .negative)
  }

  @Test("A time limit of another command's range, and a parameter that is not there, are refused")
  func bounds() {
    #expect(
      tool("diff @s.json @s.json --time-limit 1e6").messages.hasPrefix(
        "uidyn: error: --time-limit asks for 1000000 seconds of simulated time, more than"
      ))
    let twice = tool("diff @s.json @s.json --merge -", input: "{}")
    #expect(twice.messages == "uidyn: error: standard input can only be read once\n")
    #expect(tool("diff @s.json @s.json --merge @s.json --set speed=2").code == .success)
    let unknown = tool("diff @s.json @s.json --set sped=1")
    #expect(unknown.code == .usage)
    #expect(unknown.messages.contains(#"did you mean "speed"?"#), "\(unknown.messages)")
  }

  @Test("Standard input is told to be a scene or records by what it begins with")
  func standardInput() {
    #expect(tool("run @s.json -o @r.jsonl").code == .success)
    #expect(tool("diff @r.jsonl -", input: Self.scene).code == .success)
    #expect(tool("diff - @r.jsonl", input: Self.scene).code == .success)
    let rows = folder.read("r.jsonl") ?? ""
    #expect(tool("diff @s.json -", input: rows).code == .success)
    #expect(
      tool("export - --as css", input: tool("run @s.json -o @r.csv --log -").output).code
        == .success)
  }

  @Test(
    "What was recorded is not played, so nothing of it can be set",
    arguments: ["diff @a.log @b.csv", "render @a.log @b.csv -o @x.svg"])
  func recordings(command: String) {
    folder.write("a.log", #"{"record":"header"}"#)
    folder.write("b.csv", "tick,item,x,y\n0,a,1,2\n")
    for option in ["--set speed=1", "--merge @m.json", "--time-limit 2"] {
      let name = option.prefix { $0 != " " }
      #expect(
        tool("\(command) \(option)")
          == CommandResult(
            messages:
              "uidyn: error: \(name) needs a scene, and \"a.log\" and \"b.csv\" are recordings\n",
            code: .usage))
    }
  }
}
