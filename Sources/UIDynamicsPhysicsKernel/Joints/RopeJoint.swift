// SPDX-License-Identifier: MIT

/// Keeps two points within a distance L; a rope pulls but never pushes.
///
/// With d between the anchors and u = d/|d|, as in `DistanceJoint`:
///
///     C = |d| − L ≤ 0
///     Ċ = u · (vB + ωB × rB − vA − ωA × rA)        J = (−u, −rA × u, u, rB × u)
///     1/m_eff = J M⁻¹ Jᵀ = 1/mA + (rA × u)²/IA + 1/mB + (rB × u)²/IB
///     λ = −m_eff (Ċ + min(C, 0)/h), accumulated and kept ≤ 0
///
/// The term C/h lets a slack rope tighten within the sub-step but no further, so it does not overshoot by a whole
/// sub-step. Excess length is removed by moving the bodies. Source: Catto, *Modeling and Solving Constraints*,
/// GDC 2009 (inequality constraints). The look-ahead is the one used for speculative contacts in *Continuous
/// Collision*, GDC 2013.
struct RopeJoint: JointConstraint {
  var bodies: JointBodies
  /// The largest distance L.
  var maxLength: Float
  /// The accumulated impulse Λ ≤ 0.
  var impulse: Float = 0
  // Set by `prepare`.
  private var row = AxialRow()
  /// The bias min(C, 0)/h, which lets a slack rope tighten.
  private var slackRate: Float = 0

  init(_ placement: JointPlacement, maxLength: Float) {
    bodies = JointBodies(placement)
    self.maxLength = maxLength
  }

  @inline(__always) mutating func prepare(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ step: StepSettings
  ) {
    let gap = row.setArms(bodies, positions)
    let distance = gap.length
    let error = distance - maxLength
    slackRate = error < 0 ? step.inverseDuration * error : 0
    guard distance > step.linearSlop else {
      row.clear()
      impulse = 0
      return
    }
    row.setDirection((1 / distance) * gap, bodies)
    impulse *= step.warmStartRatio
  }

  @inline(__always) func warmStart(_ pair: inout VelocityPair) {
    row.apply(impulse, to: &pair, bodies)
  }

  @inline(__always) mutating func solveVelocity(_ pair: inout VelocityPair) -> Bool {
    let rate = row.rate(pair) + slackRate
    let total = smaller(0, impulse + -row.effectiveMass * rate)
    let change = total - impulse
    impulse = total
    row.apply(change, to: &pair, bodies)
    return change != 0
  }

  @inline(__always) func solvePosition(
    _ positions: UnsafeMutablePointer<SolverPosition>, _ slop: Float
  ) -> Bool {
    let correction = AxialCorrection(bodies, positions)
    let excess = correction.distance - maxLength
    if excess > 0 {
      let error = smaller(excess, Tolerances.largestCorrection)
      correction.apply(-row.effectiveMass * error, bodies)
    }
    return excess < slop
  }
}
