// SPDX-License-Identifier: MIT

/// The range of a joint's motion, in m for a slider and rad for a pin; either bound may be infinite.
package struct JointLimits: Equatable, Sendable, BitwiseCopyable {
  package var lower: Float
  package var upper: Float

  package init(lower: Float, upper: Float) {
    self.lower = lower
    self.upper = upper
  }

  static var unlimited: JointLimits { JointLimits(lower: -.infinity, upper: .infinity) }

  /// The position relative to the limits; at a limit, impulses can have only one sign.
  enum State: UInt8, BitwiseCopyable {
    case free
    case atLower
    case atUpper
    /// The limits are too close together to allow any motion.
    case locked
  }

  @inline(__always) func state(at value: Float, slop: Float) -> State {
    if (upper - lower).magnitude < 2 * slop { return .locked }
    if value <= lower { return .atLower }
    return value >= upper ? .atUpper : .free
  }
}
