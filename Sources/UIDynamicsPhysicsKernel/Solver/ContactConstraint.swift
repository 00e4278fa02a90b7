// SPDX-License-Identifier: MIT

/// The velocity constraint of one contact, packed as an iteration reads it.
///
/// For a point at rA, rB from the centers of mass, normal n from A to B and tangent t = n × 1:
///
///     C  = (xB + rB − xA − rA) · n ≥ 0          (one side may push, not pull)
///     Ċ  = n · (vB + ωB × rB − vA − ωA × rA)    = J v
///     J  = (−n, −rA × n, n, rB × n)
///     1/m_eff = J M⁻¹ Jᵀ = 1/mA + 1/mB + (rA × n)²/IA + (rB × n)²/IB
///     λ  = −m_eff (Ċ − bias), accumulated and kept ≥ 0;   impulse on B is +λ n, on A −λ n
///
/// Friction is the same along t with |λt| ≤ μ λn. Two points share one 2×2 system K, solved
/// exactly (see `ContactSolver+Velocity`). Impulses of the last sub-step are applied first (warm
/// start). Source: Catto, *Iterative Dynamics with Temporal Coherence*, GDC 2005; *Modeling and
/// Solving Constraints*, GDC 2009.
///
/// Numbers lie in lanes as `BodyPair` has them, B's before A's; the signs of A's masses are turned
/// because the impulse on A is the opposite one.
struct ContactConstraint: BitwiseCopyable {
  /// Positions of the bodies in the island.
  var bodyA: Int32
  var bodyB: Int32
  /// Points solved, 1 or 2; a nearly redundant second point is left out.
  var count: Int32
  /// Slot of the contact.
  var contact: Int32
  /// (1/mB, 1/mB, −1/mA, −1/mA), 1/kg.
  var inverseMasses: SIMD4<Float>
  /// (1/IB, 1/IB, −1/IA, −1/IA), 1/(kg·m²).
  var inverseInertias: SIMD4<Float>
  /// Each the same in all lanes.
  var normalX: SIMD4<Float>
  var normalY: SIMD4<Float>
  var first: ConstraintPoint
  var second: ConstraintPoint
  /// The arms of both points: (first of B, second of B, first of A, second of A).
  var both: ContactArms
  /// The accumulated normal impulses with their signs turned, N·s: (first, second, first, second).
  var minusImpulses: SIMD4<Float>
  /// The symmetric 2×2 matrix of both normals: (xx, xy, xy, yy).
  var matrix: SIMD4<Float>
  /// Its inverse: (xx, xy, xx, xy) and (xy, yy, xy, yy).
  var inverseOfFirst: SIMD4<Float>
  var inverseOfSecond: SIMD4<Float>
  /// Speeds of separation that restitution asks for at the two points, m/s.
  var biases: SIMD4<Float>
  var friction: Float
  var restitution: Float

  /// The accumulated normal impulses, N·s.
  @inline(__always) var normalImpulses: Vector {
    get { Vector(-minusImpulses.x, -minusImpulses.y) }
    set { minusImpulses = SIMD4(-newValue.x, -newValue.y, -newValue.x, -newValue.y) }
  }
}

/// Arms from the centers of mass to a point, turned by 90°, m: 1 × rB in the low half of the lanes,
/// 1 × rA in the high one.
///
/// Then ω × r is ω times it and r × P is its scalar product with P.
struct ContactArms: BitwiseCopyable {
  var x: SIMD4<Float>
  var y: SIMD4<Float>
}

/// One point of a contact constraint.
struct ConstraintPoint: BitwiseCopyable {
  /// (B, B, A, A).
  var arms: ContactArms
  /// Accumulated, N·s.
  var tangentImpulse: Float
  /// Effective masses, kg.
  var tangentMass: Float
  var normalMass: Float
}
