// SPDX-License-Identifier: MIT

/// The velocities of a contact's two bodies while it is solved, in two vector registers.
///
/// A's values stand before B's. Every lane does exactly what the scalar formula would, in the same
/// order, so the result has the same bits.
struct BodyPair {
  /// (vA, vB), m/s.
  private var linear: SIMD4<Float>
  /// (ωA, ωA, ωB, ωB), rad/s.
  private var angular: SIMD4<Float>

  @inline(__always) init(_ a: SolverVelocity, _ b: SolverVelocity) {
    linear = SIMD4(a.linear.x, a.linear.y, b.linear.x, b.linear.y)
    angular = SIMD4(a.angular, a.angular, b.angular, b.angular)
  }

  @inline(__always) func store(
    _ a: UnsafeMutablePointer<SolverVelocity>, _ b: UnsafeMutablePointer<SolverVelocity>
  ) {
    a.pointee.linear = Vector(linear.x, linear.y)
    a.pointee.angular = angular.x
    b.pointee.linear = Vector(linear.z, linear.w)
    b.pointee.angular = angular.z
  }

  /// Velocity of B's point relative to A's: vB + ωB × rB − vA − ωA × rA.
  @inline(__always) func relativeVelocity(at point: ConstraintPoint) -> SIMD2<Float> {
    let turning = angular * point.arms
    return linear.highHalf + turning.highHalf - linear.lowHalf - turning.lowHalf
  }

  /// Gives B an impulse at a point and A the opposite one.
  @inline(__always) mutating func apply(
    _ impulse: SIMD2<Float>, at point: ConstraintPoint, _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    let both = SIMD4(lowHalf: impulse, highHalf: impulse)
    linear += c.pointee.inverseMasses * both
    angular += c.pointee.inverseInertias * sumOfPairs(point.arms * both)
  }

  /// Gives B impulses at both points at once and A the opposite ones.
  @inline(__always) mutating func apply(
    _ first: SIMD2<Float>, _ second: SIMD2<Float>, _ c: UnsafeMutablePointer<ContactConstraint>
  ) {
    let sum = first + second
    linear += c.pointee.inverseMasses * SIMD4(lowHalf: sum, highHalf: sum)
    let firstTurn = sumOfPairs(c.pointee.first.arms * SIMD4(lowHalf: first, highHalf: first))
    let secondTurn = sumOfPairs(c.pointee.second.arms * SIMD4(lowHalf: second, highHalf: second))
    angular += c.pointee.inverseInertias * (firstTurn + secondTurn)
  }

  /// (x + y, x + y, z + w, z + w).
  @inline(__always) private func sumOfPairs(_ v: SIMD4<Float>) -> SIMD4<Float> {
    v + SIMD4(v.y, v.x, v.w, v.z)
  }
}
