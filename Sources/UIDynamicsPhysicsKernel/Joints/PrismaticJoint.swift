// SPDX-License-Identifier: MIT

/// A slider: B moves along an axis of A, freely or within limits, without rotating relative to A.
///
/// The axis a and its perpendicular p rotate with A, and d = xB + rB − xA − rA is the vector between the anchors.
/// Two rows hold the perpendicular offset and the angle. At a limit, a third row holds the axis. All form one block:
///
///     C₁ = p · d                        Ċ₁ = p · (vB − vA) + s₂ ωB − s₁ ωA
///     C₂ = aB − aA − a₀                 Ċ₂ = ωB − ωA
///     C₃ = a · d (− the limit)          Ċ₃ = a · (vB − vA) + a₂ ωB − a₁ ωA
///     s₁ = (d + rA) × p, s₂ = rB × p, a₁ = (d + rA) × a, a₂ = rB × a
///
/// (It is d + rA instead of rA, because p and a rotate with A: ṗ = ωA × p.) With m = 1/mA + 1/mB, α = 1/IA and
/// β = 1/IB, the matrix K = J M⁻¹ Jᵀ is
///
///     ( m + α s₁² + β s₂²     α s₁ + β s₂     α s₁ a₁ + β s₂ a₂ )
///     (        ·                 α + β          α a₁ + β a₂     )
///     (        ·                   ·          m + α a₁² + β a₂² )
///
/// λ = −K⁻¹ Ċ. The third impulse is ≥ 0 at the lower limit (along the axis on B, opposite on A) and ≤ 0 at the
/// upper limit. If it has to be clamped, the first two rows are solved again: λ₁₂ = K₁₂⁻¹ (−Ċ₁₂ − K₁₂,₃ λ₃). Limits
/// closer together than two slops hold the initial position, so they must contain 0. If neither body can rotate,
/// α + β = 0 is replaced by 1, which keeps the block invertible.
///
/// Source: Catto, *Modeling and Solving Constraints*, GDC 2009, prismatic joint and limits.
struct PrismaticJoint: JointConstraint {
  var bodies: JointBodies
  /// The directions a and p in A's frame.
  private(set) var localAxis: Vector
  private var localPerpendicular: Vector
  /// The reference angle a₀.
  var referenceAngle: Float
  /// The allowed range of a · d.
  var limits: JointLimits
  /// The accumulated impulses Λ of all rows of the block.
  var impulse = Vector3.zero
  var state = JointLimits.State.free
  // Set by `prepare`.
  private var rows = SliderRows()
  /// The matrix K.
  private var matrix = SymmetricMatrix3.zero

  init(
    _ placement: JointPlacement, _ axis: Vector, _ referenceAngle: Float, _ limits: JointLimits
  ) {
    bodies = JointBodies(placement)
    localAxis = axis.normalized
    localPerpendicular = Vector.cross(1, localAxis)
    (self.referenceAngle, self.limits) = (referenceAngle, limits)
  }

  @inline(__always) mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings
  ) {
    let pair = PositionPair(bodies, positions)
    let (armA, armB) = pair.arms(bodies)
    let offset = (pair.b.pointee.center - pair.a.pointee.center) + armB - armA
    rows = makeRows(pair, offset, armA, armB)
    matrix = rows.matrix(bodies)
    let now = limits.state(at: rows.axis.dot(offset), slop: step.linearSlop)
    // An impulse is valid only for the limit that produced it.
    if now != .locked && (now == .free || now != state) { impulse.z = 0 }
    state = now
    // Otherwise, bodies that cannot rotate would accumulate an impulse until they can.
    if bodies.inverseInertia == 0 { impulse.y = 0 }
    impulse *= step.warmStartRatio
  }

  @inline(__always) private func makeRows(
    _ pair: PositionPair, _ offset: Vector, _ armA: Vector, _ armB: Vector
  ) -> SliderRows {
    let rotation = pair.a.pointee.rotation
    return SliderRows(
      axis: rotation.apply(localAxis), perpendicular: rotation.apply(localPerpendicular),
      armA: offset + armA, armB: armB)
  }

  @inline(__always) func warmStart(_ pair: inout VelocityPair) {
    rows.apply(impulse, to: &pair, bodies)
  }

  @inline(__always) mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool {
    let before = impulse
    let rate = Vector(rows.acrossRate(pair), pair.angularB - pair.angularA)
    if state == .free {
      let change = matrix.plane.solve(-rate)
      impulse += Vector3(change, 0)
      rows.apply(Vector3(change, 0), to: &pair, bodies)
    } else {
      solveLimit(rate, alongRate: rows.alongRate(pair))
      rows.apply(impulse - before, to: &pair, bodies)
    }
    return impulse != before
  }

  @inline(__always) private mutating func solveLimit(_ rate: Vector, alongRate: Float) {
    let before = impulse
    impulse += matrix.solve(-Vector3(rate, alongRate))
    if state == .atLower {
      impulse.z = larger(impulse.z, 0)
    } else if state == .atUpper {
      impulse.z = smaller(impulse.z, 0)
    }
    let right = -rate - (impulse.z - before.z) * matrix.coupling
    let plane = matrix.plane.solve(right) + before.plane
    impulse = Vector3(plane, impulse.z)
  }

  @inline(__always) func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    let pair = PositionPair(bodies, positions)
    let (armA, armB) = pair.arms(bodies)
    let offset = pair.gap(armA, armB)
    let rows = makeRows(pair, offset, armA, armB)
    let error = Vector(rows.perpendicular.dot(offset), pair.angle - referenceAngle)
    let (along, excess, isAtLimit) = limitError(rows.axis.dot(offset), slop)
    let matrix = rows.matrix(bodies)
    let impulse =
      isAtLimit
      ? matrix.solve(-Vector3(error, along)) : Vector3(matrix.plane.solve(-error), 0)
    rows.apply(impulse, to: pair, bodies)
    return larger(error.x.magnitude, excess) <= slop
      && error.y.magnitude <= Tolerances.angularSlop
  }

  /// Returns the correction along the axis, the distance beyond the limit, and whether a limit is reached.
  @inline(__always) private func limitError(
    _ translation: Float, _ slop: Float
  ) -> (correction: Float, excess: Float, isAtLimit: Bool) {
    let largest = Tolerances.largestCorrection
    let (lower, upper) = (limits.lower, limits.upper)
    switch limits.state(at: translation, slop: slop) {
    case .free: return (0, 0, false)
    case .locked: return (clamped(translation, -largest, largest), translation.magnitude, true)
    case .atLower:
      return (clamped(translation - lower + slop, -largest, 0), lower - translation, true)
    case .atUpper:
      return (clamped(translation - upper - slop, 0, largest), translation - upper, true)
    }
  }
}
