// SPDX-License-Identifier: MIT

extension ContactSolver {
  /// Runs velocity iterations over all contacts in order; in each contact, friction comes before the normals.
  mutating func solveVelocities(iterations: Int) {
    for _ in 0..<iterations { _ = solveVelocitiesOnce(isWatched: false) }
  }

  /// Stops when an iteration changes no impulse, because later iterations would not change any either.
  ///
  /// At an impact, the first iteration is usually the last. In a pile, the check would take more time than it saves.
  mutating func solveVelocities(upTo iterations: Int) {
    for _ in 0..<iterations {
      if !solveVelocitiesOnce(isWatched: true) { return }
    }
  }

  /// Returns whether an impulse changed, if `isWatched` is true.
  @inline(__always) private mutating func solveVelocitiesOnce(isWatched: Bool) -> Bool {
    var isChanged = false
    let velocities = self.velocities.base
    var c = constraints.base
    let end = c + constraints.count
    while c < end {
      let (a, b) = (velocities + Int(c.pointee.bodyA), velocities + Int(c.pointee.bodyB))
      var pair = BodyPair(a, b)
      let now = c.pointee.normalImpulses
      var change = solveFriction(&c.pointee.first, now.x, c, &pair)
      if isWatched { isChanged = isChanged || change != 0 }
      if c.pointee.count == 2 {
        change = solveFriction(&c.pointee.second, now.y, c, &pair)
        if isWatched { isChanged = isChanged || change != 0 }
        let changes = solveBlock(c, &pair)
        if isWatched { isChanged = isChanged || changes.x != 0 || changes.y != 0 }
      } else {
        change = solveNormal(c, &pair)
        if isWatched { isChanged = isChanged || change != 0 }
      }
      pair.store(a, b)
      c += 1
    }
    return isChanged
  }
}

/// Resists sliding at a point, up to |λt| ≤ μ λn; returns the change of the impulse.
@inline(__always) private func solveFriction(
  _ point: inout ConstraintPoint, _ normalImpulse: Float,
  _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair
) -> Float {
  let (normalX, normalY) = (c.pointee.normalX, c.pointee.normalY)
  let velocity = pair.relativeVelocity(at: point.arms)
  let sliding = (velocity.x * normalY - velocity.y * normalX).x
  let limit = c.pointee.friction * normalImpulse
  let old = point.tangentImpulse
  var total = old - point.tangentMass * sliding
  // A branch that is predicted correctly is faster here than a minimum and a maximum.
  if !(total.magnitude <= limit) { total = total < limit ? -limit : limit }
  point.tangentImpulse = total
  let change = total - old
  let everywhere = SIMD4(repeating: change)
  pair.apply(x: everywhere * normalY, minusY: everywhere * normalX, at: point.arms, c)
  return change
}

@inline(__always) private func solveNormal(
  _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair
) -> Float {
  let (normalX, normalY) = (c.pointee.normalX, c.pointee.normalY)
  let velocity = pair.relativeVelocity(at: c.pointee.first.arms)
  let separating = velocity.x * normalX + velocity.y * normalY
  let wanted = -c.pointee.first.normalMass * (separating.x - c.pointee.biases.x)
  let now = c.pointee.normalImpulses.x
  let total = larger(now + wanted, 0)
  let change = total - now
  c.pointee.minusImpulses.x = -total
  pair.apply(x: change * normalX, y: change * normalY, at: c.pointee.first.arms, c)
  return change
}

/// Solves both normal impulses of a two-point contact at once.
///
/// For accumulated impulses x, the normal velocities are v = K x + b′, where b′ = v_now − bias − K a for the current
/// impulses a. The contact requires x ≥ 0, v ≥ 0, and x = 0 or v = 0 at each point: a linear complementarity
/// problem of size two. The first of its four cases that applies is used. If rounding rules out all of them, the impulses
/// stay. Source: Murty, *Linear Complementarity, Linear and Nonlinear Programming*, 1988, total enumeration.
@inline(__always) private func solveBlock(
  _ c: UnsafeMutablePointer<ContactConstraint>, _ pair: inout BodyPair
) -> Vector {
  let (normalX, normalY) = (c.pointee.normalX, c.pointee.normalY)
  let (now, minusNow) = (c.pointee.normalImpulses, c.pointee.minusImpulses)
  let parts = c.pointee.matrix * SIMD4(now.x, now.x, now.y, now.y)
  let velocity = pair.relativeVelocity(at: c.pointee.both)
  var b = velocity.x * normalX + velocity.y * normalY
  b = b - c.pointee.biases - (parts + parts.highTwice)

  // If both points push, the solution is x = −K⁻¹ b′.
  var minusImpulses =
    b.x * c.pointee.inverseOfFirst + b.y * c.pointee.inverseOfSecond
  var change = minusNow - minusImpulses
  if !all(minusImpulses .<= 0) {
    guard let impulses = impulsesOfOne(c, Vector(b.x, b.y)) else { return .zero }
    minusImpulses = SIMD4(-impulses.x, -impulses.y, -impulses.x, -impulses.y)
    change = SIMD4(impulses.x, impulses.y, impulses.x, impulses.y) + minusNow
  }
  pair.applyBoth(x: change * normalX, y: change * normalY, c)
  c.pointee.minusImpulses = minusImpulses
  return Vector(change.x, change.y)
}

/// Returns the impulses if at most one point pushes, or `nil` if none of these cases applies.
@inline(__always) private func impulsesOfOne(
  _ c: UnsafeMutablePointer<ContactConstraint>, _ b: Vector
) -> Vector? {
  let coupling = c.pointee.matrix.y
  let firstOnly = -c.pointee.first.normalMass * b.x
  if firstOnly >= 0 && coupling * firstOnly + b.y >= 0 { return Vector(firstOnly, 0) }
  let secondOnly = -c.pointee.second.normalMass * b.y
  if secondOnly >= 0 && coupling * secondOnly + b.x >= 0 {
    return Vector(0, secondOnly)
  }
  return b.x >= 0 && b.y >= 0 ? .zero : nil
}
