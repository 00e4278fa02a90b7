// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsKeyframing

@Suite("Fitting a spring", .timeLimit(.minutes(30)))
struct SpringFitTests {
  /// Integrates x″ = −2ζω·x′ − ω²·x from (1, −v) with the Runge–Kutta method, at 20 steps per sample.
  private func integrated(_ spring: DampedSpring, _ count: Int, every step: Double) -> [Double] {
    let (w, z) = (spring.frequency, spring.damping)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -2 * z * w * v - w * w * x) }
    var (x, v, samples) = (1.0, -spring.velocity, [1.0])
    let h = step / 20
    while samples.count < count {
      for _ in 0..<20 {
        let a = slope(x, v)
        let b = slope(x + h / 2 * a.0, v + h / 2 * a.1)
        let c = slope(x + h / 2 * b.0, v + h / 2 * b.1)
        let d = slope(x + h * c.0, v + h * c.1)
        x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
        v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
      }
      samples.append(x)
    }
    return samples
  }

  @Test(
    "Samples satisfy the equation of motion at any damping ratio",
    arguments: [0.001, 0.2, 0.9, 0.999999, 1, 1.000001, 1.2, 3])
  func samples(_ damping: Double) {
    for frequency in [2.0, 14, 26] {
      let spring = DampedSpring(frequency: frequency, damping: damping)
      let (got, wanted) = (
        Array(spring.samples(every: 1.0 / 60).prefix(120)), integrated(spring, 120, every: 1.0 / 60)
      )
      for index in got.indices {
        expectClose(got[index], wanted[index], within: 2e-5, "\(frequency) \(damping) \(index)")
      }
    }
  }

  @Test("The parameters of a spring are recovered from its motion")
  func recovery() {
    withEverySeed(0..<25, atMost: 6) { random in
      let spring = DampedSpring(
        frequency: random.double(in: 3..<40), damping: random.double(in: 0.08..<1.6))
      let track = integrated(spring, 150, every: 1.0 / 60)
      guard let fit = SpringFit.fit(track, step: 1.0 / 60) else {
        Issue.record("no spring near \(spring)")
        return
      }
      expectClose(fit.frequency, spring.frequency, within: 2e-3 * spring.frequency, "frequency")
      expectClose(fit.damping, spring.damping, within: 2e-3, "damping")
    }
  }

  @Test("A thrown spring is recovered, whether thrown toward its end or away from it")
  func thrown() {
    withEverySeed(0..<20, atMost: 6) { random in
      let frequency = random.double(in: 5..<30)
      let spring = DampedSpring(
        frequency: frequency, damping: random.double(in: 0.2..<1.3),
        velocity: random.double(in: 0.3..<1.2) * frequency * (random.bool() ? -1 : 1))
      let track = integrated(spring, 150, every: 1.0 / 60)
      guard let fit = SpringFit.fit(track, step: 1.0 / 60) else {
        Issue.record("no spring near \(spring)")
        return
      }
      expectClose(fit.frequency, spring.frequency, within: 1e-4 * spring.frequency, "frequency")
      expectClose(fit.damping, spring.damping, within: 1e-4, "damping")
      expectClose(fit.velocity, spring.velocity, within: 1e-4 * abs(spring.velocity), "velocity")
    }
  }

  /// After a few ticks, only the slow component remains, which decays at the rate ω·(ζ − √(ζ² − 1)).
  @Test("A strongly damped spring is recovered from a slow decay", arguments: [2.5, 4, 7])
  func strong(_ damping: Double) {
    let spring = DampedSpring(frequency: 25, damping: damping)
    let track = integrated(spring, 300, every: 1.0 / 60)
    guard let fit = SpringFit.fit(track, step: 1.0 / 60) else {
      Issue.record("no spring near \(spring)")
      return
    }
    func slow(_ spring: DampedSpring) -> Double {
      spring.frequency * (spring.damping - (spring.damping * spring.damping - 1).squareRoot())
    }
    expectClose(slow(fit), slow(spring), within: 2e-3 * slow(spring))
    expectClose(fit.damping, damping, within: 0.01 * damping)
  }

  /// Returns the largest distance between the track and the integrated spring.
  private func farthest(_ spring: DampedSpring, _ track: [Double]) -> Double {
    zip(integrated(spring, track.count, every: 1.0 / 60), track).map { abs($0 - $1) }.max() ?? 0
  }

  @Test(
    "An exponential decay, slow or fast, is close to a strongly damped spring",
    arguments: [0.5, 3, 8])
  func exponential(_ rate: Double) throws {
    let track = (0..<400).map { exp(-rate * Double($0) / 60) }
    let spring = try #require(SpringFit.fit(track, step: 1.0 / 60))
    #expect(SpringFit.damping.contains(spring.damping) && spring.damping > 3)
    #expect(spring.frequency <= 60.000001 * Double.pi)
    #expect(farthest(spring, track) < 0.03, "rate \(rate): \(spring)")
  }

  /// The closed form, which is independent of the recurrence in the search.
  private func rest(_ frequency: Double, _ damping: Double, at time: Double) -> Double {
    let fade = damping * frequency
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      return exp(-fade * time) * (cos(swing * time) + fade / swing * sin(swing * time))
    }
    let root = frequency * (damping * damping - 1).squareRoot()
    let (slow, fast) = (root - fade, -root - fade)
    return (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
  }

  /// Motions that no spring produces, such as a late start or two decay rates.
  private static let motions: [(name: String, rest: @Sendable (Double) -> Double)] = [
    ("late", { $0 < 0.1 ? 1 : exp(-5 * ($0 - 0.1)) * cos(9 * ($0 - 0.1)) }),
    ("thrown", { exp(-4 * $0) * (1 + 2.5 * $0) }),
    ("two rates", { 0.7 * exp(-14 * $0) + 0.3 * exp(-3 * $0) }),
    ("fast, then slow", { exp(-9 * $0 - 1.5 * sin(3 * $0) * exp(-2 * $0)) }),
    ("swings away from its end", { (1 + 0.15 * sin(17 * $0)) * exp(-6 * $0) }),
    ("overshoots once", { (1 - 3 * $0) * exp(-5 * $0) }),
    ("curved like an ease", { $0 < 0.6 ? 0.5 + 0.5 * cos(.pi * $0 / 0.6) : 0 }),
  ]

  @Test(
    "No spring on a grid over the search range has a smaller maximum error",
    arguments: motions.indices)
  func bruteForce(_ index: Int) throws {
    let motion = Self.motions[index]
    let track = (0..<150).map { motion.rest(Double($0) / 60) }
    let found = try #require(SpringFit.fit(track, step: 1.0 / 60), "\(motion.name)")
    let distance = farthest(found, track)
    var nearest = (distance: Double.infinity, frequency: 0.0, damping: 0.0)
    let cells = Seeds.isPart ? 45 : 90
    for i in 0...cells {
      for j in 0...cells {
        let frequency = exp(log(0.5) + Double(i) / Double(cells) * log(60 * .pi / 0.5))
        let damping = exp(log(0.02) + Double(j) / Double(cells) * log(10 / 0.02))
        var worst = 0.0
        for tick in track.indices where worst < nearest.distance {
          worst = max(worst, abs(rest(frequency, damping, at: Double(tick) / 60) - track[tick]))
        }
        if worst < nearest.distance { nearest = (worst, frequency, damping) }
      }
    }
    #expect(
      distance <= nearest.distance + 1e-6,
      "\(motion.name): \(found) is \(distance) off, and \(nearest) is nearer")
  }

  @Test(
    "A track that reaches its end within two ticks is a jump; one tick later it can be a spring")
  func jumps() {
    for track in [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 0.4, 0.009, -0.009, 0], [1, 0], [1]] {
      #expect(SpringFit.fit(track, step: 1.0 / 60) == nil, "\(track)")
    }
    #expect(SpringFit.fit([1, 0.9, 0.5, 0, 0], step: 1.0 / 60) != nil)
  }
}
