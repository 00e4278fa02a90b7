// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIDynamicsPhysicsKernel

/// A reference trajectory under Tests/Fixtures/reference.
struct ReferenceRows {
  static let columns = ["x", "y", "angle", "vx", "vy", "omega"]

  let name: String
  /// By tick, then by item in file order.
  private(set) var ticks: [[[Float]]] = []

  init(_ name: String) throws {
    self.name = name
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/reference")
    let text = try String(contentsOf: folder.appending(path: "\(name).csv"), encoding: .utf8)
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",")
      let tick = try #require(Int(cells[0]))
      if tick == ticks.count { ticks.append([]) }
      ticks[tick].append(cells.dropFirst(2).compactMap { Float($0) })
    }
  }

  /// The largest error in each column; 0 means equal bits except for the sign of zero.
  struct Allowance {
    var position: Float = 0
    var angle: Float = 0
    var velocity: Float = 0
    var spin: Float = 0

    static var none: Allowance { Allowance() }

    fileprivate func of(_ column: Int) -> Float {
      [position, position, angle, velocity, velocity, spin][column]
    }
  }

  /// Plays a scene tick by tick and compares its items, in order, with the rows up to the pause.
  func expect(
    _ scene: PlayedScene, within allowance: Allowance = .none,
    beforeTick: (_ tick: Int) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for tick in ticks.indices {
      if tick > 0 {
        if !scene.world.hasAwakeBodies { return }
        beforeTick(tick)
        scene.tick()
      }
      for (item, body) in scene.items.enumerated() {
        for (column, actual) in scene.row(body).enumerated() {
          let expected = ticks[tick][item][column]
          if (actual - expected).magnitude <= allowance.of(column) { continue }
          Issue.record(
            """
            \(name), tick \(tick), item \(item), \(ReferenceRows.columns[column]): got \(actual), \
            expected \(expected): off by \(actual - expected), allowed \(allowance.of(column))
            """,
            sourceLocation: sourceLocation)
          return
        }
      }
    }
  }
}
