// SPDX-License-Identifier: MIT

extension ContactSolver {
  /// One position iteration: pushes overlapping bodies apart by part of the overlap.
  ///
  /// Non-linear projection: the overlap is measured anew at each point from the positions reached,
  /// so that later contacts see what earlier ones moved. An overlap within the slop stays, so that
  /// contacts persist. Returns the deepest separation met, m (negative for overlap).
  /// Source: Catto, *Modeling and Solving Constraints*, GDC 2009 (non-linear Gauss–Seidel).
  mutating func solvePositions(rate: Float) -> Float {
    var deepest: Float = 0
    for i in 0..<positionConstraints.count {
      let c = positionConstraints.base + i
      let (a, b) = (positions.at(c.pointee.bodyA), positions.at(c.pointee.bodyB))
      correct(c, c.pointee.firstPoint, a, b, rate, &deepest)
      if c.pointee.count == 2 { correct(c, c.pointee.secondPoint, a, b, rate, &deepest) }
    }
    return deepest
  }

  @inline(__always) private func correct(
    _ c: UnsafeMutablePointer<ContactPositionConstraint>, _ localPoint: Vector,
    _ a: UnsafeMutablePointer<SolverPosition>, _ b: UnsafeMutablePointer<SolverPosition>,
    _ rate: Float, _ deepest: inout Float
  ) {
    if c.pointee.kind == .points { return correctPoints(c, a, b, rate, &deepest) }
    let faceOfA = c.pointee.kind == .faceOfA
    let (poseA, poseB) = (a.pointee.pose, b.pointee.pose)
    let (face, other) = faceOfA ? (poseA, poseB) : (poseB, poseA)
    let outward = face.rotation.apply(c.pointee.localNormal)
    let plane = face.apply(c.pointee.localPoint)
    let point = other.apply(localPoint)
    let separation = (point - plane).dot(outward) - c.pointee.radiusA - c.pointee.radiusB
    let normal = faceOfA ? outward : -outward
    correct(c, separation, normal, at: point, a, b, rate, &deepest)
  }

  /// The same for two discs; they are pushed apart half-way between their centers.
  @inline(__always) private func correctPoints(
    _ c: UnsafeMutablePointer<ContactPositionConstraint>,
    _ a: UnsafeMutablePointer<SolverPosition>, _ b: UnsafeMutablePointer<SolverPosition>,
    _ rate: Float, _ deepest: inout Float
  ) {
    let pointA = a.pointee.pose.apply(c.pointee.localPoint)
    let pointB = b.pointee.pose.apply(c.pointee.firstPoint)
    let normal = (pointB - pointA).normalized
    let separation = (pointB - pointA).dot(normal) - c.pointee.radiusA - c.pointee.radiusB
    correct(c, separation, normal, at: 0.5 * (pointA + pointB), a, b, rate, &deepest)
  }

  @inline(__always) private func correct(
    _ c: UnsafeMutablePointer<ContactPositionConstraint>, _ separation: Float, _ normal: Vector,
    at point: Vector, _ a: UnsafeMutablePointer<SolverPosition>,
    _ b: UnsafeMutablePointer<SolverPosition>, _ rate: Float, _ deepest: inout Float
  ) {
    deepest = smaller(deepest, separation)
    let error = clamped(
      rate * (separation + linearSlop), -Tolerances.largestCorrection, 0)
    // Within the slop nothing moves, and no angle has to be turned into a rotation again.
    if error == 0 { return }
    push(c, normal, at: point, error: error, a, b)
  }

  @inline(__always) private func push(
    _ c: UnsafeMutablePointer<ContactPositionConstraint>, _ normal: Vector, at point: Vector,
    error: Float, _ a: UnsafeMutablePointer<SolverPosition>,
    _ b: UnsafeMutablePointer<SolverPosition>
  ) {
    let (armA, armB) = (point - a.pointee.center, point - b.pointee.center)
    let (massA, inertiaA) = (c.pointee.inverseMassA, c.pointee.inverseInertiaA)
    let (massB, inertiaB) = (c.pointee.inverseMassB, c.pointee.inverseInertiaB)
    let (acrossA, acrossB) = (armA.cross(normal), armB.cross(normal))
    let inverse =
      massA + massB + inertiaA * acrossA * acrossA + inertiaB * acrossB * acrossB
    let impulse = (inverse > 0 ? -error / inverse : 0) * normal
    a.pointee.center -= massA * impulse
    a.pointee.turn(to: a.pointee.angle - inertiaA * armA.cross(impulse))
    b.pointee.center += massB * impulse
    b.pointee.turn(to: b.pointee.angle + inertiaB * armB.cross(impulse))
  }
}
