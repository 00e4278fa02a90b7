// SPDX-License-Identifier: MIT

/// The velocities of a contact's two bodies while it is solved, in vector registers.
///
/// B's values stand before A's, each twice: (B, B, A, A). A number is then where the next operation
/// needs it, for one point or for both, and what has to be moved between lanes are A's values, which
/// come last into the sums. Every lane does exactly what the scalar formula would, in the same order,
/// so the result has the same bits.
struct BodyPair {
  /// m/s.
  private var x: SIMD4<Float>
  private var y: SIMD4<Float>
  /// rad/s.
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

  /// Velocity of B's point relative to A's, vB + ωB × rB − vA − ωA × rA, in the low half of the lanes;
  /// of one point, or of both side by side.
  @inline(__always) func relativeVelocity(at arms: ContactArms) -> (
    x: SIMD4<Float>, y: SIMD4<Float>
  ) {
    let (turnX, turnY) = (angular * arms.x, angular * arms.y)
    return (x + turnX - x.highTwice - turnX.highTwice, y + turnY - y.highTwice - turnY.highTwice)
  }

  /// Gives B an impulse (x, −y) at a point and A the opposite one; the same in all lanes.
  @inline(__always) mutating func apply(
    x impulseX: SIMD4<Float>, minusY impulseY: SIMD4<Float>, at arms: ContactArms,
    _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    x += c.pointee.inverseMasses * impulseX
    y -= c.pointee.inverseMasses * impulseY
    angular += c.pointee.inverseInertias * (arms.x * impulseX - arms.y * impulseY)
  }

  /// Gives B an impulse at a point and A the opposite one; the same in all lanes.
  @inline(__always) mutating func apply(
    x impulseX: SIMD4<Float>, y impulseY: SIMD4<Float>, at arms: ContactArms,
    _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    x += c.pointee.inverseMasses * impulseX
    y += c.pointee.inverseMasses * impulseY
    angular += c.pointee.inverseInertias * (arms.x * impulseX + arms.y * impulseY)
  }

  /// Gives B impulses at both points at once and A the opposite ones; the lanes stand for first,
  /// second, first, second.
  @inline(__always) mutating func applyBoth(
    x impulses: SIMD4<Float>, y impulsesY: SIMD4<Float>,
    _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    x += c.pointee.inverseMasses * sumOfPairs(impulses)
    y += c.pointee.inverseMasses * sumOfPairs(impulsesY)
    let turns = c.pointee.both.x * impulses + c.pointee.both.y * impulsesY
    angular += c.pointee.inverseInertias * sumOfPairs(turns)
  }

  /// (x + y, x + y, z + w, z + w).
  @inline(__always) private func sumOfPairs(_ v: SIMD4<Float>) -> SIMD4<Float> {
    v + SIMD4(v.y, v.x, v.w, v.z)
  }
}
