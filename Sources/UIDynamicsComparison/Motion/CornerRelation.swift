// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Detects whether one side contains top-left corners instead of centers.
struct CornerRelation {
  /// With fewer rows, positions may agree by chance.
  private static let fewestRows = 8
  /// The largest effect of rounding to pixels, in pt.
  private static let pixel = 0.5

  /// The indices of the columns on both sides; positions and sizes are NaN if unknown.
  private let columns: (expected: [Int?], actual: [Int?])
  private let nearness: Double
  private var isPossible = (expected: true, actual: true)
  /// The number of rows with different positions.
  private var apart = 0

  init(_ expected: [Column], _ actual: [Column], _ tolerance: Tolerance) {
    let wanted: [Column] = [.x, .y, .width, .height]
    columns = (wanted.map(expected.firstIndex), wanted.map(actual.firstIndex))
    nearness = max(Self.pixel, tolerance[.position])
  }

  /// Adds a row from each side; the indices are those of the rows' first values.
  mutating func add(_ expected: [Double], _ start: Int, _ actual: [Double], _ actualStart: Int) {
    guard isPossible.expected || isPossible.actual else { return }
    let a = columns.expected.map { $0.map { expected[start + $0] } ?? .nan }
    let b = columns.actual.map { $0.map { actual[actualStart + $0] } ?? .nan }
    func isCorner(_ corner: [Double], of box: [Double]) -> Bool {
      (0..<2).allSatisfy { (box[$0] - box[$0 + 2] / 2 - corner[$0]).magnitude <= nearness }
    }
    isPossible.expected = isPossible.expected && isCorner(a, of: b)
    isPossible.actual = isPossible.actual && isCorner(b, of: a)
    if (0..<2).contains(where: { (a[$0] - b[$0]).magnitude > nearness }) { apart += 1 }
  }

  /// True if the actual side contains the corners; `nil` if both sides contain centers.
  var isActual: Bool? {
    apart >= Self.fewestRows && (isPossible.expected || isPossible.actual)
      ? isPossible.actual : nil
  }
}
