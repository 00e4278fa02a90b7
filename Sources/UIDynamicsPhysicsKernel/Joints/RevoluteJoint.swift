// SPDX-License-Identifier: MIT

/// A pin: keeps two points together, while the bodies rotate freely, against a torque, or within limits.
///
/// Two rows hold the point. At a limit, a third row holds the angle. They form one block, so a limit stays stiff
/// even if the pin is far from the centers of mass:
///
///     C₁ = xB + rB − xA − rA                        Ċ₁ = vB + ωB × rB − vA − ωA × rA
///     C₂ = aB − aA − a₀ (− the limit)               Ċ₂ = ωB − ωA
///     J  = ( −E  −rA⊥   E  rB⊥ ),  r⊥ = (−r_y, r_x)
///          (  0   −1    0   1  )
///     K  = J M⁻¹ Jᵀ;  λ = −K⁻¹ Ċ;  with m = 1/mA + 1/mB and α = 1/IA, β = 1/IB
///     K  = ( m + α rAy² + β rBy²     −α rAx rAy − β rBx rBy    −α rAy − β rBy )
///          (        ·                 m + α rAx² + β rBx²       α rAx + β rBx )
///          (        ·                          ·                    α + β     )
///
/// The third impulse is ≥ 0 at the lower limit (clockwise on screen for B, opposite for A) and ≤ 0 at the upper
/// limit. If the block violates that, the third row is dropped. Limits closer together than two slops hold the
/// angle from both sides.
///
/// Friction is a separate row, which is solved first: Ċ = ωB − ωA, |Λ| ≤ h τ. It resists moments up to τ and otherwise
/// slows rotation with torque τ. Source: Catto, *Modeling and Solving Constraints*, GDC 2009, revolute joint, motor
/// and limits.
struct RevoluteJoint: JointConstraint {
  var bodies: JointBodies
  /// The reference angle a₀.
  var referenceAngle: Float
  /// The allowed range of aB − aA − a₀.
  var limits: JointLimits
  var friction: RevoluteFriction
  /// The accumulated impulses Λ of the point and the limit.
  var impulse = Vector3.zero
  var state = JointLimits.State.free
  // Set by `prepare`.
  private var armA = Vector.zero
  private var armB = Vector.zero
  /// The matrix K.
  private var matrix = SymmetricMatrix3.zero

  init(
    _ placement: JointPlacement, _ referenceAngle: Float, _ limits: JointLimits, _ torque: Float
  ) {
    bodies = JointBodies(placement)
    (self.referenceAngle, self.limits) = (referenceAngle, limits)
    friction = RevoluteFriction(torque: torque)
  }

