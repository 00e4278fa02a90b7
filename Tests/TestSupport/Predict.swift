// SPDX-License-Identifier: MIT

/// Predictions of the motion, in points and seconds, that do not depend on the engine.
///
/// The `discrete` functions sum the engine's sub-steps: first the velocity (force, then damping), then the position with the
/// new velocity. They agree with the engine except for rounding. The `exact` functions solve the differential equation,
/// from which the engine deviates by a term of order h.
package enum Predict {
  /// The length of a sub-step in s, as stored by the engine.
  package static let subStep = Double(Float(1) / 120)

  /// The acceleration for a gravity of magnitude 1, pt/s².
  package static let gravity = 1000.0

  /// Returns the number of sub-steps in ticks of 1/60 s: one in the first tick, and two in each later one.
  package static func subSteps(inTicks ticks: Int) -> Int { max(2 * ticks - 1, 0) }

  package struct State: Equatable, Sendable {
    package var position: Double
    package var velocity: Double

    package init(position: Double, velocity: Double) {
      (self.position, self.velocity) = (position, velocity)
    }
  }

  /// Returns the state under constant acceleration `g` and resistance `c` after n sub-steps.
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

  /// Returns the solution of the differential equation v' = g − c·v at a given time, for c > 0.
  ///
  /// `decay` is e^(−c·t), computed by a library that the caller imports.
  package static func exact(
    from start: State, acceleration g: Double = gravity, resistance c: Double, time: Double,
    decay: Double
  ) -> State {
    let terminal = g / c
    return State(
      position: start.position + terminal * time + (start.velocity - terminal) * (1 - decay) / c,
      velocity: terminal + (start.velocity - terminal) * decay)
  }

  /// Returns the distance that an item slides until friction stops it, in pt.
  ///
  /// This is v²/(2·μ·g), where μ is the geometric mean of both surfaces' friction.
  package static func slidingDistance(
    speed: Double, friction: Double, otherFriction: Double = 0.2
  ) -> Double {
    speed * speed / (2 * gravity * (friction * otherFriction).squareRoot())
  }

  /// Returns the velocities after a central impact with restitution e, in pt/s.
  package static func impact(
    velocities: (Double, Double), masses: (Double, Double) = (1, 1), restitution e: Double
  ) -> (Double, Double) {
    let (u1, u2) = velocities
    let (m1, m2) = masses
    let common = (m1 * u1 + m2 * u2) / (m1 + m2)
    let approach = e * (u1 - u2) / (m1 + m2)
    return (common - m2 * approach, common + m1 * approach)
  }

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
