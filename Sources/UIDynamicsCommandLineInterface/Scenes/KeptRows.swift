// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

/// Enforces `--limit rows` for rows in memory.
struct KeptRows {
  private let limit: Int
  private var count = 0

  init(_ limits: SceneLimits) { limit = limits[.rows] }

  private var excess: String { SceneLimit.rows.excess(over: limit) }
  private static let hint = "reduce them with --from, --to or a lower --time-limit"

  mutating func add(_ rows: Int) throws(CommandFailure) {
    if isFull(rows) {
      throw CommandFailure(exitCode: .guarded, message: excess, hint: Self.hint)
    }
  }

  mutating func add(_ rows: Int, from file: String) throws(RecordFault) {
    if isFull(rows) { throw RecordFault(file: file, excess) }
  }

  private mutating func isFull(_ rows: Int) -> Bool {
    // A tick without rows also uses memory.
    count += max(rows, 1)
    return count > limit
  }
}
