// SPDX-License-Identifier: MIT

struct VelocityPair: Equatable {
  var linearA: Vector
  var angularA: Float
  var linearB: Vector
  var angularB: Float

  @inline(__always) init(
    _ bodies: JointBodies, _ velocities: UnsafeMutablePointer<SolverVelocity>
  ) {
    let (a, b) = (velocities + Int(bodies.a), velocities + Int(bodies.b))
    linearA = a.pointee.linear
    angularA = a.pointee.angular
    linearB = b.pointee.linear
    angularB = b.pointee.angular
  }

  @inline(__always) func store(
    _ bodies: JointBodies, _ velocities: UnsafeMutablePointer<SolverVelocity>
  ) {
    let (a, b) = (velocities + Int(bodies.a), velocities + Int(bodies.b))
    a.pointee.linear = linearA
    a.pointee.angular = angularA
    b.pointee.linear = linearB
    b.pointee.angular = angularB
  }

  @inline(__always) func relativeVelocity(_ armA: Vector, _ armB: Vector) -> Vector {
    linearB + Vector.cross(angularB, armB) - linearA - Vector.cross(angularA, armA)
  }

  /// Applies an impulse and a moment to B, and the opposite ones to A.
  @inline(__always) mutating func apply(
    _ impulse: Vector, momentA: Float, momentB: Float, _ bodies: JointBodies
  ) {
    linearA -= bodies.inverseMassA * impulse
    angularA -= bodies.inverseInertiaA * momentA
    linearB += bodies.inverseMassB * impulse
    angularB += bodies.inverseInertiaB * momentB
  }
}
