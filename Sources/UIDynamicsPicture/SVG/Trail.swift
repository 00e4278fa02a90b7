// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// An item's path as a line without redundant corners.
enum Trail {
  /// Omits points nearer to the line than `distance` (Douglas and Peucker, 1973).
  static func simplified(_ spots: [Spot], within distance: Double) -> [Spot] {
    guard spots.count > 2 else { return spots }
    var keeps = [Bool](repeating: false, count: spots.count)
    (keeps[0], keeps[spots.count - 1]) = (true, true)
    var open = [0..<(spots.count - 1)]
    while let range = open.popLast() {
      let (from, to) = (spots[range.lowerBound], spots[range.upperBound])
      var (farthest, split) = (distance, 0)
      for index in range.dropFirst() {
        let away = Self.distance(of: spots[index], from, to)
        if away > farthest { (farthest, split) = (away, index) }
      }
      guard split > 0 else { continue }
      keeps[split] = true
      open += [range.lowerBound..<split, split..<range.upperBound]
    }
    return zip(spots, keeps).compactMap { $1 ? $0 : nil }
  }

  private static func distance(of spot: Spot, _ from: Spot, _ to: Spot) -> Double {
    let (displacement, arm) = (to - from, spot - from)
    let squared = displacement.x * displacement.x + displacement.y * displacement.y
    if squared == 0 { return arm.length }
    let along = min(max((displacement.x * arm.x + displacement.y * arm.y) / squared, 0), 1)
    return (arm - along * displacement).length
  }
}
