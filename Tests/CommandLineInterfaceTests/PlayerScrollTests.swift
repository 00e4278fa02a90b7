// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite(
  "The player with a scrolled view", .timeLimit(.minutes(30)),
  .enabled(if: Browser.isInstalled, "chromium-headless-shell is not installed"))
struct PlayerScrollTests {
  /// The view rotates too, and its content scrolls by different amounts in x and y.
  private static let scene = """
    { "referenceView": { "size": [300, 300] },
      "acknowledges": ["turned-superview"],
      "views": [
        { "id": "outer", "center": [140, 110], "size": [160, 90], "angle": 0.5 },
        { "id": "row", "superview": "outer", "center": [30, 22], "size": [40, 20], "angle": 0.2 }
      ],
      "behaviors": [
        { "type": "push", "items": ["row"], "mode": "instantaneous", "pushDirection": [0.1, 0.02] }
      ],
      "events": [ { "on": "tick", "do": [
        { "set": "outer.bounds", "to": ["=30 * time", "=-11 * time * time", 160, 90] },
        { "set": "outer.angle", "to": "=0.5 + time" }
      ] } ],
      "run": { "timeLimit": 1 } }
    """

  /// Notes where the browser draws the row, and where the script places its body.
  private static let script = """
    const [run] = uidyn.runs;
    const item = run.items.findIndex(({ id }) => id === "row");
    for (const row of [1, 17, 40, 60]) {
      uidyn.seek(run.time(row));
      const [x, y, turn] = painted(uidyn.stage.actors.find((actor) => actor.item === item));
      const [bodyX, bodyY] = uidyn.frames[0].bodyPose(item);
      const numbers = { x, y, turn, bodyX, bodyY };
      for (const name in numbers) numbers[name] = String(numbers[name]);
      report.ticks.push([run.tick(row), numbers]);
    }
    """

  @Test("An item in a scrolled, rotated view is drawn where its row says, and so is its body")
  func places() throws {
    let folder = TestFolder()
    folder.write("scene.json", Self.scene)
    let result = cli(["render", folder("scene.json"), "-o", folder("page.html"), "-q"])
    #expect(result.code == .success, "\(result)")
    let report = try Browser.report(on: folder("page.html"), in: folder, Self.script)
    #expect(report.ticks.count == 4 && report.errors == [])
    let rows = Self.rows(of: folder("scene.json"))
    for (tick, items) in report.ticks {
      let (outer, row) = (try #require(rows["\(tick) outer"]), try #require(rows["\(tick) row"]))
      // The offset from the visible center of the content, which rotates with the view.
      let (dx, dy) = (row[0] - row[5] - 80, row[1] - row[6] - 45)
      let (c, s) = (cos(outer[2]), sin(outer[2]))
      let expected = [
        "x": outer[0] + c * dx - s * dy, "y": outer[1] + s * dx + c * dy,
        "turn": outer[2] + row[2], "bodyX": row[3], "bodyY": row[4],
      ]
      for (name, value) in expected {
        let got = items[name].flatMap { Double($0) } ?? .nan
        expectClose(got, value, within: 0.01, "\(name) at tick \(tick)")
      }
    }
  }

  private static func rows(of scene: String) -> [String: [Double]] {
    let columns =
      "tick,item,x,y,angle,bodyX,bodyY,left=outer.bounds.origin.x,top=outer.bounds.origin.y"
    let lines = cli(["run", scene, "-q", "--format", "csv", "--columns", columns]).lines
    var rows: [String: [Double]] = [:]
    for line in lines.dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      rows["\(fields[0]) \(fields[1])"] = fields.dropFirst(2).map { Double($0) ?? .nan }
    }
    return rows
  }
}
