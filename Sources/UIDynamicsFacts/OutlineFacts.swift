// SPDX-License-Identifier: MIT

/// What the engine asks of the outline of an item that is a polygon.
///
/// Lengths are in points.
package enum OutlineFacts {
  /// What an outline may deviate from a convex one: half the slop.
  ///
  /// It must be wider than this, too. Raising it refuses small shapes; lowering it refuses curves
  /// that were flattened.
  @inlinable package static var tolerance: Double { 0.5 * UIKitFacts.slop }

  /// The least width of an outline as a part of its reach, 1: a 32-bit number resolves no less.
  ///
  /// Coordinates are rounded twice, by at most 6·10⁻⁸ of their size each time.
  @inlinable package static var leastRelativeWidth: Double { 5e-7 }

  /// How far from the middle of its item, or of its group, an outline may reach in x and in y.
  ///
  /// Beyond it 32 bits hardly resolve the tolerance.
  @inlinable package static var largestReach: Double { 1_000_000 }

  /// Points an outline may have.
  ///
  /// Two items of as many corners cost their product in every sub-step in which they touch.
  @inlinable package static var mostPoints: Int { 4096 }
}
