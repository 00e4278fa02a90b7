// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Pairs each recorded time with the nearest tick; the first recorded time corresponds to the first tick.
package struct TimeAlignment: Equatable, Sendable {
  /// The offset that is subtracted from recorded times, in s.
  package private(set) var offset = 0.0
  package private(set) var farthest = 0.0
  private var first: Double?
  /// The first interval between recorded times, in s.
  private(set) var step: Double?
  /// The first interval between ticks, in s.
  private(set) var tickStep: Double?
  /// The number of actual ticks in total, and up to the last one that was compared.
  private var tickCount = 0
  private var comparedTicks = 0
  /// The number of recorded ticks after the end of the actual run.
  package private(set) var uncompared = 0
  /// The number of actual ticks after the end of the recording, and in total; set at the end.
  package private(set) var uncomparedTicks: Excess?

  package struct Excess: Equatable, Sendable {
    package let count: Int
    package let of: Int
  }

  mutating func begin(at time: Double, _ tickTime: Double) {
    guard let first else { return (first, offset) = (time, time - tickTime) }
    if step == nil && time != first { step = time - first }
  }

  /// Counts a tick of the actual run.
  mutating func countTick(_ later: TickRecord, after earlier: TickRecord) {
    tickCount += 1
    if tickStep == nil, !earlier.time.isNaN, later.time != earlier.time {
      tickStep = later.time - earlier.time
    }
  }

  /// Returns whether the earlier tick is nearer, or `nil` if a later one may be even nearer.
  func isNearer(_ earlier: TickRecord, than later: TickRecord, to time: Double) -> Bool? {
    let wanted = time - offset
    guard later.time >= wanted else { return nil }
    return !earlier.time.isNaN && wanted - earlier.time < later.time - wanted
  }

  /// Pairs a recorded time with the current tick or the previous one.
  mutating func pair(_ time: Double, _ tickTime: Double, isBefore: Bool) {
    updateFarthest(time, tickTime)
    comparedTicks = tickCount - (isBefore ? 1 : 0)
  }

  /// Pairs a recorded time beyond the last tick with that tick, or counts it as not compared.
  mutating func pairRest(_ time: Double, _ end: Double, _ tolerance: Double) -> Bool {
    guard time - offset <= end + tolerance else {
      uncompared += 1
      return false
    }
    updateFarthest(time, end)
    return true
  }

  /// Counts all ticks as compared, because there are recorded rows after the last one.
  mutating func compareAll() { comparedTicks = tickCount }

  /// Counts the ticks after the last recorded row, if they last long enough for another row.
  mutating func finish(recorded: Double, actual: Double, _ tolerance: Double) {
    let wayOut = actual - (recorded - offset)
    guard comparedTicks < tickCount, wayOut >= (step ?? 0) - tolerance else { return }
    uncomparedTicks = Excess(count: tickCount - comparedTicks, of: tickCount)
  }

  private mutating func updateFarthest(_ time: Double, _ tickTime: Double) {
    farthest = max(farthest, (time - offset - tickTime).magnitude)
  }
}
