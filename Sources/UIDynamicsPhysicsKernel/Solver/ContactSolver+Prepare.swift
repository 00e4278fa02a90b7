// SPDX-License-Identifier: MIT

extension ContactSolver {
  @inline(__always) mutating func prepare(
    _ c: UnsafeMutablePointer<ContactConstraint>, _ manifold: UnsafePointer<Manifold>,
    radiusA: Float, radiusB: Float
  ) {
    let (a, b) = (c.pointee.bodyA, c.pointee.bodyB)
    let world = WorldPoints(
      manifold, poseA: positions.at(a).pointee.pose, radiusA: radiusA,
      poseB: positions.at(b).pointee.pose, radiusB: radiusB)
    let (centerA, centerB) = (positions.at(a).pointee.center, positions.at(b).pointee.center)
    let arms = ContactArms(
      x: -1 * (world.y - SIMD4(centerB.y, centerB.y, centerA.y, centerA.y)),
      y: world.x - SIMD4(centerB.x, centerB.x, centerA.x, centerA.x))
    c.pointee.both = arms
    c.pointee.first.arms = ContactArms(x: arms.x.evenTwice, y: arms.y.evenTwice)
    c.pointee.second.arms = ContactArms(x: arms.x.oddTwice, y: arms.y.oddTwice)
    let normalX = SIMD4(repeating: world.normal.x)
    let normalY = SIMD4(repeating: world.normal.y)
    (c.pointee.normalX, c.pointee.normalY) = (normalX, normalY)
    let velocity = BodyPair(self.velocities.at(a), self.velocities.at(b)).relativeVelocity(at: arms)
    let approach = velocity.x * normalX + velocity.y * normalY
    c.pointee.biases = SIMD4.zero.replacing(
      with: -c.pointee.restitution * approach, where: approach .< -Tolerances.restitutionThreshold)
    prepareMasses(c, arms, normalX, normalY)
  }

  /// Drops the second point if it is nearly redundant.
  @inline(__always) private func prepareMasses(
    _ c: UnsafeMutablePointer<ContactConstraint>, _ arms: ContactArms, _ normalX: SIMD4<Float>,
    _ normalY: SIMD4<Float>
  ) {
    let alongNormal = arms.x * normalX + arms.y * normalY
    let alongTangent = arms.x * normalY - arms.y * normalX
    let ofNormal = inverseMasses(c, alongNormal, alongNormal)
    let ofTangent = inverseMasses(c, alongTangent, alongTangent)
    let inverses = SIMD4(lowHalf: ofNormal, highHalf: ofTangent)
    let masses = SIMD4.zero.replacing(with: 1 / inverses, where: inverses .> 0)
    (c.pointee.first.normalMass, c.pointee.second.normalMass) = (masses.x, masses.y)
    (c.pointee.first.tangentMass, c.pointee.second.tangentMass) = (masses.z, masses.w)
    if c.pointee.count != 2 { return }

    let across = inverseMasses(c, alongNormal, alongNormal.oddTwice)
    let matrix = SymmetricMatrix(xx: ofNormal.x, xy: across.x, yy: ofNormal.y)
    let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.xy
    if matrix.xx * matrix.xx < Tolerances.largestCondition * determinant {
      c.pointee.matrix = SIMD4(matrix.xx, matrix.xy, matrix.xy, matrix.yy)
      let inverse = matrix.inverse
      c.pointee.inverseOfFirst = SIMD4(inverse.xx, inverse.xy, inverse.xx, inverse.xy)
      c.pointee.inverseOfSecond = SIMD4(inverse.xy, inverse.yy, inverse.xy, inverse.yy)
    } else {
      c.pointee.count = 1
    }
  }

  /// Returns J M⁻¹ Jᵀ for two points along a direction; if both points are the same, that is 1/m_eff.
  @inline(__always) private func inverseMasses(
    _ c: UnsafeMutablePointer<ContactConstraint>, _ p: SIMD4<Float>, _ q: SIMD4<Float>
  ) -> SIMD2<Float> {
    let (masses, inertias) = (c.pointee.inverseMasses, c.pointee.inverseInertias)
    let turning = inertias * p * q
    return (masses.x - masses.z) - turning.highHalf + turning.lowHalf
  }

  mutating func warmStart() {
    for i in 0..<constraints.count {
      let c = constraints.base + i
      let (a, b) = (velocities.at(c.pointee.bodyA), velocities.at(c.pointee.bodyB))
      var pair = BodyPair(a, b)
      warmStart(c.pointee.first, -c.pointee.minusImpulses.x, c, &pair)
      if c.pointee.count == 2 {
        warmStart(c.pointee.second, -c.pointee.minusImpulses.y, c, &pair)
      }
      pair.store(a, b)
    }
  }

  @inline(__always) private func warmStart(
    _ point: ConstraintPoint, _ normalImpulse: Float,
    _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair
  ) {
    let (normalX, normalY) = (c.pointee.normalX, c.pointee.normalY)
    pair.apply(
      x: normalImpulse * normalX + point.tangentImpulse * normalY,
      y: normalImpulse * normalY - point.tangentImpulse * normalX, at: point.arms, c)
  }
}

extension SIMD4<Float> {
  /// The lanes (x, x, z, z).
  @inline(__always) fileprivate var evenTwice: SIMD4 { SIMD4(x, x, z, z) }
  /// The lanes (y, y, w, w).
  @inline(__always) fileprivate var oddTwice: SIMD4 { SIMD4(y, y, w, w) }
}
