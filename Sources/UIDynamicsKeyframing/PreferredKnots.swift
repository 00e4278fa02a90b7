// SPDX-License-Identifier: MIT

/// The ticks at which a designer would set a key: turning points, corners at contacts, where rest begins.
///
/// Among curves with as few keys the one with most of its keys on these is taken. None is forced: a
/// forced turning point costs a key more often than not (of the pendulum, 37 keys instead of 26).
enum PreferredKnots {
  /// A value this much of the tolerance from the last one counts as arrived.
  private static let rest = 0.02

  /// Whether a key is welcome, for each tick.
  static func all(_ values: [Double], breaks: [Int], tolerance: Double) -> [Bool] {
    let arrival = restStart(values, tolerance: tolerance)
    var knots = turningPoints(values, tolerance: tolerance)
    knots[arrival] = true
    for tick in breaks where tick > 0 && tick < arrival {
      if let corner = corner(values, near: tick, tolerance: tolerance) { knots[corner] = true }
    }
    return knots
  }

  /// The first tick from which the track stays at its last value.
  private static func restStart(_ values: [Double], tolerance: Double) -> Int {
    var start = values.count - 1
    while start > 0, (values[start - 1] - values[values.count - 1]).magnitude <= rest * tolerance {
      start -= 1
    }
    return start
  }

  /// Zigzag: a highest value counts when the track has fallen below it by the tolerance, and likewise.
  private static func turningPoints(_ values: [Double], tolerance: Double) -> [Bool] {
    var points = [Bool](repeating: false, count: values.count)
    var (highest, lowest) = (0, 0)
    // 1 while it rises, -1 while it falls, 0 while that is open.
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

  /// Where the track breaks by more than the tolerance, at a contact: on the tick that shows it, or before.
  private static func corner(_ values: [Double], near tick: Int, tolerance: Double) -> Int? {
    let places = [tick - 1, tick].filter { $0 > 0 && $0 < values.count - 1 }
    let bends = places.map { (values[$0 - 1] - 2 * values[$0] + values[$0 + 1]).magnitude }
    guard let sharpest = bends.max(), sharpest > cornerBends * tolerance else { return nil }
    return bends.firstIndex(of: sharpest).map { places[$0] }
  }

  /// A bend of this many tolerances is a corner: gravity alone bends by 0.28 pt in a tick.
  private static let cornerBends = 4.0
}
