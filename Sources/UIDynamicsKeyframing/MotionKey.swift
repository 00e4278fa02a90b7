// SPDX-License-Identifier: MIT

/// A key of a curve over time; between two keys it is a cubic polynomial.
///
/// Times are in ticks from the first tick of the track, slopes in units of the value per tick.
package struct MotionKey: Equatable, Sendable {
  package var time: Double
  package var value: Double
  /// The slope with which the curve arrives, and the one with which it leaves.
  package var slopeIn = 0.0
  package var slopeOut = 0.0

  package init(time: Double, value: Double) { (self.time, self.value) = (time, value) }
}

/// A curve through keys, before the first and behind the last of which it rests.
package struct KeyedCurve: Equatable, Sendable {
  /// At least one, in the order of their times.
  package var keys: [MotionKey]
  /// How far the curve is from its track at the worst tick, in units of the value.
  package var error: Double

  package init(keys: [MotionKey], error: Double = 0) { (self.keys, self.error) = (keys, error) }
}
