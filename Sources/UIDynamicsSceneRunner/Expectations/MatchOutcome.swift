// SPDX-License-Identifier: MIT

/// How far a run was from a recorded motion.
package struct MatchOutcome: Equatable, Sendable {
  /// In units of what is allowed, in the order of time.
  package var residuals: [Double] = []
  /// What is allowed, in pt.
  package var within = 1.0
  /// The largest distance, in pt, the time of the recording at which it was, in s, and the tick.
  package var largest = 0.0
  package var time = 0.0
  package var tick = 0
  var sum = 0.0

  /// The root of the mean square of the distances, in pt.
  package var meanDistance: Double {
    residuals.isEmpty ? 0 : (sum / Double(residuals.count)).squareRoot()
  }
}
