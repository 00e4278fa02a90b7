// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// The spring that comes nearest to a motion, or why none is near.
package enum NearestSpring: Equatable, Sendable {
  case spring(DampedSpring)
  /// It is at its end within two ticks.
  case jump
  /// The nearest one is as strongly damped, or as stiff, as `SpringFit` lets it be: less and less of a
  /// spring, and more and more what fades exponentially.
  case fading(DampedSpring)
}

/// Finds the spring that comes nearest to a motion at the tick where it is farthest from it.
package struct SpringFit {
  /// Damping ratios that are tried; beyond the last a spring is not told from what fades exponentially.
  package static let damping = 1e-3...10.0
  /// What is left of a jump after two ticks is less than this share of it.
  private static let jumpRest = 0.01
  /// The most steps of a search, which a narrow valley can make short.
  private static let mostSteps = 300

  /// What is still to go of the way, from 1 on, one number per tick.
  private let track: [Double]
  private let step: Double
  /// Angular frequencies that are tried, in rad/s: up to a swing of two ticks.
  private let frequency: ClosedRange<Double>

  private init(_ track: [Double], step: Double) {
    (self.track, self.step) = (track, step)
    let fastest = Double.pi / step
    frequency = min(0.01, fastest)...fastest
  }

  /// - Parameters:
  ///   - track: What is still to go of the way at every tick, beginning with 1.
  ///   - step: The length of a tick in s.
  /// - Returns: The best spring that was found; its damping ratio is at most 10, a swing of its undamped
  ///   twin two ticks or longer.
  package static func fit(_ track: [Double], step: Double) -> NearestSpring {
    if track.dropFirst(2).allSatisfy({ $0.magnitude < jumpRest }) { return .jump }
    let fit = SpringFit(track, step: step)
    // The sum of squares leads far; the largest distance, which is what is told, is bettered from there.
    let best = fit.refined(fit.refined(fit.coarse(), by: fit.cost), by: fit.worst)
    let isAtBound = best.damping == damping.upperBound || best.frequency == fit.frequency.upperBound
    return isAtBound ? .fading(best) : .spring(best)
  }

  /// The largest distance.
  private func worst(_ spring: DampedSpring) -> Double {
    let samples = spring.samples(track.count, every: step)
    return track.indices.reduce(0) { max($0, (samples[$1] - track[$1]).magnitude) }
  }

  /// The sum of squares.
  private func cost(_ spring: DampedSpring) -> Double {
    var sum = 0.0
    let samples = spring.samples(track.count, every: step)
    for tick in track.indices {
      let distance = samples[tick] - track[tick]
      sum += distance * distance
    }
    return sum
  }

  /// The best of a grid in equal ratios.
  private func coarse() -> DampedSpring {
    var best = (cost: Double.infinity, spring: DampedSpring(frequency: 1, damping: 1))
    for frequency in Self.ladder(from: min(0.5, frequency.upperBound), to: frequency.upperBound) {
      for damping in Self.ladder(from: 0.05, to: Self.damping.upperBound) {
        let spring = DampedSpring(frequency: frequency, damping: damping)
        let cost = cost(spring)
        if cost < best.cost { best = (cost, spring) }
      }
    }
    return best.spring
  }

  private static func ladder(from first: Double, to last: Double) -> [Double] {
    var rungs = [first]
    while let rung = rungs.last, rung * 1.2 < last { rungs.append(rung * 1.2) }
    return rungs
  }

  /// Steps to the best neighbour as long as there is a better one, longer and longer, else shorter.
  private func refined(
    _ start: DampedSpring, by cost: (DampedSpring) -> Double
  ) -> DampedSpring {
    var (spring, best, size) = (start, cost(start), 0.1)
    for _ in 0..<Self.mostSteps where size > 1e-6 {
      let found = neighbours(of: spring, size).map { (spring: $0, cost: cost($0)) }
        .min { $0.cost < $1.cost }
      guard let found, found.cost < best else {
        size *= 0.5
        continue
      }
      (spring, best, size) = (found.spring, found.cost, min(1.5 * size, 0.2))
    }
    return spring
  }

  /// In equal ratios; aslant as well, for what fades depends on the ratio of both numbers, if strongly damped,
  /// and on their product, if weakly.
  private func neighbours(of spring: DampedSpring, _ size: Double) -> [DampedSpring] {
    let factors = [Exponentiation.exponential(-size), 1, Exponentiation.exponential(size)]
    return factors.flatMap { one in
      factors.map { other in
        DampedSpring(
          frequency: (spring.frequency * one).clamped(to: frequency),
          damping: (spring.damping * other).clamped(to: Self.damping))
      }
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
