// SPDX-License-Identifier: MIT

import Testing

/// The differences between a trajectory and its reference, for messages that separate noise from a different motion.
struct TrajectoryComparison {
  private(set) var first: String?
  private(set) var differences = 0
  private(set) var firstTick: Int?
  private(set) var worst = [Float](repeating: 0, count: TrajectoryRow.columns.count)

  /// Compares the rows up to the end of the shorter trajectory.
  init(_ rows: [TrajectoryRow], to reference: [TrajectoryRow]) {
    for (row, expected) in zip(rows, reference) {
      guard row.tick == expected.tick, row.item == expected.item else {
        note(
          "row \(row.tick) \(row.item) stands where \(expected.tick) \(expected.item) belongs",
          row.tick)
        return
      }
      for (index, name) in TrajectoryRow.columns.enumerated() {
        let (value, target) = (row.values[index], expected.values[index])
        if value == target { continue }
        let distance = (value - target).magnitude
        let steps = distance / max(value.magnitude, target.magnitude).ulp
        note(
          "tick \(row.tick), \(row.item).\(name): expected \(target), got \(value), "
            + "off by \(distance) (\(steps) ulp)", row.tick)
        worst[index] = max(worst[index], distance)
      }
    }
  }

  private mutating func note(_ message: String, _ tick: Int) {
    differences += 1
    if first == nil { (first, firstTick) = (message, tick) }
  }

  /// Records an issue unless all numbers are equal bit for bit.
  func expectNone(_ scene: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let first else { return }
    Issue.record(
      """
      \(scene): \(differences) numbers differ. First: \(first). \
      Worst of \(TrajectoryRow.columns): \(worst).
      """,
      sourceLocation: sourceLocation)
  }
}
