// SPDX-License-Identifier: MIT

/// The engine's limits for polygon outlines; lengths are in points.
package enum OutlineFacts {
  /// The largest deviation from a convex outline, and the least width.
  ///
  /// Raising it rejects small shapes; lowering it rejects flattened curves.
  @inlinable package static var tolerance: Double { 0.5 * UIKitFacts.slop }

  /// The least width relative to the reach; coordinates are rounded twice, by at most 6·10⁻⁸ of their size.
  @inlinable package static var leastRelativeWidth: Double { 5e-7 }

  /// The largest distance in x or y from the middle of the item or group; beyond it 32 bits are too coarse.
  @inlinable package static var largestReach: Double { 1_000_000 }

  /// The most points; a touching pair of items costs the product of their corner counts in every sub-step.
  @inlinable package static var mostPoints: Int { 4096 }
}
