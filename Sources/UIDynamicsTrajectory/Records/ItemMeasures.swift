// SPDX-License-Identifier: MIT

/// How an item came to its end: when it rested, how far and how fast it went.
package struct ItemMeasures: Equatable, Sendable {
  /// When the engine took the item for at rest for good, half a second after its last motion, in s; nil while it
  /// moves or no behavior moves it.
  package var settleTime: Double?
  /// When its last motion ended, in s: 0 if it never moved; nil if it is not at rest at the end.
  package var restTime: Double?
  /// When its center came within 5 % of its end for good, in s; a share of the farthest it ever was from there.
  package var within5PercentTime: Double?
  /// How far it went beyond its end, on the side away from its start, in pt; nil if it is not at rest at the end.
  package var overshootX: Float?
  package var overshootY: Float?
  /// The largest length of its linear velocity in pt/s; nil if it was never shown.
  package var peakSpeed: Float?
  /// The smallest and the largest coordinates of its center in pt.
  package var xRange: ClosedRange<Float>?
  package var yRange: ClosedRange<Float>?

  package init(settleTime: Double? = nil) { self.settleTime = settleTime }
}
