// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsKeyframing

@Suite("The nearest spring", .timeLimit(.minutes(30)))
struct SpringFitTests {
  /// x″ = −2ζω·x′ − ω²·x from (1, 0), in the steps of Runge and Kutta, twenty in a sample.
  private func integrated(_ spring: DampedSpring, _ count: Int, every step: Double) -> [Double] {
    let (w, z) = (spring.frequency, spring.damping)
    func slope(_ x: Double, _ v: Double) -> (Double, Double) { (v, -2 * z * w * v - w * w * x) }
    var (x, v, samples) = (1.0, 0.0, [1.0])
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
    "Samples solve the equation, below, at and above critical damping",
    arguments: [0.001, 0.2, 0.9, 0.999999, 1, 1.000001, 1.2, 3])
  func samples(_ damping: Double) {
    for frequency in [2.0, 14, 26] {
      let spring = DampedSpring(frequency: frequency, damping: damping)
      let (got, wanted) = (
        spring.samples(120, every: 1.0 / 60), integrated(spring, 120, every: 1.0 / 60)
      )
      for place in got.indices {
        expectClose(got[place], wanted[place], within: 2e-5, "\(frequency) \(damping) \(place)")
      }
    }
  }

  @Test("A spring is found again from what it does")
  func recovery() {
    withEverySeed(0..<25, atMost: 6) { random in
      let spring = DampedSpring(
        frequency: random.double(in: 3..<40), damping: random.double(in: 0.08..<1.6))
      let track = integrated(spring, 150, every: 1.0 / 60)
      guard case .spring(let fit) = SpringFit.fit(track, step: 1.0 / 60) else {
        Issue.record("no spring near \(spring)")
        return
      }
      expectClose(fit.frequency, spring.frequency, within: 2e-3 * spring.frequency, "frequency")
      expectClose(fit.damping, spring.damping, within: 2e-3, "damping")
    }
  }

  /// Where the fast part is over after a few ticks, only the slow one shows: ω·(ζ − √(ζ² − 1)).
  @Test("A strongly damped spring is found again in what fades slowly", arguments: [2.5, 4, 7])
  func strong(_ damping: Double) {
    let spring = DampedSpring(frequency: 25, damping: damping)
    let track = integrated(spring, 300, every: 1.0 / 60)
    guard case .spring(let fit) = SpringFit.fit(track, step: 1.0 / 60) else {
      Issue.record("no spring near \(spring)")
      return
    }
    func slow(_ spring: DampedSpring) -> Double {
      spring.frequency * (spring.damping - (spring.damping * spring.damping - 1).squareRoot())
    }
    expectClose(slow(fit), slow(spring), within: 2e-3 * slow(spring))
    expectClose(fit.damping, damping, within: 0.01 * damping)
  }

  @Test("What fades exponentially, slowly or fast, is not a spring", arguments: [0.5, 3, 12, 30])
  func exponential(_ rate: Double) {
    let track = (0..<400).map { exp(-rate * Double($0) / 60) }
    guard case .fading(let spring) = SpringFit.fit(track, step: 1.0 / 60) else {
      Issue.record("a spring of \(SpringFit.fit(track, step: 1.0 / 60))")
      return
    }
    #expect(SpringFit.damping.contains(spring.damping))
    #expect(spring.frequency <= 60.000001 * Double.pi)
  }

  @Test("What is at its end within two ticks jumps; a tick later it may be a spring")
  func jumps() {
    for track in [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 0.4, 0.009, -0.009, 0], [1, 0], [1]] {
      #expect(SpringFit.fit(track, step: 1.0 / 60) == .jump, "\(track)")
    }
    #expect(SpringFit.fit([1, 0.9, 0.5, 0, 0], step: 1.0 / 60) != .jump)
  }
}
