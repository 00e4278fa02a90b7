// SPDX-License-Identifier: MIT

struct ContactSolver {
  var velocities = FlatArray<SolverVelocity>()
  var positions = FlatArray<SolverPosition>()
  var constraints = FlatArray<ContactConstraint>()
  var positionConstraints = FlatArray<ContactPositionConstraint>()

  /// The overlap that is left uncorrected.
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
