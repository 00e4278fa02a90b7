// SPDX-License-Identifier: MIT

/// The motion of a body within one sub-step; the center of mass and the angle change linearly.
struct Sweep: BitwiseCopyable, Equatable {
  var localCenter: Vector
  /// The state at `startTime`; `center` and `angle` are those at the end of the sub-step.
  var startCenter: Vector
  var center: Vector
  var startAngle: Float
  var angle: Float
  /// The fraction of the sub-step that impacts have already used, in [0, 1).
  var startTime: Float

  /// Returns the pose at a fraction of the remaining sub-step.
  @inline(__always) func pose(at fraction: Float) -> Pose {
    let rest = 1 - fraction
    let middle = rest * startCenter + fraction * center
    return Pose(
      center: middle, rotation: Rotation(angle: rest * startAngle + fraction * angle),
      localCenter: localCenter)
  }

  mutating func advance(to time: Float) {
    let fraction = (time - startTime) / (1 - startTime)
    startCenter += fraction * (center - startCenter)
    startAngle += fraction * (angle - startAngle)
    startTime = time
  }

  /// The same sweep without full revolutions, which would cost the root finder precision.
  var withinOneTurn: Sweep {
    let fullTurn: Float = 2 * Tolerances.pi
    let whole = fullTurn * roundedDown(startAngle / fullTurn)
    var result = self
    result.startAngle -= whole
    result.angle -= whole
    return result
  }
}

/// Returns the floor of `x`, without a library call if it fits an Int32.
@inline(__always) private func roundedDown(_ x: Float) -> Float {
  guard x.magnitude < 0x1p31 else { return x.rounded(.down) }
  let towardsZero = Float(Int32(x))
  return towardsZero > x ? towardsZero - 1 : towardsZero
}