  @inline(__always) mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings
  ) {
    let pair = PositionPair(bodies, positions)
    (armA, armB) = pair.arms(bodies)
    matrix = bodies.pointAndAngleMatrix(armA, armB)
    let canTurn = bodies.inverseInertia != 0
    friction.mass = canTurn ? 1 / bodies.inverseInertia : 0
    friction.limit = step.duration * friction.torque
    if friction.torque == 0 || !canTurn { friction.impulse = 0 }
    let now =
      canTurn
      ? limits.state(at: pair.angle - referenceAngle, slop: Tolerances.angularSlop) : .free
    // An impulse is valid only for the limit that produced it. A joint that cannot rotate keeps the impulse but does not use it.
    if canTurn && now != .locked && (now == .free || now != state) { impulse.z = 0 }
    state = now
    impulse *= step.warmStartRatio
    friction.impulse *= step.warmStartRatio
  }

  @inline(__always) func warmStart(_ pair: inout VelocityPair) {
    pair.apply(
      impulse.plane, momentA: armA.cross(impulse.plane) + friction.impulse + impulse.z,
      momentB: armB.cross(impulse.plane) + friction.impulse + impulse.z, bodies)
  }

  @inline(__always) mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool {
    let before = (impulse, friction.impulse)
    if friction.limit > 0 && state != .locked { solveFriction(&pair) }
    let change = state == .free ? pointChange(pair) : pointAndLimitChange(pair)
    impulse += change
    pair.apply(
      change.plane, momentA: armA.cross(change.plane) + change.z,
      momentB: armB.cross(change.plane) + change.z, bodies)
    return (impulse, friction.impulse) != before
  }

  @inline(__always) private mutating func solveFriction(_ pair: inout VelocityPair) {
    let rate = pair.angularB - pair.angularA
    let total = clamped(friction.impulse + -friction.mass * rate, -friction.limit, friction.limit)
    let change = total - friction.impulse
    friction.impulse = total
    pair.angularA -= bodies.inverseInertiaA * change
    pair.angularB += bodies.inverseInertiaB * change
  }

  @inline(__always) private func pointChange(_ pair: VelocityPair) -> Vector3 {
    Vector3(matrix.plane.solve(-pair.relativeVelocity(armA, armB)), 0)
  }

  @inline(__always) private func pointAndLimitChange(_ pair: VelocityPair) -> Vector3 {
    let pointRate = pair.relativeVelocity(armA, armB)
    let change = -matrix.solve(Vector3(pointRate, pair.angularB - pair.angularA))
    let total = impulse.z + change.z
    let isHeld =
      state == .locked || (state == .atLower && !(total < 0)) || (state == .atUpper && !(total > 0))
    if isHeld { return change }
    let plane = matrix.plane.solve(-pointRate + impulse.z * matrix.coupling)
    return Vector3(plane, -impulse.z)
  }

  @inline(__always) func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    let pair = PositionPair(bodies, positions)
    let angularError = state == .free ? 0 : correctAngle(pair)
    let (armA, armB) = pair.arms(bodies)
    let gap = pair.gap(armA, armB)
    let impulse = -bodies.pointMatrix(armA, armB).solve(gap)
    pair.apply(impulse, momentA: armA.cross(impulse), momentB: armB.cross(impulse), bodies)
    return gap.length <= slop && angularError <= Tolerances.angularSlop
  }

  /// Returns the angle beyond the limits, before the correction.
  @inline(__always) private func correctAngle(_ pair: PositionPair) -> Float {
    let (slop, largest) = (Tolerances.angularSlop, Tolerances.largestAngularCorrection)
    let angle = pair.angle - referenceAngle
    let (error, correction): (Float, Float)
    switch state {
    case .atLower:
      error = -(angle - limits.lower)
      correction = clamped(angle - limits.lower + slop, -largest, 0)
    case .atUpper:
      error = angle - limits.upper
      correction = clamped(angle - limits.upper - slop, 0, largest)
    case .free, .locked:
      correction = clamped(angle - limits.lower, -largest, largest)
      error = correction.magnitude
    }
    let impulse = -friction.mass * correction
    pair.rotate(momentA: impulse, momentB: impulse, bodies)
    return error
  }
}

extension JointBodies {
  /// Returns K for a point and an angle; if neither body can rotate, 1 in the angle's entry keeps the block invertible.
  @inline(__always) func pointAndAngleMatrix(_ armA: Vector, _ armB: Vector) -> SymmetricMatrix3 {
    let (a, b) = (inverseInertiaA, inverseInertiaB)
    let mass = inverseMassA + inverseMassB
    return SymmetricMatrix3(
      xx: mass + armA.y * armA.y * a + armB.y * armB.y * b,
      xy: -armA.y * armA.x * a - armB.y * armB.x * b,
      xz: -armA.y * a - armB.y * b,
      yy: mass + armA.x * armA.x * a + armB.x * armB.x * b,
      yz: armA.x * a + armB.x * b,
      zz: inverseInertia == 0 ? 1 : inverseInertia)
  }

  /// Returns K for the point alone; its products are ordered differently, which reproduces the measured digits.
  @inline(__always) fileprivate func pointMatrix(
    _ armA: Vector, _ armB: Vector
  ) -> SymmetricMatrix {
    let (a, b) = (inverseInertiaA, inverseInertiaB)
    let mass = inverseMassA + inverseMassB
    return SymmetricMatrix(
      xx: mass + a * armA.y * armA.y + b * armB.y * armB.y,
      xy: -a * armA.x * armA.y - b * armB.x * armB.y,
      yy: mass + a * armA.x * armA.x + b * armB.x * armB.x)
  }
}

struct RevoluteFriction: BitwiseCopyable {
  /// The largest torque τ; 0 disables friction.
  var torque: Float
  /// The accumulated impulse Λ.
  var impulse: Float = 0
  // Set by `prepare`.
  fileprivate(set) var mass: Float = 0
  /// The largest impulse h τ.
  fileprivate(set) var limit: Float = 0
}
