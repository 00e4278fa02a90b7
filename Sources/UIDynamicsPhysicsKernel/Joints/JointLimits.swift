// SPDX-License-Identifier: MIT

/// How far a joint may move from where it was made: m along a slider, rad about a pin.
///
/// Either bound may be infinite.
package struct JointLimits: Equatable, Sendable, BitwiseCopyable {
  package var lower: Float
  package var upper: Float

  package init(lower: Float, upper: Float) {
    self.lower = lower
    self.upper = upper
  }

  /// Anything goes.
  static var unlimited: JointLimits { JointLimits(lower: -.infinity, upper: .infinity) }

  /// Where within its limits a joint is; the one-sided ones keep their impulse of one sign.
  enum State: UInt8, BitwiseCopyable {
    /// Between the limits, or there are none.
    case free
    case atLower
    case atUpper
    /// The limits are so close together that the joint cannot move.
    case locked
  }

  /// The state at a value; `slop` is the tolerance of that kind of value.
  @inline(__always) func state(at value: Float, slop: Float) -> State {
    if (upper - lower).magnitude < 2 * slop { return .locked }
    if value <= lower { return .atLower }
    return value >= upper ? .atUpper : .free
  }

  /// Why this is not a range, or nil when it is one.
  var fault: String? {
    if lower <= upper && lower < .infinity && upper > -.infinity { return nil }
    return "limits \(lower)...\(upper) are not a range."
  }
}
