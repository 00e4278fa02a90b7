// SPDX-License-Identifier: MIT

/// A key of a piecewise cubic curve; times are in ticks, slopes in value units per tick.
package struct MotionKey: Equatable, Sendable {
  package var time: Double
  package var value: Double
  package var slopeIn = 0.0
  package var slopeOut = 0.0

  package init(time: Double, value: Double) { (self.time, self.value) = (time, value) }
}

/// A curve through keys; it is constant before the first key and after the last one.
package struct KeyedCurve: Equatable, Sendable {
  package var keys: [MotionKey]
  package var error: Double

  package init(keys: [MotionKey], error: Double = 0) { (self.keys, self.error) = (keys, error) }
}
