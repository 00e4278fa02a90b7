// SPDX-License-Identifier: MIT

/// The Jacobian of a slider, with the same symbols as in `PrismaticJoint`.
struct SliderRows: BitwiseCopyable {
  var axis = Vector.zero
  var perpendicular = Vector.zero
  /// The lever arms a₁ and a₂.
  var alongA: Float = 0
  var alongB: Float = 0
  /// The lever arms s₁ and s₂.
  var acrossA: Float = 0
  var acrossB: Float = 0

  init() {}

  /// `armA` is d + rA, and `armB` is rB.
  @inline(__always) init(axis: Vector, perpendicular: Vector, armA: Vector, armB: Vector) {
    self.axis = axis
    self.perpendicular = perpendicular
    alongA = armA.cross(axis)
    alongB = armB.cross(axis)
    acrossA = armA.cross(perpendicular)
    acrossB = armB.cross(perpendicular)
  }

  /// Returns Ċ₃.
  @inline(__always) func alongRate(_ pair: VelocityPair) -> Float {
    axis.dot(pair.linearB - pair.linearA) + alongB * pair.angularB - alongA * pair.angularA
  }

  /// Returns Ċ₁.
  @inline(__always) func acrossRate(_ pair: VelocityPair) -> Float {
    perpendicular.dot(pair.linearB - pair.linearA) + acrossB * pair.angularB
      - acrossA * pair.angularA
  }

  /// Returns the matrix K.
  @inline(__always) func matrix(_ bodies: JointBodies) -> SymmetricMatrix3 {
    let (a, b) = (bodies.inverseInertiaA, bodies.inverseInertiaB)
    let mass = bodies.inverseMassA + bodies.inverseMassB
    let turning = bodies.inverseInertia
    return SymmetricMatrix3(
      xx: mass + a * acrossA * acrossA + b * acrossB * acrossB,
      xy: a * acrossA + b * acrossB,
      xz: a * acrossA * alongA + b * acrossB * alongB,
      yy: turning == 0 ? 1 : turning,
      yz: a * alongA + b * alongB,
      zz: mass + a * alongA * alongA + b * alongB * alongB)
  }

  @inline(__always) private func sum(
    _ impulse: Vector3
  ) -> (impulse: Vector, momentA: Float, momentB: Float) {
    (
      impulse.x * perpendicular + impulse.z * axis,
      impulse.x * acrossA + impulse.y + impulse.z * alongA,
      impulse.x * acrossB + impulse.y + impulse.z * alongB
    )
  }

  @inline(__always) func apply(
    _ impulse: Vector3, to pair: inout VelocityPair, _ bodies: JointBodies
  ) {
    let (force, momentA, momentB) = sum(impulse)
    pair.apply(force, momentA: momentA, momentB: momentB, bodies)
  }

  @inline(__always) func apply(_ impulse: Vector3, to pair: PositionPair, _ bodies: JointBodies) {
    let (force, momentA, momentB) = sum(impulse)
    pair.apply(force, momentA: momentA, momentB: momentB, bodies)
  }
}
