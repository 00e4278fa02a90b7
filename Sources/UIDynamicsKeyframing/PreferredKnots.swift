// SPDX-License-Identifier: MIT

/// The ticks at which a designer would set keys: extrema, corners at contacts, and the start of rest.
///
/// Among the curves with the fewest keys, the one with the most keys at these ticks wins. Keys at these ticks
/// are not mandatory, because that often requires additional keys.
enum PreferredKnots {
  private static let rest = 0.02

  static func all(_ values: [Double], breaks: [Int], tolerance: Double) -> [Bool] {
    let arrival = restStart(values, tolerance: tolerance)
    var knots = turningPoints(values, tolerance: tolerance)
    knots[arrival] = true
    for tick in breaks where tick > 0 && tick < arrival {
      if let corner = corner(values, near: tick, tolerance: tolerance) { knots[corner] = true }
    }
    return knots
  }

  private static func restStart(_ values: [Double], tolerance: Double) -> Int {
    var start = values.count - 1
    while start > 0, (values[start - 1] - values[values.count - 1]).magnitude <= rest * tolerance {
      start -= 1
    }
    return start
  }

  /// Finds the extrema from which the track then departs by more than the tolerance.
  private static func turningPoints(_ values: [Double], tolerance: Double) -> [Bool] {
    var points = [Bool](repeating: false, count: values.count)
    var (highest, lowest) = (0, 0)
    var direction = 0
    for tick in values.indices {
      if values[tick] > values[highest] { highest = tick }
      if values[tick] < values[lowest] { lowest = tick }
      if direction >= 0, values[highest] - values[tick] > tolerance {
        if direction > 0 || highest > 0 { points[highest] = true }
        (direction, lowest) = (-1, tick)
        highest = tick
      } else if direction <= 0, values[tick] - values[lowest] > tolerance {
        if direction < 0 || lowest > 0 { points[lowest] = true }
        (direction, highest) = (1, tick)
        lowest = tick
      }
    }
    return points
  }

  /// Returns the tick of a corner at a contact: either the tick that reports the contact or the previous one.
  private static func corner(_ values: [Double], near tick: Int, tolerance: Double) -> Int? {
    let candidates = [tick - 1, tick].filter { $0 > 0 && $0 < values.count - 1 }
    let bends = candidates.map { (values[$0 - 1] - 2 * values[$0] + values[$0 + 1]).magnitude }
    guard let sharpest = bends.max(), sharpest > cornerBends * tolerance else { return nil }
    return bends.firstIndex(of: sharpest).map { candidates[$0] }
  }

  /// The bend that makes a corner, in tolerances; gravity alone bends a track by 0.28 pt per tick.
  private static let cornerBends = 4.0
}
