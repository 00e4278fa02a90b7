// SPDX-License-Identifier: MIT

/// Solves the contacts of one island at a time; owns the packed arrays its loops walk.
struct ContactSolver {
  var velocities = FlatArray<SolverVelocity>()
  var positions = FlatArray<SolverPosition>()
  var constraints = FlatArray<ContactConstraint>()
  var positionConstraints = FlatArray<ContactPositionConstraint>()

  /// Overlap that is left alone, m.
  var linearSlop = Tolerances.linearSlop

  func deallocate() {
    velocities.deallocate()
    positions.deallocate()
    constraints.deallocate()
    positionConstraints.deallocate()
  }

  mutating func clear() {
    velocities.removeAll()
    positions.removeAll()
    constraints.removeAll()
    positionConstraints.removeAll()
  }
}
