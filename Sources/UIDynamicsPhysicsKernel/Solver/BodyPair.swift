// SPDX-License-Identifier: MIT

/// The velocities of a contact's two bodies in vector registers.
///
/// The order (B, B, A, A) avoids moves between lanes. Each lane evaluates the scalar formula in the same order,
/// so the result has the same bits.
struct BodyPair {
  private var x: SIMD4<Float>
  private var y: SIMD4<Float>
  private var angular: SIMD4<Float>

  @inline(__always) init(
    _ a: UnsafeMutablePointer<SolverVelocity>, _ b: UnsafeMutablePointer<SolverVelocity>
  ) {
    x = SIMD4(lowHalf: b.pointee.x, highHalf: a.pointee.x)
    y = SIMD4(lowHalf: b.pointee.y, highHalf: a.pointee.y)
    angular = SIMD4(lowHalf: b.pointee.spins, highHalf: a.pointee.spins)
  }

  @inline(__always) func store(
    _ a: UnsafeMutablePointer<SolverVelocity>, _ b: UnsafeMutablePointer<SolverVelocity>
  ) {
    (a.pointee.x, b.pointee.x) = (x.highHalf, x.lowHalf)
    (a.pointee.y, b.pointee.y) = (y.highHalf, y.lowHalf)
    (a.pointee.spins, b.pointee.spins) = (angular.highHalf, angular.lowHalf)
  }

  /// Returns vB + ωB × rB − vA − ωA × rA in the low lanes, either for a single point or for two points side by side.
  @inline(__always) func relativeVelocity(at arms: ContactArms) -> (
    x: SIMD4<Float>, y: SIMD4<Float>
  ) {
    let (turnX, turnY) = (angular * arms.x, angular * arms.y)
    return (x + turnX - x.highTwice - turnX.highTwice, y + turnY - y.highTwice - turnY.highTwice)
  }

  /// Applies an impulse (x, −y) to B at a point and the opposite impulse to A; all lanes of each argument are equal.
  @inline(__always) mutating func apply(
    x impulseX: SIMD4<Float>, minusY impulseY: SIMD4<Float>, at arms: ContactArms,
    _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    x += c.pointee.inverseMasses * impulseX
    y -= c.pointee.inverseMasses * impulseY
    angular += c.pointee.inverseInertias * (arms.x * impulseX - arms.y * impulseY)
  }

  /// Applies an impulse to B at a point and the opposite impulse to A; all lanes of each argument are equal.
  @inline(__always) mutating func apply(
    x impulseX: SIMD4<Float>, y impulseY: SIMD4<Float>, at arms: ContactArms,
    _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    x += c.pointee.inverseMasses * impulseX
    y += c.pointee.inverseMasses * impulseY
    angular += c.pointee.inverseInertias * (arms.x * impulseX + arms.y * impulseY)
  }

  /// Applies impulses at both points; the lanes are (first, second, first, second).
  @inline(__always) mutating func applyBoth(
    x impulses: SIMD4<Float>, y impulsesY: SIMD4<Float>,
    _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    x += c.pointee.inverseMasses * sumOfPairs(impulses)
    y += c.pointee.inverseMasses * sumOfPairs(impulsesY)
    let turns = c.pointee.both.x * impulses + c.pointee.both.y * impulsesY
    angular += c.pointee.inverseInertias * sumOfPairs(turns)
  }

  /// Returns (x + y, x + y, z + w, z + w).
  @inline(__always) private func sumOfPairs(_ v: SIMD4<Float>) -> SIMD4<Float> {
    v + SIMD4(v.y, v.x, v.w, v.z)
  }
}
