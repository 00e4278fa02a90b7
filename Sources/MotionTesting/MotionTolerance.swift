// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The allowed difference between a motion and its golden.
public struct MotionTolerance: Sendable {
  let tolerance: Tolerance
  /// The number of ticks by which the end may differ.
  let ticks: Int

  /// Requires the same digits in every column.
  public static let exact = MotionTolerance(tolerance: .exact, ticks: 0)

  /// Allows positions and sizes to differ by some points, and the end to differ by some ticks.
  ///
  /// Angles may differ so far that a corner 50 pt from the center moves as much. Velocities are not compared.
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
