// SPDX-License-Identifier: MIT

/// The velocity constraint of one contact, packed in the order in which an iteration reads it.
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
struct ContactConstraint: BitwiseCopyable {
  /// Positions of the bodies in the island.
  var bodyA: Int32
  var bodyB: Int32
  /// Points solved: 1 or 2. A nearly redundant second point is left out.
  var count: Int32
  /// Slot of the contact.
  var contact: Int32
  var normal: Vector
  var friction: Float
  var inverseMassA: Float
  var inverseInertiaA: Float
  var inverseMassB: Float
  var inverseInertiaB: Float
  var restitution: Float
  var first = ConstraintPoint()
  var second = ConstraintPoint()
  /// The symmetric 2×2 matrix of both normals and its inverse.
  var matrix = SymmetricMatrix()
  var inverse = SymmetricMatrix()
}

/// One point of a contact constraint.
struct ConstraintPoint: BitwiseCopyable {
  /// From the centers of mass to the point, m.
  var armA = Vector.zero
  var armB = Vector.zero
  /// Accumulated, N·s.
  var normalImpulse: Float = 0
  var tangentImpulse: Float = 0
  /// Effective masses, kg.
  var normalMass: Float = 0
  var tangentMass: Float = 0
  /// Speed of separation that restitution asks for, m/s.
  var bias: Float = 0
}

/// A symmetric 2×2 matrix.
struct SymmetricMatrix: BitwiseCopyable {
  var xx: Float = 0
  var xy: Float = 0
  var yy: Float = 0

  @inline(__always) func apply(_ v: Vector) -> Vector {
    Vector(xx * v.x + xy * v.y, xy * v.x + yy * v.y)
  }

  /// The inverse, or zero divided by nothing when the determinant is 0.
  @inline(__always) var inverse: SymmetricMatrix {
    var determinant = xx * yy - xy * xy
    if determinant != 0 { determinant = 1 / determinant }
    return SymmetricMatrix(
      xx: determinant * yy, xy: -determinant * xy, yy: determinant * xx)
  }
}

/// The position constraint of one contact: its manifold and the masses that may move.
struct ContactPositionConstraint: BitwiseCopyable {
  var bodyA: Int32
  var bodyB: Int32
  var count: Int32
  var kind: Manifold.Kind
  var localNormal: Vector
  var localPoint: Vector
  var firstPoint: Vector
  var secondPoint: Vector
  /// Skins of A and B, m.
  var radiusA: Float
  var radiusB: Float
  var inverseMassA: Float
  var inverseInertiaA: Float
  var inverseMassB: Float
  var inverseInertiaB: Float
}
