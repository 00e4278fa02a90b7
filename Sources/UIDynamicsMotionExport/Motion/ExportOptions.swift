// SPDX-License-Identifier: MIT

package struct ExportOptions: Equatable, Sendable {
  /// The allowed deviation of any point of an item at each tick, in pt; above 0.
  package var tolerance: Double
  /// True if values are relative to the pose at the first tick.
  package var isRelative: Bool
  /// True if springs replace the engine.
  package var isSmall = false

  /// The prefix for the names of classes and types.
  package var prefix = ""

  /// The shortest distance for which progress is meaningful, in pt; shorter ones would amplify rounding errors.
  var shortestDistance: Double { 4 * tolerance }

  package init(tolerance: Double = 0.25, isRelative: Bool = false) {
    (self.tolerance, self.isRelative) = (tolerance, isRelative)
  }
}
