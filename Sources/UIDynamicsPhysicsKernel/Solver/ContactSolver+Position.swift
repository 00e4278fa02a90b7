// SPDX-License-Identifier: MIT

extension ContactSolver {
  /// Runs one position iteration; returns the deepest separation it found (negative for an overlap).
  ///
  /// Non-linear Gauss–Seidel (Catto, *Modeling and Solving Constraints*, GDC 2009): each overlap is measured
  /// at the current positions. Overlaps within the slop are left alone, so contacts persist.
  mutating func solvePositions(rate: Float) -> Float {
    var deepest: Float = 0
    let positions = self.positions.base
    var c = positionConstraints.base
    let end = c + positionConstraints.count
    while c < end {
      let (face, other) = (positions + Int(c.pointee.face), positions + Int(c.pointee.other))
      var pair = PosePair(face, other, hasOffset: c.pointee.hasOffset)
      var isMoved = correct(c, c.pointee.local.first, &pair, rate, &deepest)
      if c.pointee.count == 2 {
        let isMovedAgain = correct(c, c.pointee.local.second, &pair, rate, &deepest)
        isMoved = isMoved || isMovedAgain
      }
      if isMoved { pair.store(face, other) }
      c += 1
    }
    return deepest
  }

  /// Returns whether the correction moved the bodies.
  @inline(__always) private func correct(
    _ c: UnsafeMutablePointer<ContactPositionConstraint>, _ localPoint: SIMD2<Float>,
    _ pair: inout PosePair, _ rate: Float, _ deepest: inout Float
  ) -> Bool {
    let isFace = c.pointee.kind != .points
    let points = pair.apply(SIMD4(lowHalf: c.pointee.local.point, highHalf: localPoint))
    let gap = points.highHalf - points.lowHalf
    // Two discs separate along the line between their centers, starting from its midpoint.
    let normal = isFace ? pair.rotateOfFace(c.pointee.local.normal) : normalized(gap)
    let point = isFace ? points.highHalf : 0.5 * (points.lowHalf + points.highHalf)
    var separation = dot(gap, normal)
    if c.pointee.hasSkin { separation = separation - c.pointee.radiusA - c.pointee.radiusB }
    deepest = smaller(deepest, separation)
    var error = rate * (separation + linearSlop)
    // Within the slop, nothing moves, so no sine has to be computed.
    if !(error < 0) { return false }
    if error < -Tolerances.largestCorrection { error = -Tolerances.largestCorrection }
    push(c, normal, at: point, error: error, &pair)
    return true
  }

  @inline(__always) private func push(
    _ c: UnsafeMutablePointer<ContactPositionConstraint>, _ normal: SIMD2<Float>,
    at point: SIMD2<Float>, error: Float, _ pair: inout PosePair
  ) {
    let arms = SIMD4(lowHalf: point, highHalf: point) - pair.centers
    let across = crosses(arms, normal)
    let (masses, inertias) = (c.pointee.inverseMasses, c.pointee.inverseInertias)
    let turning = SIMD2(-inertias.x, inertias.y) * across * across
    // The sum must start with A.
    let isA = c.pointee.kind != .faceOfB
    let inverse =
      -masses.x + masses.z + (isA ? turning.x : turning.y) + (isA ? turning.y : turning.x)
    let impulse = (inverse > 0 ? -error / inverse : 0) * normal
    pair.move(
      by: masses * SIMD4(lowHalf: impulse, highHalf: impulse),
      rotation: inertias * crosses(arms, impulse))
  }
}

@inline(__always) private func crosses(_ v: SIMD4<Float>, _ w: SIMD2<Float>) -> SIMD2<Float> {
  let products = v * SIMD4(w.y, w.x, w.y, w.x)
  return SIMD2(products.x, products.z) - SIMD2(products.y, products.w)
}

@inline(__always) private func normalized(_ v: SIMD2<Float>) -> SIMD2<Float> {
  let unit = Vector(v.x, v.y).normalized
  return SIMD2(unit.x, unit.y)
}
