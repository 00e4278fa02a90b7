// SPDX-License-Identifier: MIT

/// The engine's limits for polygon outlines; lengths are in points.
package enum OutlineFacts {
  /// The largest deviation from a convex outline, and the smallest width.
  ///
  /// A larger value rejects small shapes; a smaller one rejects flattened curves.
  @inlinable package static var tolerance: Double { 0.5 * UIKitFacts.slop }

  /// The smallest width relative to the reach; coordinates are rounded twice, by at most 6·10⁻⁸ of their size each.
  @inlinable package static var leastRelativeWidth: Double { 5e-7 }

  /// The largest distance in x or y from the center of the item or group; beyond it, 32 bits are too imprecise.
  @inlinable package static var largestReach: Double { 1_000_000 }

  /// The largest number of points; in each sub-step, a touching pair costs the product of its items' corner counts.
  @inlinable package static var mostPoints: Int { 4096 }
}
