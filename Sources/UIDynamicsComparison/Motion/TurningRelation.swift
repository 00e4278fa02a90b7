// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// How the angles of items follow from those of the other side, one of which has forgotten whole turns.
struct TurningRelation {
  /// A shift that is no whole number of turns, in rad.
  private static let leastShift = 0.05

  private var relation = ColumnRelation()
  /// What each item had last, every turn counted.
  private var last: [Int: (expected: Double, actual: Double)] = [:]

  /// Notes two angles; from row to row each goes less than half a turn.
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

  /// What angles as they stand there are to each other, or else with their turns counted; whole turns are nothing.
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
