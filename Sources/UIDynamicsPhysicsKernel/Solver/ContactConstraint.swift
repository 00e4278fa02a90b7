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
/// Quantities of both bodies lie side by side, A's before B's, so that one vector operation serves
/// both; the signs of A's masses are turned because the impulse on A is the opposite one.
struct ContactConstraint: BitwiseCopyable {
  /// Positions of the bodies in the island.
  var bodyA: Int32
  var bodyB: Int32
  /// Points solved, 1 or 2; a nearly redundant second point is left out.
  var count: Int32
  /// Slot of the contact.
  var contact: Int32
  /// (−1/mA, −1/mA, 1/mB, 1/mB), 1/kg.
  var inverseMasses: SIMD4<Float>
  /// (−1/IA, −1/IA, 1/IB, 1/IB), 1/(kg·m²).
  var inverseInertias: SIMD4<Float>
  var normal: SIMD2<Float>
  var friction: Float
  var restitution: Float
  var first = ConstraintPoint()
  var second = ConstraintPoint()
  /// Speeds of separation that restitution asks for at the two points, m/s.
  var firstBias: Float = 0
  var secondBias: Float = 0
  /// The symmetric 2×2 matrix of both normals and its inverse.
  var matrix = SymmetricMatrix()
  var inverse = SymmetricMatrix()

  /// n × 1: the normal turned by −90°.
  @inline(__always) var tangent: SIMD2<Float> { SIMD2(normal.y, -normal.x) }
}

/// One point of a contact constraint.
struct ConstraintPoint: BitwiseCopyable {
  /// (1 × rA, 1 × rB): the arms from the centers of mass, turned by 90°, m.
  ///
  /// Then ω × r is ω times it and r × P is its scalar product with P.
  var arms = SIMD4<Float>(repeating: 0)
  /// Accumulated, N·s.
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  /// Effective masses, kg.
  var normalMass: Float = 0
  var tangentMass: Float = 0
}
