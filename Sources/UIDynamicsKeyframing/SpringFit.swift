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
  package func samples(_ count: Int, every step: Double) -> [Double] {
    let (second, sum, product) = recurrence(step)
    var samples = [1, second]
    while samples.count < count {
      let place = samples.count
      samples.append(sum * samples[place - 1] - product * samples[place - 2])
    }
    return Array(samples.prefix(count))
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

/// Finds the spring that comes nearest to a motion at the tick where it is farthest from it.
package struct SpringFit {
  /// What is still to go of the way, from 1 on, one number per tick.
  private let track: [Double]
  private let step: Double

  /// - Parameters:
  ///   - track: What is still to go of the way at every tick, beginning with 1.
  ///   - step: The length of a tick in s.
  /// - Returns: The best spring that was found.
  package static func fit(_ track: [Double], step: Double) -> DampedSpring {
    let fit = SpringFit(track: track, step: step)
    // The sum of squares leads far; the largest distance, which is what is told, is bettered from there.
    return fit.refined(fit.refined(fit.coarse(), by: fit.cost), by: fit.worst)
  }

  /// The largest distance.
  private func worst(_ spring: DampedSpring) -> Double {
    zip(spring.samples(track.count, every: step), track).reduce(0) {
      max($0, ($1.0 - $1.1).magnitude)
    }
  }

  /// The sum of squares.
  private func cost(_ spring: DampedSpring) -> Double {
    var sum = 0.0
    for (value, wanted) in zip(spring.samples(track.count, every: step), track) {
      sum += (value - wanted) * (value - wanted)
    }
    return sum
  }

  /// The best of a grid: frequencies in equal ratios from 0.5 rad/s to the fastest a tick can show.
  private func coarse() -> DampedSpring {
    var best = (cost: Double.infinity, spring: DampedSpring(frequency: 1, damping: 1))
    var frequency = 0.5
    while frequency * step < 2 {
      for part in 1...20 {
        let spring = DampedSpring(frequency: frequency, damping: 0.1 * Double(part))
        let cost = cost(spring)
        if cost < best.cost { best = (cost, spring) }
      }
      frequency *= 1.15
    }
    return best.spring
  }

  /// Steps to the better neighbour as long as there is one, then halves the step.
  private func refined(
    _ start: DampedSpring, by cost: (DampedSpring) -> Double
  ) -> DampedSpring {
    var (spring, best, size) = (start, cost(start), 0.1)
    while size > 1e-6 {
      var isBetter = false
      for neighbour in neighbours(of: spring, size) {
        let cost = cost(neighbour)
        if cost < best { (spring, best, isBetter) = (neighbour, cost, true) }
      }
      if !isBetter { size *= 0.5 }
    }
    return spring
  }

  private func neighbours(of spring: DampedSpring, _ size: Double) -> [DampedSpring] {
    [(size, 0), (-size, 0), (0, size), (0, -size)].map { ratio, offset in
      DampedSpring(
        frequency: spring.frequency * (1 + ratio), damping: max(1e-3, spring.damping + offset))
    }
  }
}
