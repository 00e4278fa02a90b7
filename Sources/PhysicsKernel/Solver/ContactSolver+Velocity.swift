// SPDX-License-Identifier: MIT

/// The velocities of a contact's two bodies while it is solved, in registers.
private struct BodyPair {
  var linearA: Vector
  var angularA: Float
  var linearB: Vector
  var angularB: Float

  /// Velocity of B's point relative to A's.
  @inline(__always) func relativeVelocity(at point: ConstraintPoint) -> Vector {
    linearB + Vector.cross(angularB, point.armB) - linearA - Vector.cross(angularA, point.armA)
  }
}

extension ContactSolver {
  /// One velocity iteration over all contacts in order, friction before the normal.
  mutating func solveVelocities() {
    let velocities = self.velocities.base
    var c = constraints.base
    let end = c + constraints.count
    while c < end {
      let (a, b) = (velocities + Int(c.pointee.bodyA), velocities + Int(c.pointee.bodyB))
      var pair = BodyPair(
        linearA: a.pointee.linear, angularA: a.pointee.angular,
        linearB: b.pointee.linear, angularB: b.pointee.angular)
      let isBlock = c.pointee.count == 2
      solveFriction(&c.pointee.first, c, &pair)
      if isBlock {
        solveFriction(&c.pointee.second, c, &pair)
        solveBlock(c, &pair)
      } else {
        solveNormal(c, &pair)
      }
      a.pointee.linear = pair.linearA
      a.pointee.angular = pair.angularA
      b.pointee.linear = pair.linearB
      b.pointee.angular = pair.angularB
      c += 1
    }
  }
}

/// Stops sliding at a point as far as |λt| ≤ μ λn allows.
@inline(__always) private func solveFriction(
  _ point: inout ConstraintPoint, _ c: UnsafeMutablePointer<ContactConstraint>,
  _ pair: inout BodyPair
) {
  let tangent = c.pointee.normal.cross(1)
  let sliding = pair.relativeVelocity(at: point).dot(tangent)
  let wanted = point.tangentMass * -sliding
  let limit = c.pointee.friction * point.normalImpulse
  let total = clamped(point.tangentImpulse + wanted, -limit, limit)
  let change = total - point.tangentImpulse
  point.tangentImpulse = total
  apply(change * tangent, at: point, c, &pair)
}

/// Stops the approach at the only point of a contact.
@inline(__always) private func solveNormal(
  _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair
) {
  let point = c.pointee.first
  let separating = pair.relativeVelocity(at: point).dot(c.pointee.normal)
  let wanted = -point.normalMass * (separating - point.bias)
  let total = larger(point.normalImpulse + wanted, 0)
  c.pointee.first.normalImpulse = total
  apply((total - point.normalImpulse) * c.pointee.normal, at: point, c, &pair)
}

@inline(__always) private func apply(
  _ impulse: Vector, at point: ConstraintPoint, _ c: UnsafeMutablePointer<ContactConstraint>,
  _ pair: inout BodyPair
) {
  pair.linearA -= c.pointee.inverseMassA * impulse
  pair.angularA -= c.pointee.inverseInertiaA * point.armA.cross(impulse)
  pair.linearB += c.pointee.inverseMassB * impulse
  pair.angularB += c.pointee.inverseInertiaB * point.armB.cross(impulse)
}

/// Solves both normals of a two-point contact at once.
///
/// With x the accumulated impulses, v = K x + b′ the normal velocities after them and b′ what is
/// left when the present impulses a are taken back (b′ = v_now − bias − K a), the contact wants
/// x ≥ 0, v ≥ 0 and in each point x = 0 or v = 0: a linear complementarity problem of size two.
/// Its four cases are tried in turn and the first that fits is taken; when rounding leaves none,
/// the impulses stay. Source: Murty, *Linear Complementarity, Linear and Nonlinear Programming*,
/// 1988, total enumeration.
@inline(__always) private func solveBlock(
  _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair
) {
  let (first, second) = (c.pointee.first, c.pointee.second)
  let (normal, matrix) = (c.pointee.normal, c.pointee.matrix)
  let now = Vector(first.normalImpulse, second.normalImpulse)
  var b = Vector(
    pair.relativeVelocity(at: first).dot(normal) - first.bias,
    pair.relativeVelocity(at: second).dot(normal) - second.bias)
  b -= matrix.apply(now)

  let impulses: Vector
  let both = -c.pointee.inverse.apply(b)
  if both.x >= 0 && both.y >= 0 {
    impulses = both
  } else {
    let firstOnly = -first.normalMass * b.x
    let secondOnly = -second.normalMass * b.y
    if firstOnly >= 0 && matrix.xy * firstOnly + b.y >= 0 {
      impulses = Vector(firstOnly, 0)
    } else if secondOnly >= 0 && matrix.xy * secondOnly + b.x >= 0 {
      impulses = Vector(0, secondOnly)
    } else if b.x >= 0 && b.y >= 0 {
      impulses = .zero
    } else {
      return
    }
  }

  let change = impulses - now
  let (p1, p2) = (change.x * normal, change.y * normal)
  let sum = p1 + p2
  pair.linearA -= c.pointee.inverseMassA * sum
  pair.angularA -=
    c.pointee.inverseInertiaA * (first.armA.cross(p1) + second.armA.cross(p2))
  pair.linearB += c.pointee.inverseMassB * sum
  pair.angularB +=
    c.pointee.inverseInertiaB * (first.armB.cross(p1) + second.armB.cross(p2))
  c.pointee.first.normalImpulse = impulses.x
  c.pointee.second.normalImpulse = impulses.y
}
