// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The allowed difference between a motion and its golden log.
public struct MotionTolerance: Sendable {
  let tolerance: Tolerance
  /// The number of ticks by which the end of the motion may differ.
  let ticks: Int

  /// Requires identical digits in every column.
  public static let exact = MotionTolerance(tolerance: .exact, ticks: 0)

  /// Allows positions and sizes to differ by a number of points, and the end to differ by a number of ticks.
  ///
  /// The tolerance of angles moves a corner 50 pt from the center by the same distance. Velocities are not compared.
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
