// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// A position in a recording that is read in parallel with a run.
struct RecordingCursor {
  let reader: TrajectoryReader
  private(set) var next: TickRecord?
  /// The last tick before `next` that has rows.
  private(set) var last = TickRecord()
  private(set) var grid: TickGrid

  init(_ reader: TrajectoryReader, _ grid: TickGrid) throws(RecordFault) {
    (self.reader, self.grid) = (reader, grid)
    try advance()
  }

  mutating func advance() throws(RecordFault) {
    var record = next ?? TickRecord()
    if let next, !next.items.isEmpty { last = next }
    next = try reader.next(&record) ? record : nil
    if let next, !next.items.isEmpty { grid.include(next.tick) }
  }
}
