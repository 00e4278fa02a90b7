// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The relation between the angles on both sides if one side drops full revolutions.
struct RotationRelation {
  /// The smallest shift, in rad, that is not caused by dropped revolutions.
  private static let leastShift = 0.05

  private var relation = ColumnRelation()
  /// The last angles of each item, including full revolutions.
  private var last: [Int: (expected: Double, actual: Double)] = [:]

  /// Adds an angle from each side; from row to row, each must change by less than half a revolution.
  mutating func add(_ expected: Double, _ actual: Double, of item: Int) {
    guard expected.isFinite && actual.isFinite else { return }
    let before = last[item] ?? (expected, actual)
    let now = (
      expected: WholeTurns.nearest(expected, to: before.expected),
      actual: WholeTurns.nearest(actual, to: before.actual)
    )
    last[item] = now
    relation.add(now.expected, now.actual)
  }

  /// Returns the relation of the raw angles or, failing that, of the unwrapped ones; ignores full revolutions.
  func kind(or plain: ColumnRelation.Kind?) -> ColumnRelation.Kind? {
    let kind = plain ?? relation.kind(isAngle: true)
    switch kind {
    case .moved(let shift):
      let rest = WholeTurns.nearest(shift, to: 0)
      return rest.magnitude < Self.leastShift ? nil : .moved(rest)
    case .mirrored(let sum):
      let rest = WholeTurns.nearest(sum, to: 0)
      return rest.magnitude < Self.leastShift ? .otherSign : .mirrored(about: rest)
    case .otherSign, .degrees, .scaled, nil: return kind
    }
  }
}
