// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Reference scenes", .timeLimit(.minutes(30)))
struct ReferenceSceneTests {
  /// A scene, the ticks at which its animator pauses, and the tick of its last row.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var pauses: [Int] = []
    var last: Int
    /// The known differences; `nil` if every bit is equal.
    var departure: Departure?
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "free-fall-no-resistance", last: 60),
    Case(name: "free-fall-default-resistance", last: 60),
    Case(name: "landing-on-line", pauses: [79], last: 79),
    Case(name: "low-drop-on-line", pauses: [47], last: 47),
    Case(name: "bounds-elasticity-02", pauses: [96], last: 96),
    Case(name: "bounds-elasticity-05", pauses: [153], last: 153),
    Case(name: "bounds-elasticity-08", pauses: [388], last: 388),
    Case(name: "head-on-e05", last: 90),
    Case(name: "slide-with-friction", pauses: [88], last: 88),
    Case(name: "bounds-resized", pauses: [96, 207], last: 207),
    Case(name: "flick", pauses: [190], last: 190),
    Case(name: "falling-square", pauses: [100], last: 100),
    Case(name: "stack-of-five", pauses: [47], last: 47),
    Case(name: "rigid-pendulum", last: 120),
    Case(name: "soft-spring-2hz", pauses: [122], last: 122),
    // Apple's digits in the first tick require the four springs to be created in the opposite order.
    Case(
      name: "snap-100x50", pauses: [77], last: 77,
      departure: Departure(
        from: 1, position: 3.06e-5, angle: 4.7e-7, velocity: 8.6e-4, spin: 1.1e-5)),
    Case(name: "continuous-push-offset", last: 180),
    Case(name: "instantaneous-push", last: 120),
    // The reference was recorded with the sinf of glibc 2.36, which rounds an angle in tick 16 differently.
    Case(
      name: "pin-friction-torque", pauses: [316], last: 316,
      departure: Departure(
        from: 17, position: 4.6e-5, angle: 6e-7, velocity: 1.07e-4, spin: 1.2e-6)),
    Case(name: "rope-limit", last: 300),
    Case(name: "sliding-range", last: 54),
    Case(name: "field-linear-gravity", last: 60),
    Case(name: "field-spring", last: 120),
    Case(name: "field-vortex", last: 90),
  ]

  /// The first tick that differs, and the largest differences in pt, rad, pt/s, and rad/s.
  struct Departure: Sendable {
    var from: Int
    var position: Float
    var angle: Float
    var velocity: Float
    var spin: Float

    /// The bounds in the order of the columns.
    var bounds: [Float] { [position, position, angle, velocity, velocity, spin] }
  }

  private func run(_ name: String, _ more: [String] = []) -> CommandResult {
    let columns = (["tick", "item"] + TrajectoryRow.columns).joined(separator: ",")
    return cli(
      ["run", ReferenceScenes.scene(name), "--format", "csv", "--columns", columns] + more)
  }

  @Test(
    "Every number in every row equals the reference bit for bit, with two exceptions",
    arguments: cases)
  func digits(_ scene: Case) throws {
    let result = run(scene.name)
    #expect(result.code == .success, "\(result.messages)")
    let rows = try TrajectoryRow.rows(csv: result.output)
    let reference = try ReferenceScenes.rows(scene.name)
    #expect(rows.last?.tick == scene.last)
    #expect(rows.count <= reference.count)
    let comparison = TrajectoryComparison(rows, to: reference)
    guard let departure = scene.departure else { return comparison.expectNone(scene.name) }
    #expect(comparison.firstTick == departure.from, "\(scene.name)")
    for (index, (worst, bound)) in zip(comparison.worst, departure.bounds).enumerated() {
      // The bounds must be tight.
      #expect(
        worst <= bound && worst > 0.5 * bound, "\(scene.name), \(TrajectoryRow.columns[index])")
    }
  }

  @Test("The animator pauses in the same tick as the reference", arguments: cases)
  func pause(_ scene: Case) throws {
    let result = run(scene.name, ["--events", "-", "-o", "/dev/null"])
    let pauses = result.lines.filter { $0.contains(#""event":"pause""#) }
    let ticks = pauses.map { $0.prefix { $0 != "," } }
    #expect(ticks == scene.pauses.map { "{\"tick\":\($0)" }, "\(result.messages)")
  }

  @Test("The tests cover every scene in the folder")
  func complete() throws {
    #expect(Set(try ReferenceScenes.names()) == Set(Self.cases.map(\.name)))
  }

  @Test("A second run produces the same bytes", arguments: Seeds.some(cases))
  func again(_ scene: Case) {
    let (one, two) = (cli(["run", ReferenceScenes.scene(scene.name)]), run(scene.name))
    #expect(one == cli(["run", ReferenceScenes.scene(scene.name)]))
    #expect(two == run(scene.name))
  }
}
