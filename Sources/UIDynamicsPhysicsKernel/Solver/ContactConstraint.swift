// SPDX-License-Identifier: MIT

/// The velocity constraint of one contact, packed for the iterations.
///
/// For a point at rA and rB from the centers of mass, a normal n from A to B and the tangent t = n × 1:
///
///     C  = (xB + rB − xA − rA) · n ≥ 0
///     Ċ  = n · (vB + ωB × rB − vA − ωA × rA)    = J v
///     J  = (−n, −rA × n, n, rB × n)
///     1/m_eff = J M⁻¹ Jᵀ = 1/mA + 1/mB + (rA × n)²/IA + (rB × n)²/IB
///     λ  = −m_eff (Ċ − bias), accumulated and kept ≥ 0;   impulse on B is +λ n, on A −λ n
///
/// Friction works the same along t, with |λt| ≤ μ λn. Two points form a 2×2 system K, which is solved exactly
/// (see `ContactSolver+Velocity`). Each sub-step starts with the last one's impulses (warm starting). Sources:
/// Catto, *Iterative Dynamics with Temporal Coherence*, GDC 2005; *Modeling and Solving Constraints*, GDC 2009.
///
/// As in `BodyPair`, the lanes for B come before those for A. A's masses are negative because its impulse is opposite.
struct ContactConstraint: BitwiseCopyable {
  var bodyA: Int32
  var bodyB: Int32
  /// The number of points to solve, 1 or 2; a second point is dropped if it is nearly redundant.
  var count: Int32
  var contact: Int32
  /// The lanes are (1/mB, 1/mB, −1/mA, −1/mA).
  var inverseMasses: SIMD4<Float>
  /// The lanes are (1/IB, 1/IB, −1/IA, −1/IA).
  var inverseInertias: SIMD4<Float>
  /// Each component of the normal is the same in all lanes.
  var normalX: SIMD4<Float>
  var normalY: SIMD4<Float>
  var first: ConstraintPoint
  var second: ConstraintPoint
  /// The arms of both points: (first of B, second of B, first of A, second of A).
  var both: ContactArms
  /// The negated normal impulses: (first, second, first, second).
  var minusImpulses: SIMD4<Float>
  /// The symmetric matrix K: (xx, xy, xy, yy).
  var matrix: SIMD4<Float>
  /// The inverse of K: (xx, xy, xx, xy) and (xy, yy, xy, yy).
  var inverseOfFirst: SIMD4<Float>
  var inverseOfSecond: SIMD4<Float>
  /// The separation speeds that restitution requires at the two points.
  var biases: SIMD4<Float>
  var friction: Float
  var restitution: Float

  @inline(__always) var normalImpulses: Vector {
    get { Vector(-minusImpulses.x, -minusImpulses.y) }
    set { minusImpulses = SIMD4(-newValue.x, -newValue.y, -newValue.x, -newValue.y) }
  }
}

/// The arms from the centers of mass to a point, rotated by 90°: 1 × rB in the low lanes and 1 × rA in the high lanes.
struct ContactArms: BitwiseCopyable {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
}

struct ConstraintPoint: BitwiseCopyable {
  /// The lanes are (B, B, A, A).
  var arms: ContactArms
  var tangentImpulse: Float
  var tangentMass: Float
  var normalMass: Float
}
