// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Counts the rows that a command keeps in memory, up to `--limit rows`.
struct KeptRows {
  private let limit: Int
  private var count = 0

  init(_ limits: SceneLimits) { limit = limits[.rows] }

  private var excess: String { SceneLimit.rows.excess(over: limit) }
  private static let hint = "--from, --to and a lower --time-limit need fewer"

  /// Counts the rows of a tick that is played.
  mutating func add(_ rows: Int) throws(CommandFailure) {
    if isFull(rows) {
      throw CommandFailure(exitCode: .guarded, message: excess, hint: Self.hint)
    }
  }

  /// Counts the rows of a tick that is read.
  mutating func add(_ rows: Int, from file: String) throws(RecordFault) {
    if isFull(rows) { throw RecordFault(file: file, excess) }
  }

  private mutating func isFull(_ rows: Int) -> Bool {
    // A tick without rows takes room too.
    count += max(rows, 1)
    return count > limit
  }
}
