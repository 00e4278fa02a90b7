// SPDX-License-Identifier: MIT

package struct ItemMeasures: Equatable, Sendable {
  /// The time of its final sleep, half a second after its last motion, in s; `nil` if it moves or has no body.
  package var settleTime: Double?
  /// The end of its last motion, in s, 0 if it never moved; `nil` if it is not at rest.
  package var restTime: Double?
  /// The time from which its center stays within 5% of its largest distance from the end, in s.
  package var within5PercentTime: Double?
  /// The largest excursion beyond its end, away from its start, in pt; `nil` if it is not at rest.
  package var overshootX: Float?
  package var overshootY: Float?
  /// In pt/s; `nil` if it was never shown.
  package var peakSpeed: Float?
  /// The range of its center, in pt.
  package var xRange: ClosedRange<Float>?
  package var yRange: ClosedRange<Float>?

  package init(settleTime: Double? = nil) { self.settleTime = settleTime }
}
