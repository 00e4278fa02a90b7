// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Finds the spring that describes a motion.
///
/// A spring released with an initial velocity obeys the recurrence of `DampedSpring.init(obeyedBy:every:)`. For any
/// other motion, the result is the spring from rest with the smallest maximum error. A grid and golden sections find the
/// best frequency for each damping ratio in a grid, then the best ratios are refined in the same way. Gradient steps would
/// get stuck in the edges and narrow valleys of the maximum error.
package struct SpringFit {
  package static let damping = 1e-3...10.0
  /// A track whose remaining distance is below this after two ticks is a jump.
  private static let jumpRest = 0.01
  /// The ratio of consecutive damping ratios in the grid.
  private static let rung = 1.25
  /// The number of grid minima that are refined.
  private static let mostValleys = 4
  /// Each section keeps 0.618 of the interval; more sections would exceed the precision of `Double`.
  private static let sections = 36

  private static let thrownError = 0.05

  /// The remaining distance at each tick, starting with 1.
  private let track: [Double]
  private let step: Double
  /// The angular frequencies to try, in rad/s; the shortest period is two ticks.
  private let frequency: ClosedRange<Double>

  private init(_ track: [Double], step: Double) {
    (self.track, self.step) = (track, step)
    let fastest = Double.pi / step
    frequency = min(0.01, fastest)...fastest
  }

  /// - Parameters:
  ///   - track: The remaining distance at each tick, starting with 1.
  ///   - step: The length of a tick in s.
  /// - Returns: A spring with an initial velocity if the track obeys one, otherwise the closest spring from rest. The
  ///   damping ratio is at most 10, and the undamped period at least two ticks. `nil` if the track ends within two ticks.
  package static func fit(_ track: [Double], step: Double) -> DampedSpring? {
    if track.dropFirst(2).allSatisfy({ $0.magnitude < jumpRest }) { return nil }
    let fit = SpringFit(track, step: step)
    return fit.thrown() ?? fit.nearest()
  }

  /// Returns the number of ticks before a throw, which is 1 or 2 if a finger moves the item at first, so that the track
  /// obeys a spring only after these ticks.
  package static func ticksBeforeThrow(_ track: [Double], step: Double) -> Int {
    guard let spring = SpringFit(track, step: step).obeyed() else { return 0 }
    let errors = (0...2).map { ticks in
      guard track.count > ticks, track[ticks] != 0 else { return Double.infinity }
      let rest = track.dropFirst(ticks).map { $0 / track[ticks] }
      let error = spring.thrown(along: rest, every: step).farthest(from: rest, every: step)
      return error * track[ticks].magnitude
    }
    if errors[1] >= errors[0] / 2 { return 0 }
    return errors[2] < errors[1] / 2 ? 2 : 1
  }

  /// Returns true if a spring from rest misrepresents a track: the track must slow down from the first tick on, or be held
  /// by a finger (`isHeld`), and must not obey such a spring.
  package static func isMoving(_ track: [Double], isHeld: Bool, step: Double) -> Bool {
    (isHeld || track.count > 2 && track[0] - track[1] > track[1] - track[2])
      && (DampedSpring(obeyedBy: track, every: step) == nil
        || SpringFit(track, step: step).obeyed() != nil)
  }

  /// Returns a spring with an initial velocity, or `nil` if the track does not obey one or starts at rest.
  private func thrown() -> DampedSpring? {
    guard let thrown = obeyed()?.thrown(along: track, every: step) else { return nil }
    return thrown.farthest(from: track, every: step) < Self.thrownError ? thrown : nil
  }

  /// Returns the spring that the track obeys with an initial velocity other than 0.
  private func obeyed() -> DampedSpring? {
    guard let spring = DampedSpring(obeyedBy: track, every: step),
      Self.damping.contains(spring.damping), frequency.contains(spring.frequency),
      // The first step from rest may be shorter than a tick.
      spring.farthest(from: track, every: step) > max(0.01, 0.15 * spring.frequency * step)
    else { return nil }
    return spring
  }

  private typealias Found = (spring: DampedSpring, distance: Double)

  private func nearest() -> DampedSpring {
    let dampings = Self.ladder(Self.damping, by: Self.rung)
    let row = dampings.map { best(damping: $0) }
    var nearest = row[0]
    for valley in valleys(of: row) {
      let (first, last) = (max(valley - 1, 0), min(valley + 1, row.count - 1))
      let found = Self.smallest(dampings[first]...dampings[last]) { best(damping: $0) }
      for one in [row[valley], found] where one.distance < nearest.distance { nearest = one }
    }
    return nearest.spring
  }

  private func valleys(of row: [Found]) -> [Int] {
    let indices = row.indices.filter { index in
      (index == 0 || row[index].distance <= row[index - 1].distance)
        && (index == row.count - 1 || row[index].distance <= row[index + 1].distance)
    }
    return Array(
      indices.sorted { (row[$0].distance, $0) < (row[$1].distance, $1) }.prefix(Self.mostValleys))
  }

  private func best(damping: Double) -> Found {
    // Weakly damped springs oscillate for a long time, so a small frequency error becomes a large phase error.
    let rungs = Self.ladder(frequency, by: 1 + min(max(damping, 0.03), 0.15))
    var (best, least) = (0, Double.infinity)
    for index in rungs.indices {
      let spring = DampedSpring(frequency: rungs[index], damping: damping)
      let distance = spring.farthest(from: track, every: step, upTo: least)
      if distance < least { (best, least) = (index, distance) }
    }
    let (first, last) = (max(best - 1, 0), min(best + 1, rungs.count - 1))
    let found = Self.smallest(rungs[first]...rungs[last]) { frequency -> Found in
      let spring = DampedSpring(frequency: frequency, damping: damping)
      return (spring, spring.farthest(from: track, every: step))
    }
    let rung = DampedSpring(frequency: rungs[best], damping: damping)
    return least < found.distance ? (rung, least) : found
  }

  private static func ladder(_ range: ClosedRange<Double>, by ratio: Double) -> [Double] {
    var rungs = [range.lowerBound]
    while let rung = rungs.last, rung * ratio < range.upperBound { rungs.append(rung * ratio) }
    return rungs + [range.upperBound]
  }

  /// Searches by golden sections; includes the ends, because the minimum may be at a bound.
  private static func smallest(
    _ range: ClosedRange<Double>, _ found: (Double) -> Found
  ) -> Found {
    let share = 0.6180339887498949
    var (lower, upper) = (range.lowerBound, range.upperBound)
    var (low, high) = (upper - share * (upper - lower), lower + share * (upper - lower))
    var (atLow, atHigh) = (found(low), found(high))
    for _ in 0..<sections {
      if atLow.distance <= atHigh.distance {
        (upper, high, atHigh) = (high, low, atLow)
        low = upper - share * (upper - lower)
        atLow = found(low)
      } else {
        (lower, low, atLow) = (low, high, atHigh)
        high = lower + share * (upper - lower)
        atHigh = found(high)
      }
    }
    let ends = [found(range.lowerBound), found(range.upperBound)]
    return ([atLow, atHigh] + ends).min { $0.distance < $1.distance } ?? atLow
  }
}
