// SPDX-License-Identifier: MIT

package struct MatchOutcome: Equatable, Sendable {
  /// In multiples of the tolerance, in time order.
  package var residuals: [Double] = []
  /// The tolerance, in pt.
  package var within = 1.0
  /// In pt.
  package var largest = 0.0
  var first: Miss?
  var worst: Miss?
  /// The reason if nothing was compared, as a sentence without a period.
  package var apart: String?
  var sum = 0.0

  struct Miss: Equatable {
    var channel: Int
    /// In pt.
    var distance: Double
    var isMissing: Bool
    /// In the recording, in seconds.
    var time: Double
    /// The tick at that time or next after it.
    var tick: Int
  }

  /// The root mean square of the distances, in pt.
  package var meanDistance: Double {
    residuals.isEmpty ? 0 : (sum / Double(residuals.count)).squareRoot()
  }
}
