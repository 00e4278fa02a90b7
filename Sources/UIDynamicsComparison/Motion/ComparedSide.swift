// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// What a comparison knows of one of its sides beside the ticks.
package struct ComparedSide: Sendable {
  /// What the report calls it.
  package var name: String
  /// Nil for rows.
  package var header: RunHeader?
  /// The columns of items, in the order of the values.
  package var columns: [Column]
  /// Which ticks have rows.
  var grid: TickGrid

  package init(name: String, header: RunHeader?, columns: [Column]) {
    (self.name, self.header, self.columns) = (name, header, columns)
    grid = TickGrid(first: header == nil ? nil : 0, step: header?.every)
  }

  package init(_ reader: TrajectoryReader) {
    self.init(name: reader.file, header: reader.header, columns: reader.columns)
  }

  package var hasDigests: Bool { header?.hasDigests ?? false }

  /// True if only a part of the ticks has frames.
  var isThin: Bool { (header?.every ?? 1) > 1 }
}

/// The ticks that have rows: known of a log, learned from the first two of a file of rows.
struct TickGrid {
  private(set) var first: Int?
  private(set) var step: Int?

  init(first: Int?, step: Int?) { (self.first, self.step) = (first, step) }

  mutating func note(_ tick: Int) {
    guard let first else { return first = tick }
    if step == nil && tick > first { step = tick - first }
  }

  func contains(_ tick: Int) -> Bool {
    guard let first, tick >= first else { return false }
    return (tick - first) % (step ?? 1) == 0
  }
}
