// SPDX-License-Identifier: MIT

extension ContactSolver {
  /// Sets arms, effective masses and restitution of a constraint from the bodies' present state.
  @inline(__always) mutating func prepare(
    _ constraint: UnsafeMutablePointer<ContactConstraint>, _ manifold: Manifold,
    radiusA: Float, radiusB: Float
  ) {
    let (a, b) = (constraint.pointee.bodyA, constraint.pointee.bodyB)
    let world = WorldManifold(
      manifold, poseA: positions.at(a).pointee.pose, radiusA: radiusA,
      poseB: positions.at(b).pointee.pose, radiusB: radiusB)
    constraint.pointee.normal = world.normal
    preparePoint(&constraint.pointee.first, constraint, at: world.points.0)
    if constraint.pointee.count == 2 {
      preparePoint(&constraint.pointee.second, constraint, at: world.points.1)
      prepareBlock(constraint)
    }
  }

  @inline(__always) private func preparePoint(
    _ point: inout ConstraintPoint, _ constraint: UnsafeMutablePointer<ContactConstraint>,
    at position: Vector
  ) {
    let (a, b) = (constraint.pointee.bodyA, constraint.pointee.bodyB)
    let normal = constraint.pointee.normal
    point.armA = position - positions.at(a).pointee.center
    point.armB = position - positions.at(b).pointee.center
    let alongNormal = inverseMass(constraint, point, along: normal)
    point.normalMass = alongNormal > 0 ? 1 / alongNormal : 0
    let alongTangent = inverseMass(constraint, point, along: normal.cross(1))
    point.tangentMass = alongTangent > 0 ? 1 / alongTangent : 0

    let (velocityA, velocityB) = (velocities.at(a).pointee, velocities.at(b).pointee)
    let approach = normal.dot(
      velocityB.linear + Vector.cross(velocityB.angular, point.armB) - velocityA.linear
        - Vector.cross(velocityA.angular, point.armA))
    point.bias =
      approach < -Tolerances.restitutionThreshold ? -constraint.pointee.restitution * approach : 0
  }

  /// 1/m_eff of a point along a direction.
  @inline(__always) private func inverseMass(
    _ constraint: UnsafeMutablePointer<ContactConstraint>, _ point: ConstraintPoint,
    along direction: Vector
  ) -> Float {
    let c = constraint.pointee
    let (a, b) = (point.armA.cross(direction), point.armB.cross(direction))
    return c.inverseMassA + c.inverseMassB + c.inverseInertiaA * a * a + c.inverseInertiaB * b * b
  }

  /// Sets the 2×2 system of both normals, or leaves the second point out where it is redundant.
  @inline(__always) private func prepareBlock(
    _ constraint: UnsafeMutablePointer<ContactConstraint>
  ) {
    let c = constraint.pointee
    let (a1, b1) = (c.first.armA.cross(c.normal), c.first.armB.cross(c.normal))
    let (a2, b2) = (c.second.armA.cross(c.normal), c.second.armB.cross(c.normal))
    let masses = c.inverseMassA + c.inverseMassB
    let matrix = SymmetricMatrix(
      xx: masses + c.inverseInertiaA * a1 * a1 + c.inverseInertiaB * b1 * b1,
      xy: masses + c.inverseInertiaA * a1 * a2 + c.inverseInertiaB * b1 * b2,
      yy: masses + c.inverseInertiaA * a2 * a2 + c.inverseInertiaB * b2 * b2)
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.xy
    if matrix.xx * matrix.xx < Tolerances.largestCondition * determinant {
      constraint.pointee.matrix = matrix
      constraint.pointee.inverse = matrix.inverse
    } else {
      constraint.pointee.count = 1
    }
  }

  /// Applies the impulses taken over from the last sub-step.
  mutating func warmStart() {
    for i in 0..<constraints.count {
      let c = constraints.base + i
      let tangent = c.pointee.normal.cross(1)
      apply(
        c.pointee.first.normalImpulse * c.pointee.normal + c.pointee.first.tangentImpulse * tangent,
        at: c.pointee.first, of: c)
      if c.pointee.count == 2 {
        apply(
          c.pointee.second.normalImpulse * c.pointee.normal
            + c.pointee.second.tangentImpulse * tangent,
          at: c.pointee.second, of: c)
      }
    }
  }

  /// Gives B an impulse at a point and A the opposite one.
  @inline(__always) private func apply(
    _ impulse: Vector, at point: ConstraintPoint, of c: UnsafeMutablePointer<ContactConstraint>
  ) {
    let (a, b) = (velocities.at(c.pointee.bodyA), velocities.at(c.pointee.bodyB))
    a.pointee.angular -= c.pointee.inverseInertiaA * point.armA.cross(impulse)
    a.pointee.linear -= c.pointee.inverseMassA * impulse
    b.pointee.angular += c.pointee.inverseInertiaB * point.armB.cross(impulse)
    b.pointee.linear += c.pointee.inverseMassB * impulse
  }
}
