// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Pairs each recorded time with the nearest tick; the first recorded time is that of the first tick.
package struct TimeAlignment: Equatable, Sendable {
  /// Subtracted from recorded times, in s.
  package private(set) var offset = 0.0
  package private(set) var farthest = 0.0
  private var first: Double?
  /// The first interval between recorded times, in s.
  private(set) var step: Double?
  /// The first interval between ticks, in s.
  private(set) var tickStep: Double?

  mutating func begin(at time: Double, _ tickTime: Double) {
    guard let first else { return (first, offset) = (time, time - tickTime) }
    if step == nil && time != first { step = time - first }
  }

  mutating func noteStep(from earlier: TickRecord, to later: TickRecord) {
    if tickStep == nil, !earlier.time.isNaN, later.time != earlier.time {
      tickStep = later.time - earlier.time
    }
  }

  /// Returns whether the earlier tick is nearer; `nil` if a later one may be nearer still.
  func isNearer(_ earlier: TickRecord, than later: TickRecord, to time: Double) -> Bool? {
    let wanted = time - offset
    guard later.time >= wanted else { return nil }
    return !earlier.time.isNaN && wanted - earlier.time < later.time - wanted
  }

  mutating func note(_ time: Double, _ tickTime: Double) {
    farthest = max(farthest, (time - offset - tickTime).magnitude)
  }
}
