// SPDX-License-Identifier: MIT

package struct ItemMeasures: Equatable, Sendable {
  /// The time at which the item finally falls asleep, half a second after its last motion, in s; `nil` if it moves or has no body.
  package var settleTime: Double?
  /// The time at which the item's last motion ends, in s, or 0 if it never moves; `nil` if it is not at rest.
  package var restTime: Double?
  /// The time from which the center stays within 5% of its largest distance from the end position, in s.
  package var within5PercentTime: Double?
  /// The largest excursion beyond the end position, away from the start, in pt; `nil` if the item is not at rest.
  package var overshootX: Float?
  package var overshootY: Float?
  /// The highest speed, in pt/s; `nil` if the item was never shown.
  package var peakSpeed: Float?
  /// The range of the center's coordinates, in pt.
  package var xRange: ClosedRange<Float>?
  package var yRange: ClosedRange<Float>?

  package init(settleTime: Double? = nil) { self.settleTime = settleTime }
}
