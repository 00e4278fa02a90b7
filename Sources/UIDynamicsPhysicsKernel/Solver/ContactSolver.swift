// SPDX-License-Identifier: MIT

/// Solves the contacts of one island at a time; owns the packed arrays its loops walk.
struct ContactSolver {
  var velocities = FlatArray<SolverVelocity>()
  var positions = FlatArray<SolverPosition>()
  /// Where each body of the island is in these two, by its slot.
  var places = FlatArray<Int32>()
  var constraints = FlatArray<ContactConstraint>()
  var positionConstraints = FlatArray<ContactPositionConstraint>()

  /// Overlap that is left alone, m.
  var linearSlop = Tolerances.linearSlop

  func deallocate() {
    velocities.deallocate()
    positions.deallocate()
    places.deallocate()
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
