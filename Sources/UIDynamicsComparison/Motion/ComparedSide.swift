// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The metadata for one side of a comparison.
package struct ComparedSide: Sendable {
  /// The name to use in reports.
  package var name: String
  package var header: RunHeader?
  package var columns: [Column]
  var grid: TickGrid

  package init(name: String, header: RunHeader?, columns: [Column]) {
    (self.name, self.header, self.columns) = (name, header, columns)
    grid = TickGrid(first: header == nil ? nil : 0, step: header?.every)
  }

  package init(_ reader: TrajectoryReader) {
    self.init(name: reader.file, header: reader.header, columns: reader.columns)
  }

  package var hasDigests: Bool { header?.hasDigests ?? false }

  var isThin: Bool { (header?.every ?? 1) > 1 }
}

/// The ticks that have rows, according to the header of a log or, without one, to the first two rows.
struct TickGrid {
  private(set) var first: Int?
  private(set) var step: Int?

  init(first: Int?, step: Int?) { (self.first, self.step) = (first, step) }

  mutating func include(_ tick: Int) {
    guard let first else { return first = tick }
    if step == nil && tick > first { step = tick - first }
  }

  func contains(_ tick: Int) -> Bool {
    guard let first, tick >= first else { return false }
    return (tick - first) % (step ?? 1) == 0
  }
}
