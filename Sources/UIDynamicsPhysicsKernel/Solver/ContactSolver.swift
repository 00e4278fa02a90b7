// SPDX-License-Identifier: MIT

/// Solves the contacts of one island at a time in packed arrays.
struct ContactSolver {
  var velocities = FlatArray<SolverVelocity>()
  var positions = FlatArray<SolverPosition>()
  var constraints = FlatArray<ContactConstraint>()
  var positionConstraints = FlatArray<ContactPositionConstraint>()

  /// The overlap that stays uncorrected, m.
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
