// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A spring that lets go at rest: how much of its way is still to go, from 1 to 0.
///
/// x″ + 2ζω·x′ + ω²·x = 0 with x(0) = 1 and x′(0) = 0.
package struct DampedSpring: Equatable, Sendable {
  /// The undamped angular frequency ω in rad/s.
  package var frequency: Double
  /// The damping ratio ζ; below 1 it overshoots.
  package var damping: Double

  package init(frequency: Double, damping: Double) {
    (self.frequency, self.damping) = (frequency, damping)
  }

  /// The way still to go at so many times, a step apart from 0 on.
  ///
  /// Equal steps make it a sequence in which each number follows from the two before it.
  package func samples(every step: Double) -> Samples {
    let (second, sum, product) = recurrence(step)
    return Samples(current: 1, following: second, sum: sum, product: product)
  }

  /// Goes on for ever.
  package struct Samples: Sequence, IteratorProtocol {
    fileprivate var current: Double
    fileprivate var following: Double
    fileprivate let sum: Double
    fileprivate let product: Double

    package mutating func next() -> Double? { advance() }

    /// The next one, of a sequence that has no end.
    mutating func advance() -> Double {
      defer { (current, following) = (following, sum * following - product * current) }
      return current
    }
  }

  /// How far it is from a way at the worst tick, a step apart from 0 on; more than a limit once that is passed.
  func farthest(
    from track: [Double], every step: Double, upTo limit: Double = .infinity
  ) -> Double {
    var (spring, worst) = (samples(every: step), 0.0)
    for place in track.indices {
      let off = (spring.advance() - track[place]).magnitude
      if off > worst { worst = off }
      if worst > limit { return worst }
    }
    return worst
  }

  /// The value after one step; sum and product of the factors by which both solutions shrink in it.
  private func recurrence(_ h: Double) -> (second: Double, sum: Double, product: Double) {
    let decay = damping * frequency
    let product = Exponentiation.exponential(-2 * decay * h)
    // Near the border of both cases the closed forms divide by almost nothing.
    let ratio = (damping - 1).magnitude < 1e-6 ? 1 - 1e-6 : damping
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = Trigonometry.sineAndCosine(damped * h)
      let fade = Exponentiation.exponential(-decay * h)
      return (fade * (cosine + decay / damped * sine), 2 * fade * cosine, product)
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let slow = Exponentiation.exponential((root - decay) * h)
    let fast = Exponentiation.exponential((-root - decay) * h)
    let second = ((decay + root) * slow - (decay - root) * fast) / (2 * root)
    return (second, slow + fast, product)
  }
}
