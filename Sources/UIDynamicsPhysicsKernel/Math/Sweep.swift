// SPDX-License-Identifier: MIT

/// The motion of a body within one sub-step, as straight lines of its center of mass and angle.
struct Sweep: BitwiseCopyable, Equatable {
  /// Center of mass in the body's frame, m.
  var localCenter: Vector
  /// Center of mass in the world at the start (time `startTime`) and at the end (time 1).
  var startCenter: Vector
  var center: Vector
  /// Angle at the start and at the end, rad.
  var startAngle: Float
  var angle: Float
  /// The part of the sub-step already used up by impacts, in [0, 1).
  var startTime: Float

  /// The pose at `fraction` of what is left of the sub-step.
  @inline(__always) func pose(at fraction: Float) -> Pose {
    let rest = 1 - fraction
    let middle = rest * startCenter + fraction * center
    return Pose(
      center: middle, rotation: Rotation(angle: rest * startAngle + fraction * angle),
      localCenter: localCenter)
  }

  /// Moves the start forward to `time` of the whole sub-step.
  mutating func advance(to time: Float) {
    let fraction = (time - startTime) / (1 - startTime)
    startCenter += fraction * (center - startCenter)
    startAngle += fraction * (angle - startAngle)
    startTime = time
  }

  /// This sweep with whole turns taken off, so that the root finder keeps its precision.
  var withinOneTurn: Sweep {
    let turn: Float = 2 * Tolerances.pi
    let whole = turn * roundedDown(startAngle / turn)
    var result = self
    result.startAngle -= whole
    result.angle -= whole
    return result
  }
}

/// The largest whole number not above `x`; without a call for any that fits an Int32.
@inline(__always) private func roundedDown(_ x: Float) -> Float {
  guard x.magnitude < 0x1p31 else { return x.rounded(.down) }
  let towardsZero = Float(Int32(x))
  return towardsZero > x ? towardsZero - 1 : towardsZero
}
