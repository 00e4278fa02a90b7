// SPDX-License-Identifier: MIT

/// A constraint row along the line between two anchors; a positive impulse applies +λu to B and −λu to A.
struct AxialRow: BitwiseCopyable {
  private var armA = Vector.zero
  private var armB = Vector.zero
  /// u, the direction from A's anchor to B's; zero if they are too close together.
  private var direction = Vector.zero
  var effectiveMass: Float = 0

  /// Returns the vector between the anchors.
  @inline(__always) mutating func setArms(
    _ bodies: JointBodies, _ positions: UnsafeMutablePointer<SolverPosition>
  ) -> Vector {
    let pair = PositionPair(bodies, positions)
    (armA, armB) = pair.arms(bodies)
    return pair.gap(armA, armB)
  }

  /// Sets the direction and the effective mass; returns 1/m_eff.
  @inline(__always) @discardableResult
  mutating func setDirection(_ direction: Vector, _ bodies: JointBodies) -> Float {
    self.direction = direction
    let inverseMass = bodies.inverseMass(
      acrossA: armA.cross(direction), acrossB: armB.cross(direction))
    effectiveMass = inverseMass != 0 ? 1 / inverseMass : 0
    return inverseMass
  }

  @inline(__always) mutating func clear() { (direction, effectiveMass) = (.zero, 0) }

  /// Returns u · (vB + ωB × rB − vA − ωA × rA).
  @inline(__always) func rate(_ pair: VelocityPair) -> Float {
    let pointA = pair.linearA + Vector.cross(pair.angularA, armA)
    let pointB = pair.linearB + Vector.cross(pair.angularB, armB)
    return direction.dot(pointB - pointA)
  }

  @inline(__always) func apply(
    _ impulse: Float, to pair: inout VelocityPair, _ bodies: JointBodies
  ) {
    let impulse = impulse * direction
    pair.apply(impulse, momentA: armA.cross(impulse), momentB: armB.cross(impulse), bodies)
  }
}

struct AxialCorrection {
  private let pair: PositionPair
  private let arms: (a: Vector, b: Vector)
  private let direction: Vector
  let distance: Float

  @inline(__always) init(
    _ bodies: JointBodies, _ positions: UnsafeMutablePointer<SolverPosition>
  ) {
    pair = PositionPair(bodies, positions)
    arms = pair.arms(bodies)
    (direction, distance) = pair.gap(arms.a, arms.b).directionAndLength
  }

  /// Moves the bodies as far as an impulse along u would in one unit of time.
  @inline(__always) func apply(_ impulse: Float, _ bodies: JointBodies) {
    let impulse = impulse * direction
    pair.apply(impulse, momentA: arms.a.cross(impulse), momentB: arms.b.cross(impulse), bodies)
  }
}
