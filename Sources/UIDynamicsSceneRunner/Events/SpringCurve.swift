// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// How far a damped spring is on its way, as of UIView.animate(…usingSpringWithDamping:…).
///
/// With the damping ratio ζ and the speed v, the whole way being 1, it is at
///
///     x(t) = 1 − e^(−ζωt) (cos ω't + (ζω − v)/ω' sin ω't),  ω' = ω √(1 − ζ²),
///
/// and for ζ = 1 at 1 − e^(−ωt) (1 + (ω − v) t). Apple gives the duration and does not say what ω follows
/// from it; here the envelope of what is missing has come down to a thousandth at the end.
struct SpringCurve {
  /// What may be missing at the end.
  private static let rest = 0.001
  private let damping: Double
  private let velocity: Double
  /// Of the undamped spring, rad in the whole duration.
  private let frequency: Double

  /// The speed is that of the beginning, in whole ways in the duration.
  init(damping: Double, initialVelocity velocity: Double) {
    (self.damping, self.velocity) = (damping, velocity)
    // By halving: the envelope at the end falls with the frequency, once that is beyond the speed.
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
    let turn = frequency * (1 - damping * damping).squareRoot()
    let (sine, cosine) = Trigonometry.sineAndCosine(turn * fraction)
    return 1 - decay * (cosine + (damping * frequency - velocity) / turn * sine)
  }

  /// The most that can be missing at the end.
  private static func envelope(_ frequency: Double, _ damping: Double, _ velocity: Double) -> Double
  {
    let decay = Exponentiation.exponential(-damping * frequency)
    if damping == 1 { return decay * (1 + (frequency - velocity).magnitude) }
    let turn = frequency * (1 - damping * damping).squareRoot()
    let factor = (damping * frequency - velocity) / turn
    return decay * (1 + factor * factor).squareRoot()
  }
}
