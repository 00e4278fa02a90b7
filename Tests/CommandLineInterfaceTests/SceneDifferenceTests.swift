// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Differences between scenes", .timeLimit(.minutes(30)))
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

  /// A view that snaps to a point above and to the left, and then rests.
  private static let resting = """
    {
      "views": [ { "id": "a", "center": [200, 90], "size": [10, 20] } ],
      "behaviors": [ { "type": "snap", "item": "a", "snapPoint": [110, 40] } ]
    }
    """

  /// Writes an app's recording with a row every `step` seconds, which covers the distance in 12 rows.
  private func recording(_ count: Int, step: Double, end: (Double, Double)) {
    let rows = (0..<count).map { row in
      let share = min(1, Double(row) / 12)
      let (x, y) = (200 + share * (end.0 - 200), 90 + share * (end.1 - 90))
      return "\(5 + Double(row) * step),a,\(x),\(y)"
    }
    folder.write("rec.csv", (["time,item,x,y"] + rows).joined(separator: "\n") + "\n")
  }

  @Test("Rows recorded after the scene comes to rest are compared with its resting position")
  func rest() {
    folder.write("snap.json", Self.resting)
    let line = "diff @rec.csv @snap.json --align time --tolerance position=40"
    recording(300, step: 1 / 60, end: (110, 40))
    #expect(tool(line).code == .success)
    recording(300, step: 1 / 60, end: (110, -10))
    #expect(tool(line).output.contains("a.y: -10 → 40"))
  }
}
