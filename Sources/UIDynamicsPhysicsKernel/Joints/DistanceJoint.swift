// SPDX-License-Identifier: MIT

/// Keeps two points at a distance L, either as a rod or, if a frequency is set, as a damped spring.
///
/// Let d = xB + rB − xA − rA be the vector between the anchors, and u = d/|d|:
///
///     C = |d| − L
///     Ċ = u · (vB + ωB × rB − vA − ωA × rA)        J = (−u, −rA × u, u, rB × u)
///     1/m_eff = J M⁻¹ Jᵀ = 1/mA + (rA × u)²/IA + 1/mB + (rB × u)²/IB
///     rod:    λ = −m_eff Ċ
///     spring: k = m_eff ω², c = 2 m_eff ζ ω, ω = 2π f
///
/// The spring's force is that at the end of the sub-step, −k (C + h Ċ) − c Ċ. This is an implicit Euler step, which is
/// stable for any h. With softness γ = 1/(h (c + h k)) and bias β = C h k γ, it becomes Ċ + β + γ Λ = 0 for the
/// accumulated impulse Λ:
///
///     λ = −(Ċ + β + γ Λ) / (1/m_eff + γ)
///
/// k and c scale with m_eff, so the frequency does not depend on the masses. The implicit step adds damping: an
/// undamped spring loses a factor of about e^(−π² f h) per half period.
///
/// The remaining error of a rod is removed by moving the bodies (non-linear projection). Between anchors closer than
/// the slop there is no direction, so the velocity row then has no effect. Source: Catto, *Soft Constraints*, GDC
/// 2011, and *Modeling and Solving Constraints*, GDC 2009.
struct DistanceJoint: JointConstraint {
  var bodies: JointBodies
  /// The length L, in m.
  var length: Float
  /// The frequency f, in Hz; 0 for a rod.
  var frequency: Float
  /// The damping ratio ζ; 1 is critical damping.
  var dampingRatio: Float
  /// The accumulated impulse Λ.
  var impulse: Float = 0
  // Set by `prepare`.
  private var row = AxialRow()
  /// The softness γ.
  private var softness: Float = 0
  /// The bias β.
  private var bias: Float = 0

  init(_ placement: JointPlacement, length: Float, _ frequency: Float, _ dampingRatio: Float) {
    bodies = JointBodies(placement)
    (self.length, self.frequency, self.dampingRatio) = (length, frequency, dampingRatio)
  }

  private var isSoft: Bool { frequency > 0 }

  @inline(__always) mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings
  ) {
    let gap = row.setArms(bodies, positions)
    let distance = gap.length
    let inverseMass = row.setDirection(
      distance > step.linearSlop ? (1 / distance) * gap : .zero, bodies)
    (softness, bias) = (0, 0)
    if isSoft { soften(error: distance - length, inverseMass, step.duration) }
    impulse *= step.warmStartRatio
  }

  @inline(__always) private mutating func soften(
    error: Float, _ inverseMass: Float, _ h: Float
  ) {
    let turning = 2 * Tolerances.pi * frequency
    let damping = 2 * row.effectiveMass * dampingRatio * turning
    let stiffness = row.effectiveMass * turning * turning
    let resistance = h * (damping + h * stiffness)
    guard resistance.isFinite else { return stiffen(error: error, turning, h) }
    softness = resistance != 0 ? 1 / resistance : 0
    bias = error * h * stiffness * softness
    let softened = inverseMass + softness
    row.effectiveMass = softened != 0 ? 1 / softened : 0
  }

  /// Handles a stiffness that overflows a `Float`, using the limits γ = 0 and β = C/h · hω/(2ζ + hω).
  @inline(never) private mutating func stiffen(error: Float, _ turning: Float, _ h: Float) {
    bias = clamped(1 / (1 + 2 * dampingRatio / (h * turning)), 0, 1) * (error / h)
  }

  @inline(__always) func warmStart(_ pair: inout VelocityPair) {
    row.apply(impulse, to: &pair, bodies)
  }

  @inline(__always) mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool {
    let change = -row.effectiveMass * (row.rate(pair) + bias + softness * impulse)
    let before = impulse
    impulse += change
    row.apply(change, to: &pair, bodies)
    return impulse != before
  }

  @inline(__always) func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    if isSoft { return true }
    let correction = AxialCorrection(bodies, positions)
    let limit = Tolerances.largestCorrection
    let error = clamped(correction.distance - length, -limit, limit)
    correction.apply(-row.effectiveMass * error, bodies)
    return error.magnitude < slop
  }
}
