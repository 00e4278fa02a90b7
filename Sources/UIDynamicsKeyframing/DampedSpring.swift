// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A damped spring, whose remaining distance goes from 1 to 0.
///
/// x″ + 2ζω·x′ + ω²·x = 0 with x(0) = 1 and x′(0) = −v.
package struct DampedSpring: Equatable, Sendable {
  /// The undamped angular frequency ω in rad/s.
  package var frequency: Double
  /// The damping ratio ζ; below 1, the spring overshoots.
  package var damping: Double

  /// The initial velocity v toward the end, in full distances per second.
  package var velocity: Double

  package init(frequency: Double, damping: Double, velocity: Double = 0) {
    (self.frequency, self.damping, self.velocity) = (frequency, damping, velocity)
  }

  /// Samples the remaining distance every `step` seconds, starting at 0, by a linear recurrence.
  package func samples(every step: Double) -> Samples {
    let (second, impulse, sum, product) = recurrence(step)
    return Samples(
      current: 1, following: second - velocity * impulse, sum: sum, product: product)
  }

  /// Fits a free spring to a track; fails if no recurrence fits to within a thousandth, or if more than one does.
  ///
  /// Wherever the spring ends, the differences d of consecutive ticks obey d(n + 1) = s·d(n) − p·d(n − 1). The first
  /// difference is skipped, because an engine may start with a shorter step. Because a joint has slack near its end,
  /// only the part before that is used if the whole track does not obey any recurrence.
  init?(obeyedBy track: [Double], every step: Double) {
    let end = (track.lastIndex { $0.magnitude > 0.02 } ?? 0) + 1
    let parts = [0.05, 0.1].map { share in track.firstIndex { $0.magnitude < share } ?? end }
    let springs = ([end] + parts.filter { $0 > 6 }).lazy.compactMap {
      DampedSpring(obeyedBy: track, upTo: $0, every: step)
    }
    guard let spring = springs.first else { return nil }
    self = spring
  }

  private init?(obeyedBy track: [Double], upTo end: Int, every step: Double) {
    let changes = zip(track.dropFirst(2), track.dropFirst()).prefix(max(0, end - 1)).map { $0 - $1 }
    var (aa, ab, bb, ac, bc, cc) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for index in changes.indices.dropFirst(2) {
      let (a, b, c) = (changes[index - 1], changes[index - 2], changes[index])
      (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
      (ac, bc, cc) = (ac + a * c, bc + b * c, cc + c * c)
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-6 * aa * bb else { return nil }
    let (sum, product) = (
      (ac * bb - bc * ab) / determinant, (ac * ab - bc * aa) / determinant
    )
    let missed = cc - sum * ac + product * bc
    guard missed <= 1e-6 * cc, product > 0, product < 1 else { return nil }
    let decay = -Exponentiation.logarithm(product) / (2 * step)
    let ratio = sum / (2 * product.squareRoot())
    guard ratio > -1 else { return nil }
    let root = (1 - ratio * ratio).magnitude.squareRoot()
    let swing =
      ratio < 1
      ? Trigonometry.arcTangent(y: root, x: ratio) / step
      : Exponentiation.logarithm(ratio + root) / step
    let square = decay * decay + (ratio < 1 ? swing * swing : -swing * swing)
    guard square > 0 else { return nil }
    self.init(frequency: square.squareRoot(), damping: decay / square.squareRoot())
  }

  /// Returns the same spring, with the initial velocity that best fits a track (least squares).
  func thrown(along track: [Double], every step: Double) -> DampedSpring {
    let (second, impulse, sum, product) = recurrence(step)
    var resting = Samples(current: 1, following: second, sum: sum, product: product)
    var moved = Samples(current: 0, following: impulse, sum: sum, product: product)
    var (square, share) = (0.0, 0.0)
    for rest in track {
      let (still, change) = (resting.advance(), moved.advance())
      square += change * change
      share += change * (still - rest)
    }
    return DampedSpring(
      frequency: frequency, damping: damping, velocity: square > 0 ? share / square : 0)
  }

  package struct Samples: Sequence, IteratorProtocol {
    fileprivate var current: Double
    fileprivate var following: Double
    fileprivate let sum: Double
    fileprivate let product: Double

    package mutating func next() -> Double? { advance() }

    mutating func advance() -> Double {
      defer { (current, following) = (following, sum * following - product * current) }
      return current
    }
  }

  /// Returns the largest distance from a track at any tick; stops early once it exceeds `limit`.
  func farthest(
    from track: [Double], every step: Double, upTo limit: Double = .infinity
  ) -> Double {
    var (spring, worst) = (samples(every: step), 0.0)
    for index in track.indices {
      let off = (spring.advance() - track[index]).magnitude
      if off > worst { worst = off }
      if worst > limit { return worst }
    }
    return worst
  }

  /// Returns the coefficients of the recurrence for one step of length `h`.
  ///
  /// `second` is the value after one step from rest at 1, and `impulse` the value after one step from 0 with velocity 1.
  /// `sum` and `product` are the sum and the product of both solutions' decay factors.
  private func recurrence(
    _ h: Double
  ) -> (second: Double, impulse: Double, sum: Double, product: Double) {
    let decay = damping * frequency
    let product = Exponentiation.exponential(-2 * decay * h)
    // Near critical damping, the closed forms would divide by almost zero.
    let ratio = (damping - 1).magnitude < 1e-6 ? 1 - 1e-6 : damping
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let (sine, cosine) = Trigonometry.sineAndCosine(damped * h)
      let fade = Exponentiation.exponential(-decay * h)
      return (
        fade * (cosine + decay / damped * sine), fade * sine / damped, 2 * fade * cosine, product
      )
    }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let slow = Exponentiation.exponential((root - decay) * h)
    let fast = Exponentiation.exponential((-root - decay) * h)
    let second = ((decay + root) * slow - (decay - root) * fast) / (2 * root)
    return (second, (slow - fast) / (2 * root), slow + fast, product)
  }
}
