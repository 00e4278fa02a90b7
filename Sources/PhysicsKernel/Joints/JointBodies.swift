// SPDX-License-Identifier: MIT

/// The two bodies of a joint as its constraint sees them, and where it holds them.
struct JointBodies: BitwiseCopyable {
  /// In the bodies' frames, m.
  var localAnchorA: Vector
  var localAnchorB: Vector
  // Set whenever the island is loaded.
  /// Where the joint is stored in the array of its kind.
  var source: Int32 = 0
  /// Positions of the bodies in the solver's arrays.
  var a: Int32 = 0
  var b: Int32 = 0
  /// 1/kg and 1/(kg·m²).
  var inverseMassA: Float = 0
  var inverseInertiaA: Float = 0
  var inverseMassB: Float = 0
  var inverseInertiaB: Float = 0

  init(_ placement: JointPlacement) {
    localAnchorA = placement.localAnchorA
    localAnchorB = placement.localAnchorB
  }

  @inline(__always) mutating func load(
    _ source: Int32, _ bodyA: borrowing Body, _ bodyB: borrowing Body
  ) {
    self.source = source
    a = bodyA.solverIndex
    b = bodyB.solverIndex
    inverseMassA = bodyA.inverseMass
    inverseInertiaA = bodyA.inverseInertia
    inverseMassB = bodyB.inverseMass
    inverseInertiaB = bodyB.inverseInertia
  }

  /// 1/(kg·m²) of turning relative to each other; 0 when neither can turn.
  @inline(__always) var inverseInertia: Float { inverseInertiaA + inverseInertiaB }

  /// 1/m_eff of one constraint whose Jacobian is (−n, −acrossA, n, acrossB) with |n| = 1.
  @inline(__always) func inverseMass(acrossA: Float, acrossB: Float) -> Float {
    inverseMassA + inverseInertiaA * acrossA * acrossA + inverseMassB
      + inverseInertiaB * acrossB * acrossB
  }
}

/// The velocities of a joint's bodies while it is solved, in registers.
struct VelocityPair {
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

  /// Velocity of the point of B at `armB` relative to the point of A at `armA`.
  @inline(__always) func relativeVelocity(_ armA: Vector, _ armB: Vector) -> Vector {
    linearB + Vector.cross(angularB, armB) - linearA - Vector.cross(angularA, armA)
  }

  /// Gives B an impulse with the moment `momentB` about its center of mass, and A the opposite one.
  @inline(__always) mutating func apply(
    _ impulse: Vector, momentA: Float, momentB: Float, _ bodies: JointBodies
  ) {
    linearA -= bodies.inverseMassA * impulse
    angularA -= bodies.inverseInertiaA * momentA
    linearB += bodies.inverseMassB * impulse
    angularB += bodies.inverseInertiaB * momentB
  }
}

/// The positions of a joint's bodies while it is corrected.
struct PositionPair {
  let a: UnsafeMutablePointer<SolverPosition>
  let b: UnsafeMutablePointer<SolverPosition>

  @inline(__always) init(
    _ bodies: JointBodies, _ positions: UnsafeMutablePointer<SolverPosition>
  ) {
    a = positions + Int(bodies.a)
    b = positions + Int(bodies.b)
  }

  /// From the centers of mass to the anchors, m.
  @inline(__always) func arms(_ bodies: JointBodies) -> (a: Vector, b: Vector) {
    (a.pointee.arm(to: bodies.localAnchorA), b.pointee.arm(to: bodies.localAnchorB))
  }

  /// From the anchor of A to that of B, m.
  @inline(__always) func gap(_ armA: Vector, _ armB: Vector) -> Vector {
    b.pointee.center + armB - a.pointee.center - armA
  }

  /// How far B is turned relative to A, rad.
  @inline(__always) var angle: Float { b.pointee.angle - a.pointee.angle }

  /// Moves the bodies as an impulse would in a unit of time: B along it, A against it.
  @inline(__always) func apply(
    _ impulse: Vector, momentA: Float, momentB: Float, _ bodies: JointBodies
  ) {
    a.pointee.center -= bodies.inverseMassA * impulse
    b.pointee.center += bodies.inverseMassB * impulse
    turn(momentA: momentA, momentB: momentB, bodies)
  }

  /// Only turns them.
  @inline(__always) func turn(momentA: Float, momentB: Float, _ bodies: JointBodies) {
    a.pointee.turn(to: a.pointee.angle - bodies.inverseInertiaA * momentA)
    b.pointee.turn(to: b.pointee.angle + bodies.inverseInertiaB * momentB)
  }
}
