// SPDX-License-Identifier: MIT

/// How far a run was from a recorded motion.
package struct MatchOutcome: Equatable, Sendable {
  /// In units of what is allowed, in the order of time.
  package var residuals: [Double] = []
  /// What is allowed, in pt.
  package var within = 1.0
  /// The largest distance, in pt; where it was is `worst`.
  package var largest = 0.0
  /// The first place that is farther away than allowed, and the farthest; nil where there is none.
  var first: Miss?
  var worst: Miss?
  /// Why nothing of the motion was compared: a sentence without a full stop; nil where something was.
  package var apart: String?
  var sum = 0.0

  /// A place of the recording that the run is away from.
  struct Miss: Equatable {
    /// The number of what is compared.
    var channel: Int
    /// In pt.
    var distance: Double
    var isMissing: Bool
    /// That of the recording, in s.
    var time: Double
    /// The tick behind it.
    var tick: Int
  }

  /// The root of the mean square of the distances, in pt.
  package var meanDistance: Double {
    residuals.isEmpty ? 0 : (sum / Double(residuals.count)).squareRoot()
  }
}
