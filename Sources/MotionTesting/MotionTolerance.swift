// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// How far a motion may be from its golden.
public struct MotionTolerance: Sendable {
  let tolerance: Tolerance
  /// How many ticks earlier or later it may end.
  let ticks: Int

  /// The same digits in every column.
  public static let exact = MotionTolerance(tolerance: .exact, ticks: 0)

  /// Places and sizes are at most this far off.
  ///
  /// A corner 50 pt from the center turns no farther; velocities are not compared. The end may come so many ticks earlier or later.
  public static func points(_ points: Double, ticks: Int = 0) -> MotionTolerance {
    var tolerance = Tolerance.exact
    tolerance[.position] = points
    tolerance[.size] = points
    tolerance[.angle] = points / 50
    tolerance[.velocity] = .infinity
    tolerance[.angularVelocity] = .infinity
    return MotionTolerance(tolerance: tolerance, ticks: ticks)
  }
}
