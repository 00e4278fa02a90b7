// SPDX-License-Identifier: MIT

extension ContactSolver {
  /// Sets arms, effective masses and restitution of a constraint from the bodies' present state.
  @inline(__always) mutating func prepare(
    _ c: UnsafeMutablePointer<ContactConstraint>, _ manifold: Manifold,
    radiusA: Float, radiusB: Float
  ) {
    let (a, b) = (c.pointee.bodyA, c.pointee.bodyB)
    let world = WorldManifold(
      manifold, poseA: positions.at(a).pointee.pose, radiusA: radiusA,
      poseB: positions.at(b).pointee.pose, radiusB: radiusB)
    c.pointee.normal = SIMD2(world.normal.x, world.normal.y)
    let velocities = BodyPair(
      self.velocities.at(a).pointee, self.velocities.at(b).pointee)
    preparePoint(&c.pointee.first, c, at: world.points.0)
    c.pointee.firstBias = bias(of: c.pointee.first, c, velocities)
    if c.pointee.count == 2 {
      preparePoint(&c.pointee.second, c, at: world.points.1)
      c.pointee.secondBias = bias(of: c.pointee.second, c, velocities)
      prepareBlock(c)
    }
  }

  @inline(__always) private func preparePoint(
    _ point: inout ConstraintPoint, _ c: UnsafeMutablePointer<ContactConstraint>,
    at position: Vector
  ) {
    let armA = position - positions.at(c.pointee.bodyA).pointee.center
    let armB = position - positions.at(c.pointee.bodyB).pointee.center
    point.arms = SIMD4(-armA.y, armA.x, -armB.y, armB.x)
    let alongNormal = inverseMass(c, point, point, along: c.pointee.normal)
    point.normalMass = alongNormal > 0 ? 1 / alongNormal : 0
    let alongTangent = inverseMass(c, point, point, along: c.pointee.tangent)
    point.tangentMass = alongTangent > 0 ? 1 / alongTangent : 0
  }

  /// How fast the bodies are to part at a point: what they approached with, times restitution.
  @inline(__always) private func bias(
    of point: ConstraintPoint, _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: BodyPair
  ) -> Float {
    let approach = dot(pair.relativeVelocity(at: point), c.pointee.normal)
    return approach < -Tolerances.restitutionThreshold ? -c.pointee.restitution * approach : 0
  }

  /// J M⁻¹ Jᵀ between two points along a direction; 1/m_eff when they are the same.
  @inline(__always) private func inverseMass(
    _ c: UnsafeMutablePointer<ContactConstraint>, _ p: ConstraintPoint, _ q: ConstraintPoint,
    along direction: SIMD2<Float>
  ) -> Float {
    let (pA, pB) = (dot(p.arms.lowHalf, direction), dot(p.arms.highHalf, direction))
    let (qA, qB) = (dot(q.arms.lowHalf, direction), dot(q.arms.highHalf, direction))
    let (mass, inertia) = (c.pointee.inverseMasses, c.pointee.inverseInertias)
    return -mass.x + mass.z + -inertia.x * pA * qA + inertia.z * pB * qB
  }

  /// Sets the 2×2 system of both normals, or leaves the second point out where it is redundant.
  @inline(__always) private func prepareBlock(_ c: UnsafeMutablePointer<ContactConstraint>) {
    let (first, second, normal) = (c.pointee.first, c.pointee.second, c.pointee.normal)
    let matrix = SymmetricMatrix(
      xx: inverseMass(c, first, first, along: normal),
      xy: inverseMass(c, first, second, along: normal),
      yy: inverseMass(c, second, second, along: normal))
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.xy
    if matrix.xx * matrix.xx < Tolerances.largestCondition * determinant {
      c.pointee.matrix = matrix
      c.pointee.inverse = matrix.inverse
    } else {
      c.pointee.count = 1
    }
  }

  /// Applies the impulses taken over from the last sub-step.
  mutating func warmStart() {
    for i in 0..<constraints.count {
      let c = constraints.base + i
      let (a, b) = (velocities.at(c.pointee.bodyA), velocities.at(c.pointee.bodyB))
      var pair = BodyPair(a.pointee, b.pointee)
      warmStart(c.pointee.first, c, &pair)
      if c.pointee.count == 2 { warmStart(c.pointee.second, c, &pair) }
      pair.store(a, b)
    }
  }

  @inline(__always) private func warmStart(
    _ point: ConstraintPoint, _ c: UnsafeMutablePointer<ContactConstraint>,
    _ pair: inout BodyPair
  ) {
    let impulse = point.normalImpulse * c.pointee.normal + point.tangentImpulse * c.pointee.tangent
    pair.apply(impulse, at: point, c)
  }
}
