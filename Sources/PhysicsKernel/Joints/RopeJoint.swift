// SPDX-License-Identifier: MIT

/// Keeps two points within a distance L: it pulls, and never pushes.
///
/// With d between the anchors and u = d/|d| as for a rod:
///
///     C = |d| − L ≤ 0
///     Ċ = u · (vB + ωB × rB − vA − ωA × rA)        J = (−u, −rA × u, u, rB × u)
///     1/m_eff = J M⁻¹ Jᵀ = 1/mA + (rA × u)²/IA + 1/mB + (rB × u)²/IB
///     λ = −m_eff (Ċ + min(C, 0)/h), accumulated and kept ≤ 0
///
/// The term C/h lets a slack rope be used up within the sub-step and not farther: the constraint
/// looks ahead, so a taut rope never overshoots by a whole step. Positive λ would push the points
/// apart (+λu on B, −λu on A), so a rope's is negative. What it is too long afterwards is taken out
/// by moving the bodies.
/// Source: Catto, *Modeling and Solving Constraints*, GDC 2009 (inequality constraints); the look
/// ahead is that of *Continuous Collision*, GDC 2013, for speculative contacts.
struct RopeJoint: JointConstraint {
  var bodies: JointBodies
  /// L, m.
  var maxLength: Float
  /// Λ ≤ 0, N·s.
  var impulse: Float = 0
  // Set by `prepare`.
  private var armA = Vector.zero
  private var armB = Vector.zero
  private var direction = Vector.zero
  /// kg.
  private var effectiveMass: Float = 0
  /// min(C, 0)/h, m/s.
  private var slackRate: Float = 0

  init(_ definition: RopeJointDefinition, maxLength: Float) {
    bodies = JointBodies(definition.placement)
    self.maxLength = maxLength
  }

  @inline(__always) mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings
  ) {
    let pair = PositionPair(bodies, positions)
    (armA, armB) = pair.arms(bodies)
    let gap = pair.gap(armA, armB)
    let distance = gap.length
    let error = distance - maxLength
    slackRate = error < 0 ? step.inverseDuration * error : 0
    guard distance > step.linearSlop else {
      (direction, effectiveMass, impulse) = (.zero, 0, 0)
      return
    }
    direction = (1 / distance) * gap
    let inverseMass = bodies.inverseMass(
      acrossA: armA.cross(direction), acrossB: armB.cross(direction))
    effectiveMass = inverseMass != 0 ? 1 / inverseMass : 0
    impulse *= step.warmStartRatio
  }

  @inline(__always) func warmStart(_ pair: inout VelocityPair) {
    apply(impulse * direction, to: &pair)
  }

  @inline(__always) mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool {
    let pointA = pair.linearA + Vector.cross(pair.angularA, armA)
    let pointB = pair.linearB + Vector.cross(pair.angularB, armB)
    let rate = direction.dot(pointB - pointA) + slackRate
    let total = smaller(0, impulse + -effectiveMass * rate)
    let change = total - impulse
    impulse = total
    apply(change * direction, to: &pair)
    return change != 0
  }

  @inline(__always) private func apply(_ impulse: Vector, to pair: inout VelocityPair) {
    pair.apply(impulse, momentA: armA.cross(impulse), momentB: armB.cross(impulse), bodies)
  }

  @inline(__always) func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    let pair = PositionPair(bodies, positions)
    let (armA, armB) = pair.arms(bodies)
    let (direction, distance) = pair.gap(armA, armB).directionAndLength
    let excess = distance - maxLength
    if excess > 0 {
      let error = smaller(excess, Tolerances.largestCorrection)
      let impulse = (-effectiveMass * error) * direction
      pair.apply(impulse, momentA: armA.cross(impulse), momentB: armB.cross(impulse), bodies)
    }
    return excess < slop
  }
}
