// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import UIDynamicsGeometry
import UIDynamicsSceneFormat
import UIDynamicsTrajectory

@testable import UIDynamicsSceneRunner

@Suite("Delays, curves, springs and keyframes of animations", .timeLimit(.minutes(30)))
struct KeyframeTests {
  private func load(_ animation: String, _ rest: String = "") -> SceneLoading {
    let text = """
      { "referenceView": { "size": [300, 400] },
        "views": [ { "id": "card", "frame": [10, 20, 20, 40] } ],
        "events": [ { "at": 0.1, "do": [ { "animate": { \(animation) } } ] } ] \(rest) }
      """
    return SceneLoader.load(Array(text.utf8), name: "scene.json")
  }

  private func play(_ animation: String, _ rest: String = "") throws -> Recording {
    try Recording(load(animation, rest))
  }

  private func errors(_ animation: String) -> [String] {
    load(animation).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  private func positions(_ recording: Recording, at ticks: [Int]) throws -> [Double] {
    try ticks.map { Double(try recording.state("card", at: $0).x) }
  }

  // MARK: Delay and completion

  @Test("During a delay the old position is shown, although the new one is set at once")
  func delay() throws {
    let recording = try play(
      #""set": "card.center.x", "to": 120, "duration": 0.5, "delay": 0.3, "curve": "linear""#,
      #", "expect": [ { "at": 0.2, "that": "card.center.x == 120" } ]"#)
    #expect(try positions(recording, at: [6, 7, 24]) == [20, 20, 20])
    for (found, expected) in zip(try positions(recording, at: [30, 39, 48]), [40.0, 70, 100]) {
      #expect(abs(found - expected) < 1e-4)
    }
    #expect(try positions(recording, at: [54]) == [120])
    #expect(recording.outcome.frame.tick == 54)
    #expect(recording.outcome.expectations.map(\.passed) == [true])
  }

  @Test("Completion actions run after delay and duration, even if the duration is zero")
  func then() throws {
    let recording = try play(
      #"""
      "set": "card.center.x", "to": 120, "duration": 0.4, "delay": 0.1,
      "then": [ { "emit": "done", "with": { "time": "=time" } },
        { "animate": { "set": "card.center.x", "to": 50, "duration": 0, "then": [ { "emit": "again" } ] } } ]
      """#)
    #expect(recording.history == ["37 done", "38 again"])
    #expect(recording.numbers(of: "done") == [0.6])
    #expect(try positions(recording, at: [36, 37]) == [120, 50])
  }

  // MARK: Curves

  @Test(
    "A curve can be given by its control points",
    arguments: [
      ("[0.25, 0.1, 0.25, 1]", [0.25: 0.4085, 0.5: 0.8024, 0.75: 0.9604]),
      ("[0, 0, 1, 1]", [0.3: 0.3, 0.8: 0.8]), ("[0.5, -1, 0.5, 2]", [0.25: -0.1823, 0.5: 0.5]),
    ])
  func bezier(curve: String, points: [Double: Double]) throws {
    let recording = try play(
      #""set": "card.center.x", "to": 120, "duration": 2, "curve": \#(curve)"#)
    for (fraction, progress) in points {
      let found = try positions(recording, at: [6 + Int(fraction * 120)])[0]
      #expect(abs(found - (20 + 100 * progress)) < 0.5, "\(curve) at \(fraction): \(found)")
    }
  }

  @Test("Invalid curves are reported")
  func faults() {
    #expect(
      errors(#""set": "card.angle", "to": 1, "curve": [0, 0, 1.5, 1]"#)
        == [#"the x2 of "curve" is 1.5, but must be at most 1"#])
    #expect(
      errors(#""set": "card.angle", "to": 1, "curve": "easeIn", "spring": { "damping": 1 }"#)
        == [#""spring" cannot be used together with "curve""#])
    #expect(
      errors(#""set": "card.angle", "to": 1, "spring": { "damping": 0 }"#)
        == [#""damping" is 0, but must be greater than 0"#])
    #expect(
      errors(
        #""set": "card.angle", "spring": { "damping": 1 }, "keyframes": [ { "at": 1, "to": 1 } ]"#)
        == [#""keyframes" cannot have a "spring""#])
    #expect(
      errors(
        #""set": "card.angle", "keyframes": [ { "at": 0.5, "to": 1 }, { "at": 0.5, "to": 2 } ]"#)
        == ["the keyframe at 0.5 must be later than the previous one, at 0.5"])
    #expect(
      errors(#""set": "card.angle", "keyframes": [ { "at": 1, "to": [1, 2] } ]"#)
        == [#""card.angle" must be a number, not an array"#])
    #expect(
      errors(#""set": "card.angle""#) == [#""animate" needs "to" or "keyframes""#])
  }

  // MARK: Springs

  /// Solves x'' = ω² (1 − x) − 2 ζ ω x' with the classical Runge–Kutta method.
  private func swing(_ frequency: Double, _ damping: Double, _ velocity: Double, to end: Double)
    -> Double
  {
    var (x, v) = (0.0, velocity)
    func force(_ x: Double, _ v: Double) -> Double {
      frequency * frequency * (1 - x) - 2 * damping * frequency * v
    }
    let count = 4_000
    let h = end / Double(count)
    for _ in 0..<count {
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return x
  }

  /// The frequency derived from a value near the start of the curve: x ≈ v t + (ω² − 2 ζ ω v) t² / 2.
  private func frequency(_ spring: SpringCurve, _ damping: Double, _ velocity: Double) -> Double {
    let t = 1e-4
    let curvature = (spring.progress(at: t) - velocity * t) * 2 / (t * t)
    let linear = damping * velocity
    return linear + (linear * linear + curvature).squareRoot()
  }

  @Test(
    "A spring follows its equation and ends within a thousandth of its target",
    arguments: [(1.0, 0.0), (1, 8), (0.7, 0), (0.5, -3), (0.2, 0), (0.2, 30), (0.05, 1)])
  func spring(damping: Double, velocity: Double) {
    let curve = SpringCurve(damping: damping, initialVelocity: velocity)
    let frequency = frequency(curve, damping, velocity)
    for step in 1...19 {
      let time = Double(step) / 20
      let expected = swing(frequency, damping, velocity, to: time)
      expectClose(
        curve.progress(at: time), expected, within: 0.02, "\(damping) \(velocity) at \(time)")
    }
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(abs(curve.progress(at: 0.999_999) - 1) <= 0.001_001)
    // During the last one and a half periods, an oscillating spring is still moving.
    let period = 2 * Double.pi / frequency
    let late = stride(from: 1 - 1.5 * period, to: 1, by: 0.001).map {
      abs(curve.progress(at: $0) - 1)
    }
    #expect((late.max() ?? 0) > 0.001 || damping == 1)
  }

  @Test("A spring overshoots more with less damping or more initial speed")
  func overshoot() {
    func most(_ damping: Double, _ velocity: Double) -> Double {
      let curve = SpringCurve(damping: damping, initialVelocity: velocity)
      return (0...1_000).map { curve.progress(at: Double($0) / 1_000) }.max() ?? 0
    }
    #expect(most(1, 0) == 1)
    // The overshoot is exp(−π ζ / √(1 − ζ²)).
    for damping in [0.8, 0.5, 0.2] {
      let expected = 1 + exp(-Double.pi * damping / (1 - damping * damping).squareRoot())
      expectClose(most(damping, 0), expected, within: 1e-3)
    }
    #expect(most(0.5, 20) > most(0.5, 0))
    #expect(
      SpringCurve(damping: 0.5, initialVelocity: 20).progress(at: 0.05)
        > SpringCurve(damping: 0.5, initialVelocity: 0).progress(at: 0.05))
  }

  @Test("A spring's initial velocity is in total distances per second, for any duration")
  func initialVelocity() throws {
    let recording = try play(
      #""set": "card.center.x", "to": 120, "duration": 2, "spring": { "damping": 1, "initialVelocity": "=2 + 3" }"#
    )
    let curve = SpringCurve(damping: 1, initialVelocity: 10)
    let found = try positions(recording, at: [7])[0]
    expectClose(found, 20 + 100 * curve.progress(at: 1 / 120), within: 1e-4)
    #expect(recording.outcome.frame.tick == 126)
  }

  // MARK: Keyframes

  @Test(
    "Keyframes are reached at their times with their own curves, and the last value is set at once"
  )
  func keyframes() throws {
    let recording = try play(
      #"""
      "set": "card.center.x", "duration": 1, "curve": "linear",
      "keyframes": [ { "at": 0.2, "to": 70 }, { "at": 0.5, "to": "=card.center.x", "curve": "easeIn" }, { "at": 0.8, "to": 40 } ]
      """#, #", "expect": [ { "at": 0.11, "that": "card.center.x == 40" } ]"#)
    let expected = [20.0, 45, 70, 70, 55, 40, 40, 40]
    for (found, expected) in zip(
      try positions(recording, at: [6, 12, 18, 36, 45, 54, 60, 66]), expected)
    {
      #expect(abs(found - expected) < 1e-3)
    }
    // All values are evaluated at the start, each after the previous one is set, so the second is 70 too.
    #expect(try positions(recording, at: [27]) == [70])
    #expect(recording.outcome.expectations.map(\.passed) == [true])
    #expect(recording.outcome.frame.tick == 66)
  }

  @Test("An animation out and back ends where it began, and is still shown")
  func back() throws {
    let recording = try play(
      #""set": "card.angle", "duration": 0.5, "keyframes": [ { "at": 0.5, "to": 1 }, { "at": 1, "to": 0 } ]"#
    )
    #expect(abs(try recording.state("card", at: 21).angle - 1) < 1e-5)
    #expect(try recording.state("card", at: 36).angle == 0)
    #expect(recording.outcome.frame.tick == 36)
  }
}
