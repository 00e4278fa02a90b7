// SPDX-License-Identifier: MIT

package struct MatchOutcome: Equatable, Sendable {
  /// The residuals in multiples of the tolerance, in time order.
  package var residuals: [Double] = []
  /// The tolerance in pt.
  package var within = 1.0
  /// The largest distance in pt.
  package var largest = 0.0
  var first: Miss?
  var worst: Miss?
  /// The reason why nothing was compared, as a sentence without a period; `nil` if something was.
  package var apart: String?
  var sum = 0.0

  struct Miss: Equatable {
    var channel: Int
    /// The distance in pt.
    var distance: Double
    var isMissing: Bool
    /// The time in the recording, in seconds.
    var time: Double
    /// The first tick at or after that time.
    var tick: Int
  }

  /// The root mean square of the distances in pt.
  package var meanDistance: Double {
    residuals.isEmpty ? 0 : (sum / Double(residuals.count)).squareRoot()
  }
}
