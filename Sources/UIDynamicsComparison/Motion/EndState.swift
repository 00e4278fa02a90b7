// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

package struct EndState: Equatable, Sendable {
  package struct Pose: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var angle: Double
  }

  package var item: String
  package var expected: Pose
  package var actual: Pose

  /// Returns the items whose last poses differ, in the order of the expected rows.
  static func pairs(
    _ expected: TickRecord, _ expectedIDs: [String], _ expectedColumns: [Column],
    _ actual: TickRecord, _ actualIDs: [String], _ actualColumns: [Column], forgetsTurns: Bool
  ) -> [EndState] {
    let rows = Dictionary(
      zip(actual.items.map { actualIDs[$0] }, actual.items.indices),
      uniquingKeysWith: { first, _ in first })
    return expected.items.enumerated().compactMap { row, item in
      guard let other = rows[expectedIDs[item]],
        let a = Pose(expected, row, expectedColumns), var b = Pose(actual, other, actualColumns)
      else { return nil }
      if forgetsTurns { b.angle = WholeTurns.nearest(b.angle, to: a.angle) }
      if a == b { return nil }
      return EndState(item: expectedIDs[item], expected: a, actual: b)
    }
  }
}

extension EndState.Pose {
  fileprivate init?(_ record: TickRecord, _ row: Int, _ columns: [Column]) {
    func value(_ column: Column) -> Double? {
      columns.firstIndex(of: column).map { record.values[row * columns.count + $0] }
    }
    guard let x = value(.x), let y = value(.y) else { return nil }
    self.init(x: x, y: y, angle: value(.angle) ?? 0)
  }
}
