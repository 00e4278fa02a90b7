// SPDX-License-Identifier: MIT

/// What mechanics says, in points and seconds; independent of the engine.
///
/// `discrete` forms sum what the engine does in each sub-step: velocity first (force, then
/// damping), then position with the new velocity. They agree with it up to rounding. `exact` forms
/// solve the differential equation; the engine differs from them by a term of the order of h.
package enum Predict {
  /// Length of a sub-step, s, as the engine holds it.
  package static let subStep = Double(Float(1) / 120)

  /// Acceleration by gravity of magnitude 1, pt/s².
  package static let gravity = 1000.0

  /// How many sub-steps there are in ticks of 1/60 s: one in the first, two in each after it.
  package static func subSteps(inTicks ticks: Int) -> Int { max(2 * ticks - 1, 0) }

  /// Position and velocity along one axis.
  package struct State: Equatable, Sendable {
    /// In pt.
    package var position: Double
    /// In pt/s.
    package var velocity: Double

    package init(position: Double, velocity: Double) {
      (self.position, self.velocity) = (position, velocity)
    }
  }

  /// A body under constant acceleration `g` and resistance `c` after n sub-steps.
  ///
  /// With r = 1/(1 + h·c): v ← r·(v + h·g), y ← y + h·v. The terminal speed is u = g/c, and
  /// v = u + (v₀ − u)·rⁿ, y = y₀ + u·n·h + (v₀ − u)·(1 − rⁿ)/c. For c = 0: v = v₀ + g·n·h,
  /// y = y₀ + v₀·n·h + g·h²·n(n + 1)/2.
  package static func discrete(
    from start: State, acceleration g: Double = gravity, resistance c: Double = 0,
    subSteps n: Int
  ) -> State {
    let (count, h) = (Double(n), subStep)
    guard c != 0 else {
      return State(
        position: start.position + start.velocity * count * h
          + g * h * h * count * (count + 1) / 2,
        velocity: start.velocity + g * count * h)
    }
    let (terminal, decay) = (g / c, power(1 / (1 + h * c), n))
    return State(
      position: start.position + terminal * count * h
        + (start.velocity - terminal) * (1 - decay) / c,
      velocity: terminal + (start.velocity - terminal) * decay)
  }

  /// The same by the differential equation v' = g − c·v after a time, for c > 0.
  ///
  /// `decay` is e^(−c·t), which the caller gets from a library that has it.
  package static func exact(
    from start: State, acceleration g: Double = gravity, resistance c: Double, time: Double,
    decay: Double
  ) -> State {
    let terminal = g / c
    return State(
      position: start.position + terminal * time + (start.velocity - terminal) * (1 - decay) / c,
      velocity: terminal + (start.velocity - terminal) * decay)
  }

  /// How far something slides from a speed until friction has stopped it, pt.
  ///
  /// v²/(2·μ·g), where μ is the geometric mean of both surfaces.
  package static func slidingDistance(
    speed: Double, friction: Double, otherFriction: Double = 0.2
  ) -> Double {
    speed * speed / (2 * gravity * (friction * otherFriction).squareRoot())
  }

  /// Velocities after a central impact, from the momentum they share and the restitution e, pt/s.
  package static func impact(
    velocities: (Double, Double), masses: (Double, Double) = (1, 1), restitution e: Double
  ) -> (Double, Double) {
    let (u1, u2) = velocities
    let (m1, m2) = masses
    let common = (m1 * u1 + m2 * u2) / (m1 + m2)
    let approach = e * (u1 - u2) / (m1 + m2)
    return (common - m2 * approach, common + m1 * approach)
  }

  /// xⁿ by squaring.
  private static func power(_ x: Double, _ n: Int) -> Double {
    var (result, base, exponent) = (1.0, x, n)
    while exponent > 0 {
      if exponent % 2 == 1 { result *= base }
      base *= base
      exponent /= 2
    }
    return result
  }
}
