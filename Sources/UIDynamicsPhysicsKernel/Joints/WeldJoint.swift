// SPDX-License-Identifier: MIT

/// Keeps the relative pose of two bodies by solving a point and the angle as one block.
///
///     C₁ = xB + rB − xA − rA            Ċ₁ = vB + ωB × rB − vA − ωA × rA
///     C₂ = aB − aA − a₀                 Ċ₂ = ωB − ωA
///     J  = ( −E  −rA⊥   E  rB⊥ ),  r⊥ = (−r_y, r_x)
///          (  0   −1    0   1  )
///     λ  = −K⁻¹ Ċ,  K = J M⁻¹ Jᵀ, as derived in `RevoluteJoint`
///
/// The remaining error is removed by moving and rotating the bodies. Source: Catto, *Modeling and Solving
/// Constraints*, GDC 2009.
struct WeldJoint: JointConstraint {
  var bodies: JointBodies
  /// The reference angle a₀.
  var referenceAngle: Float
  /// The accumulated impulses Λ.
  var impulse = Vector3.zero
  // Set by `prepare`.
  private var armA = Vector.zero
  private var armB = Vector.zero
  /// The inverse K⁻¹.
  private var effectiveMass = SymmetricMatrix3.zero

  init(_ placement: JointPlacement, _ referenceAngle: Float) {
    bodies = JointBodies(placement)
    self.referenceAngle = referenceAngle
  }

  @inline(__always) mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings
  ) {
    (armA, armB) = PositionPair(bodies, positions).arms(bodies)
    effectiveMass = bodies.pointAndAngleMatrix(armA, armB).inverse
    // Otherwise, bodies that cannot rotate would accumulate an impulse until they can.
    if bodies.inverseInertia == 0 { impulse.z = 0 }
    impulse *= step.warmStartRatio
  }

  @inline(__always) func warmStart(_ pair: inout VelocityPair) {
    apply(impulse, to: &pair)
  }

  @inline(__always) mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool {
    let rate = Vector3(pair.relativeVelocity(armA, armB), pair.angularB - pair.angularA)
    let change = -effectiveMass.apply(rate)
    let before = impulse
    impulse += change
    apply(change, to: &pair)
    return impulse != before
  }

  @inline(__always) private func apply(_ impulse: Vector3, to pair: inout VelocityPair) {
    pair.apply(
      impulse.plane, momentA: armA.cross(impulse.plane) + impulse.z,
      momentB: armB.cross(impulse.plane) + impulse.z, bodies)
  }

  @inline(__always) func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    let pair = PositionPair(bodies, positions)
    let (armA, armB) = pair.arms(bodies)
    let gap = pair.gap(armA, armB)
    let error = pair.angle - referenceAngle
    let impulse = -bodies.pointAndAngleMatrix(armA, armB).solve(Vector3(gap, error))
    pair.apply(
      impulse.plane, momentA: armA.cross(impulse.plane) + impulse.z,
      momentB: armB.cross(impulse.plane) + impulse.z, bodies)
    return gap.length <= slop && error.magnitude <= Tolerances.angularSlop
  }
}
