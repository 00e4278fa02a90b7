// SPDX-License-Identifier: MIT

import Testing

/// Where a trajectory leaves its reference, for a message that tells noise from another motion.
struct TrajectoryComparison {
  private(set) var first: String?
  private(set) var differences = 0
  private let slack: Float
  private var worst = (distance: Float(0), place: "")

  /// Compares row by row as far as both go.
  init(_ rows: [TrajectoryRow], to reference: [TrajectoryRow], within slack: Float = 0) {
    self.slack = slack
    for (row, expected) in zip(rows, reference) {
      guard row.tick == expected.tick, row.item == expected.item else {
        note(
          "row \(row.tick) \(row.item) stands where \(expected.tick) \(expected.item) belongs", 0)
        return
      }
      for (index, name) in TrajectoryRow.columns.enumerated() {
        compare(row.values[index], expected.values[index], "tick \(row.tick), \(row.item).\(name)")
      }
    }
  }

  private mutating func compare(_ value: Float, _ expected: Float, _ place: String) {
    let distance = (value - expected).magnitude
    if value == expected || distance <= slack { return }
    let steps = distance / max(value.magnitude, expected.magnitude).ulp
    note(
      "\(place): expected \(expected), got \(value), off by \(distance) (\(steps) ulp)", distance)
    if distance > worst.distance { worst = (distance, place) }
  }

  private mutating func note(_ message: String, _ distance: Float) {
    differences += 1
    if first == nil { first = message }
  }

  /// Records an issue unless every number is within the slack; without one, has the same bits.
  func expectNone(_ scene: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let first else { return }
    Issue.record(
      """
      \(scene): \(differences) numbers differ. First: \(first). \
      Worst: \(worst.distance) at \(worst.place).
      """,
      sourceLocation: sourceLocation)
  }
}
