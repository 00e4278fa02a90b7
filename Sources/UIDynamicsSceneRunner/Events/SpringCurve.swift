// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The progress of a damped spring, as in `UIView.animate(…usingSpringWithDamping:…)`.
///
/// For the damping ratio ζ, the initial speed v and a total distance of 1, the progress is
///
///     x(t) = 1 − e^(−ζωt) (cos ω't + (ζω − v)/ω' sin ω't),  ω' = ω √(1 − ζ²),
///
/// and for ζ = 1, it is 1 − e^(−ωt) (1 + (ω − v) t). Apple does not document how ω depends on the duration.
/// Here, ω is chosen so that the envelope of the remaining motion has decayed to a thousandth at the end.
struct SpringCurve {
  private static let rest = 0.001
  private let damping: Double
  private let velocity: Double
  /// The undamped angular frequency, in rad per duration.
  private let frequency: Double

  /// Creates a curve; the unit of the initial velocity is the total distance per duration.
  init(damping: Double, initialVelocity velocity: Double) {
    (self.damping, self.velocity) = (damping, velocity)
    // Bisection: for frequencies above |velocity| / damping, the final envelope decreases as the frequency grows.
    var (low, high) = (velocity.magnitude / damping, 16.0)
    while Self.envelope(high, damping, velocity) > Self.rest { high *= 2 }
    if low > high { low = 0 }
    for _ in 0..<100 {
      let middle = 0.5 * (low + high)
      if Self.envelope(middle, damping, velocity) > Self.rest {
        low = middle
      } else {
        high = middle
      }
    }
    frequency = high
  }

  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    let decay = Exponentiation.exponential(-damping * frequency * fraction)
    if damping == 1 { return 1 - decay * (1 + (frequency - velocity) * fraction) }
    let dampedFrequency = frequency * (1 - damping * damping).squareRoot()
    let (sine, cosine) = Trigonometry.sineAndCosine(dampedFrequency * fraction)
    return 1 - decay * (cosine + (damping * frequency - velocity) / dampedFrequency * sine)
  }

  /// Returns the amplitude of the motion that remains at the end.
  private static func envelope(_ frequency: Double, _ damping: Double, _ velocity: Double) -> Double
  {
    let decay = Exponentiation.exponential(-damping * frequency)
    if damping == 1 { return decay * (1 + (frequency - velocity).magnitude) }
    let dampedFrequency = frequency * (1 - damping * damping).squareRoot()
    let factor = (damping * frequency - velocity) / dampedFrequency
    return decay * (1 + factor * factor).squareRoot()
  }
}
