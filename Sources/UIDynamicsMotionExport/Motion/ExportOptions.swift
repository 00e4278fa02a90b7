// SPDX-License-Identifier: MIT

/// How a motion is to be written.
package struct ExportOptions: Equatable, Sendable {
  /// How far a point of an item may be off in each channel, in pt, at every tick; above 0.
  package var tolerance: Double
  /// Whether values count from where the item is at the first tick.
  package var isRelative: Bool
  /// Whether the fewest keys matter more than smooth playing.
  package var isCompact: Bool

  /// A way up to here, in pt, has no progress to speak of: small against the tolerance, an end beside the
  /// beginning would blow every digit up.
  var shortestWay: Double { 4 * tolerance }

  package init(tolerance: Double = 0.25, isRelative: Bool = false, isCompact: Bool = false) {
    (self.tolerance, self.isRelative, self.isCompact) = (tolerance, isRelative, isCompact)
  }
}
