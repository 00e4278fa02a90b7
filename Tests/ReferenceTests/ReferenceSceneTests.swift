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
    /// What a number may be off: glibc's sinf, which made the reference, is not correctly rounded.
    var slack: Float = 0
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
    Case(name: "rigid-pendulum", last: 120),
    Case(name: "soft-spring-2hz", pause: 122, last: 122),
    // Turns, so glibc's sinf shows: 8.5e-4 pt/s in tick 3, 2e-5 pt at most.
    Case(name: "snap-100x50", pause: 77, last: 77, slack: 1e-3),
    Case(name: "continuous-push-offset", last: 180),
    Case(name: "instantaneous-push", last: 120),
    // Turns, so glibc's sinf shows: 1.1e-4 pt/s in tick 113.
    Case(name: "pin-friction-torque", pause: 316, last: 316, slack: 2e-4),
    Case(name: "rope-limit", last: 300),
    Case(name: "sliding-range", last: 54),
    Case(name: "field-linear-gravity", last: 60),
    // One step of a Float in two numbers: glibc's powf rounds the falloff otherwise.
    Case(name: "field-spring", last: 120, slack: 2e-6),
    // One step of a Float in two numbers, as above.
    Case(name: "field-vortex", last: 90, slack: 2e-6),
  ]

  private func run(_ name: String, _ more: [String] = []) -> CommandResult {
    let columns = (["tick", "item"] + TrajectoryRow.columns).joined(separator: ",")
    return cli(
      ["run", ReferenceScenes.scene(name), "--format", "csv", "--columns", columns] + more)
  }

  @Test(
    "Every number of every row is the reference's, bit for bit unless a bound is stated",
    arguments: cases)
  func digits(_ scene: Case) throws {
    let result = run(scene.name)
    #expect(result.code == .success, "\(result.messages)")
    let rows = try TrajectoryRow.rows(csv: result.output)
    let reference = try ReferenceScenes.rows(scene.name)
    #expect(rows.last?.tick == scene.last)
    #expect(rows.count <= reference.count)
    TrajectoryComparison(rows, to: reference, within: scene.slack).expectNone(scene.name)
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
