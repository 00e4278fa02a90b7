// SPDX-License-Identifier: MIT

struct PositionPair {
  let a: UnsafeMutablePointer<SolverPosition>
  let b: UnsafeMutablePointer<SolverPosition>

  @inline(__always) init(
    _ bodies: JointBodies, _ positions: UnsafeMutablePointer<SolverPosition>
  ) {
    a = positions + Int(bodies.a)
    b = positions + Int(bodies.b)
  }

  @inline(__always) func arms(_ bodies: JointBodies) -> (a: Vector, b: Vector) {
    (a.pointee.arm(to: bodies.localAnchorA), b.pointee.arm(to: bodies.localAnchorB))
  }

  /// Returns the vector from A's anchor to B's.
  @inline(__always) func gap(_ armA: Vector, _ armB: Vector) -> Vector {
    b.pointee.center + armB - a.pointee.center - armA
  }

  /// B's angle relative to A's.
  @inline(__always) var angle: Float { b.pointee.angle - a.pointee.angle }

  /// Moves the bodies as far as an impulse on B, and the opposite impulse on A, would in one unit of time.
  @inline(__always) func apply(
    _ impulse: Vector, momentA: Float, momentB: Float, _ bodies: JointBodies
  ) {
    a.pointee.center -= bodies.inverseMassA * impulse
    b.pointee.center += bodies.inverseMassB * impulse
    rotate(momentA: momentA, momentB: momentB, bodies)
  }

  @inline(__always) func rotate(momentA: Float, momentB: Float, _ bodies: JointBodies) {
    a.pointee.rotate(to: a.pointee.angle - bodies.inverseInertiaA * momentA)
    b.pointee.rotate(to: b.pointee.angle + bodies.inverseInertiaB * momentB)
  }
}
