// SPDX-License-Identifier: MIT

import CommandLineInterface
import TestSupport
import Testing

@Suite("Reference scenes")
struct ReferenceSceneTests {
  /// A scene, the tick at which its animator pauses, and the tick of its last row.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var pause: Int?
    var last: Int
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "free-fall-no-resistance", last: 60),
    Case(name: "free-fall-default-resistance", last: 60),
    Case(name: "landing-on-line", pause: 79, last: 79),
    Case(name: "low-drop-on-line", pause: 47, last: 47),
    Case(name: "bounds-elasticity-02", pause: 96, last: 96),
    Case(name: "bounds-elasticity-05", pause: 153, last: 153),
    Case(name: "bounds-elasticity-08", pause: 388, last: 388),
    Case(name: "head-on-e05", last: 90),
    Case(name: "slide-with-friction", pause: 88, last: 88),
    Case(name: "falling-square", pause: 100, last: 100),
    Case(name: "stack-of-five", pause: 47, last: 47),
  ]

  private func run(_ name: String, _ more: [String] = []) -> CommandResult {
    let columns = (["tick", "item"] + TrajectoryRow.columns).joined(separator: ",")
    return cli(
      ["run", ReferenceScenes.scene(name), "--format", "csv", "--columns", columns] + more)
  }

  @Test("Every number of every row is the reference's, bit for bit", arguments: cases)
  func digits(_ scene: Case) throws {
    let result = run(scene.name)
    #expect(result.code == .success, "\(result.messages)")
    let rows = try TrajectoryRow.rows(csv: result.output)
    let reference = try ReferenceScenes.rows(scene.name)
    #expect(rows.last?.tick == scene.last)
    #expect(rows.count <= reference.count)
    TrajectoryComparison(rows, to: reference).expectNone(scene.name)
  }

  @Test("The animator pauses in the reference's tick", arguments: cases)
  func pause(_ scene: Case) throws {
    let result = run(scene.name, ["--events", "-", "-o", "/dev/null"])
    let pauses = result.lines.filter { $0.contains(#""event":"pause""#) }
    let ticks = pauses.map { $0.prefix { $0 != "," } }
    #expect(ticks == scene.pause.map { ["{\"tick\":\($0)"] } ?? [], "\(result.messages)")
  }

  @Test("A second run gives the same bytes", arguments: cases)
  func again(_ scene: Case) {
    let (one, two) = (cli(["run", ReferenceScenes.scene(scene.name)]), run(scene.name))
    #expect(one == cli(["run", ReferenceScenes.scene(scene.name)]))
    #expect(two == run(scene.name))
  }
}
