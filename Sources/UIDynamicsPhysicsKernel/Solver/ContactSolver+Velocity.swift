// SPDX-License-Identifier: MIT

extension ContactSolver {
  /// Velocity iterations over all contacts in order, friction before the normal.
  mutating func solveVelocities(iterations: Int) {
    for _ in 0..<iterations { _ = solveVelocitiesOnce(isWatched: false) }
  }

  /// Velocity iterations over all contacts in order, until one changes no impulse.
  ///
  /// It has left the state as it found it, so all that follow would do the same. At an impact that
  /// is usually the first; in a pile it never happens, and looking for it would cost more.
  mutating func solveVelocities(upTo iterations: Int) {
    for _ in 0..<iterations {
      if !solveVelocitiesOnce(isWatched: true) { return }
    }
  }

  /// One velocity iteration; says whether it changed an impulse, if it is watched.
  @inline(__always) private mutating func solveVelocitiesOnce(isWatched: Bool) -> Bool {
    var isChanged = false
    let velocities = self.velocities.base
    var c = constraints.base
    let end = c + constraints.count
    while c < end {
      let (a, b) = (velocities + Int(c.pointee.bodyA), velocities + Int(c.pointee.bodyB))
      var pair = BodyPair(a.pointee, b.pointee)
      solveFriction(&c.pointee.first, c, &pair, &isChanged)
      if c.pointee.count == 2 {
        solveFriction(&c.pointee.second, c, &pair, &isChanged)
        solveBlock(c, &pair, &isChanged)
      } else {
        solveNormal(c, &pair, &isChanged)
      }
      pair.store(a, b)
      c += 1
    }
    return isWatched && isChanged
  }
}

/// Stops sliding at a point as far as |λt| ≤ μ λn allows.
@inline(__always) private func solveFriction(
  _ point: inout ConstraintPoint, _ c: UnsafeMutablePointer<ContactConstraint>,
  _ pair: inout BodyPair, _ isChanged: inout Bool
) {
  let tangent = c.pointee.tangent
  let sliding = dot(pair.relativeVelocity(at: point), tangent)
  let limit = c.pointee.friction * point.normalImpulse
  var total = point.tangentImpulse + point.tangentMass * -sliding
  // A branch that is foreseen costs nothing on the way to the result, a minimum and a maximum do.
  if !(total.magnitude <= limit) { total = total < limit ? -limit : limit }
  let change = total - point.tangentImpulse
  isChanged = isChanged || change != 0
  point.tangentImpulse = total
  pair.apply(change * tangent, at: point, c)
}

/// Stops the approach at the only point of a contact.
@inline(__always) private func solveNormal(
  _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair, _ isChanged: inout Bool
) {
  let point = c.pointee.first
  let separating = dot(pair.relativeVelocity(at: point), c.pointee.normal)
  let wanted = -point.normalMass * (separating - c.pointee.firstBias)
  let total = larger(point.normalImpulse + wanted, 0)
  let change = total - point.normalImpulse
  isChanged = isChanged || change != 0
  c.pointee.first.normalImpulse = total
  pair.apply(change * c.pointee.normal, at: point, c)
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
  _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair, _ isChanged: inout Bool
) {
  let (normal, matrix) = (c.pointee.normal, c.pointee.matrix)
  let now = Vector(c.pointee.first.normalImpulse, c.pointee.second.normalImpulse)
  var b = Vector(
    dot(pair.relativeVelocity(at: c.pointee.first), normal) - c.pointee.firstBias,
    dot(pair.relativeVelocity(at: c.pointee.second), normal) - c.pointee.secondBias)
  b -= matrix.apply(now)

  let impulses: Vector
  let both = -c.pointee.inverse.apply(b)
  if both.x >= 0 && both.y >= 0 {
    impulses = both
  } else {
    let firstOnly = -c.pointee.first.normalMass * b.x
    let secondOnly = -c.pointee.second.normalMass * b.y
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
  isChanged = isChanged || change.x != 0 || change.y != 0
  pair.apply(change.x * normal, change.y * normal, c)
  c.pointee.first.normalImpulse = impulses.x
  c.pointee.second.normalImpulse = impulses.y
}
