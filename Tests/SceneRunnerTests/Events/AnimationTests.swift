// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry
import UIDynamicsTrajectory

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("Animations", .timeLimit(.minutes(30)))
struct AnimationTests {
  /// The same curve by Newton's method, with polynomial coefficients instead of weights.
  private func reference(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double)
    -> Double
  {
    func curve(_ a: Double, _ b: Double, _ t: Double) -> Double {
      ((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t * t + 3 * a * t
    }
    var t = x
    for _ in 0..<50 {
      let slope = (3 * (1 - 3 * x2 + 3 * x1) * t + 2 * (3 * x2 - 6 * x1)) * t + 3 * x1
      if slope.magnitude < 1e-9 { break }
      t -= (curve(x1, x2, t) - x) / slope
    }
    return curve(y1, y2, t)
  }

  @Test("The curves are Core Animation's", arguments: SceneCurve.allCases)
  func curves(curve: SceneCurve) {
    let timing = TimingCurve(curve)
    let points: (Double, Double) =
      switch curve {
      case .linear: (0, 1)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      case .easeInOut: (0.42, 0.58)
      }
    for step in 1..<40 {
      let x = Double(step) / 40
      expectClose(
        timing.progress(at: x), reference(points.0, 0, points.1, 1, x), within: 1e-9,
        "\(curve) at \(x)")
    }
    #expect(timing.progress(at: 0) == 0)
    #expect(timing.progress(at: 1) == 1)
    #expect(timing.progress(at: -1) == 0)
    #expect(timing.progress(at: 7) == 1)
  }

  @Test("Ease-in-out is its own mirror image, and ease-in mirrors ease-out")
  func symmetry() {
    let (both, into, out) = (
      TimingCurve(.easeInOut), TimingCurve(.easeIn), TimingCurve(.easeOut)
    )
    for step in 0...20 {
      let x = Double(step) / 20
      expectClose(both.progress(at: x), 1 - both.progress(at: 1 - x), within: 1e-12)
      expectClose(into.progress(at: x), 1 - out.progress(at: 1 - x), within: 1e-12)
    }
    expectClose(both.progress(at: 0.5), 0.5, within: 1e-12)
  }

  private func halved(_ one: (x: Double, y: Double), _ other: (x: Double, y: Double), _ x: Double)
    -> Double
  {
    func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = 0.5 * (low + high)
      if value(middle, one.x, other.x) < x { low = middle } else { high = middle }
    }
    return value(0.5 * (low + high), one.y, other.y)
  }

  /// Curves with a steep, flat or stationary x, at times near to and far from their ends.
  @Test("Skipping bisections does not change any digit")
  func bracket() {
    var random = SplitMix64(seed: 54)
    let ends = [0, 1, 0.42, 0.58, 0x1p-40, 1 - 0x1p-40]
    for trial in 0..<Seeds.of(100_000) {
      let abscissas = (0..<2).map { _ in
        trial % 2 == 0 ? ends[random.integer(in: 0...5)] : random.double(in: 0..<1)
      }
      let one = (x: abscissas[0], y: random.double(in: -1..<2))
      let other = (x: abscissas[1], y: random.double(in: -1..<2))
      let small = 1 / Double(2 << random.integer(in: 0...58))
      let x = [small, 1 - small, random.double(in: 0x1p-30..<1)][trial % 3]
      if x == 1 { continue }
      let found = TimingCurve(one, other).progress(at: x)
      let expected = halved(one, other, x)
      #expect(
        found.bitPattern == expected.bitPattern,
        "\(one) \(other) at \(x): \(found) instead of \(expected)")
    }
  }

  private func scene() -> Scene {
    Scene(centers: [(100, 100)], [], run: RunSettings(timeLimit: 1))
  }

  private func animate(
    _ scene: Scene, _ duration: String, _ curve: SceneCurve, _ property: SettableGeometry,
    to values: String...
  ) -> SceneAction {
    .animate(
      duration: scene.operand([duration], within: 0...1e6), curve, .item(0, property),
      to: scene.operand(values))
  }

  @Test("The model value changes at once, the presentation moves toward it, and the run waits")
  func linear() throws {
    var scene = scene()
    scene.on(
      .at([0.1]), animate(scene, "0.2", .linear, .centerX, to: "160"), scene.tell("x", "a.center.x")
    )
    let recording = try Recording(scene)
    #expect(recording.numbers(of: "x") == [160])
    #expect(recording.frames.map(\.tick) == Array(0...18))
    for tick in 0...18 {
      let expected = tick < 6 ? 100 : 100 + 60 * Double(tick - 6) / 12
      expectClose(try recording.state("a", at: tick).x, expected, within: 1e-4, "tick \(tick)")
    }
    #expect(try recording.state("a", at: 18).x == 160)
  }

  @Test("A second animation is added to the first, so nothing jumps")
  func additive() throws {
    var scene = scene()
    scene.on(.at([0]), animate(scene, "0.2", .easeInOut, .centerX, to: "160"))
    scene.on(.at([0.1]), animate(scene, "0.2", .easeInOut, .centerX, to: "100"))
    let recording = try Recording(scene)
    let curve = TimingCurve(.easeInOut)
    for tick in 0...18 {
      let (first, second) = (Double(tick) / 12, Double(tick - 6) / 12)
      let model = tick > 6 ? 100.0 : 160.0
      let expected =
        (tick > 0 ? model : 100)
        + (tick > 0 ? -60 * (1 - curve.progress(at: first)) : 0)
        + (tick > 6 ? 60 * (1 - curve.progress(at: second)) : 0)
      expectClose(try recording.state("a", at: tick).x, expected, within: 1e-4, "tick \(tick)")
    }
    #expect(recording.outcome.frame.tick == 18)
  }

  @Test("Animating a frame changes position and size, and animating a rotation changes the angle")
  func frameAndAngle() throws {
    var scene = scene()
    scene.on(
      .at([0]), animate(scene, "0.2", .linear, .frame(.whole), to: "0", "0", "80", "20"),
      animate(scene, "0.2", .linear, .angle, to: "1"))
    let state = try Recording(scene, includesExtent: true).state("a", at: 6)
    let found = [state.x, state.y, state.width, state.height, state.angle]
    for (number, expected) in zip(found, [70, 55, 60, 30, 0.5]) {
      expectClose(number, expected, within: 1e-4)
    }
  }

  /// With control points at one and two thirds, the curve parameter equals the time t.
  ///
  /// The progress is 9 t² (1 − t) + t³, which is at most 1.69.
  @Test("An animated size is clamped to the minimum, with a warning", arguments: [true, false])
  func overshootingSize(isWidth: Bool) throws {
    var scene = scene()
    let timing = SceneTiming.bezier(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 3)
    let size = scene.operand(isWidth ? ["4", "31"] : ["31", "4"])
    let step = SceneAnimation.Step(value: size, timing: timing)
    let animation = SceneAnimation(
      duration: scene.operand("0.5"), target: .item(0, .size), steps: [step])
    scene.on(.at([0]), .animate(animation))
    let recording = try Recording(scene, includesExtent: true)
    var first: (tick: Int, size: Double)?
    for frame in recording.frames {
      let t = min(1, Double(frame.tick) / 30)
      let progress = t * t * (9 * (1 - t) + t)
      let (small, large) = (40 - 36 * progress, 40 - 9 * progress)
      if small < 0.01, first == nil { first = (frame.tick, small) }
      let state = frame.states[0]
      let (found, other) =
        isWidth ? (state.width, state.height) : (state.height, state.width)
      expectClose(found, max(0.01, small), within: 1e-4, "tick \(frame.tick)")
      expectClose(other, large, within: 1e-4, "the other extent at tick \(frame.tick)")
      let extent = state.extent
      let shown = isWidth ? (extent.minX, extent.maxX) : (extent.minY, extent.maxY)
      expectClose(shown.1 - shown.0, max(0.01, small), within: 1e-4, "frame at tick \(frame.tick)")
      expectClose(shown.0 + shown.1, 200, within: 1e-4, "middle at tick \(frame.tick)")
    }
    let start = try #require(first)
    #expect(start.tick == 14)
    let warning = RunWarning(
      code: "out-of-range",
      message: "an animation makes the \(isWidth ? "width" : "height") of \"a\""
        + " \(NumberText.thousandths(start.size)) pt, but a size must be at least 0.01 pt, which is shown instead;"
        + " use more damping, a curve without overshoot, or one animation at a time",
      tick: 14)
    #expect(recording.outcome.warnings == [warning])
  }

  @Test("A size that two added animations make negative is also clamped")
  func sizesAddUp() throws {
    var scene = scene()
    scene.on(
      .at([0]), animate(scene, "1", .linear, .bounds(.width), to: "400"),
      animate(scene, "0.1", .linear, .bounds(.width), to: "4"))
    let recording = try Recording(scene)
    for frame in recording.frames {
      let t = Double(frame.tick)
      let size = 4 - 360 * max(0, 1 - t / 60) + 396 * max(0, 1 - t / 6)
      expectClose(frame.states[0].width, max(0.01, size), within: 1e-3, "tick \(frame.tick)")
    }
    #expect(recording.outcome.warnings.map(\.tick) == [1])
  }

  @Test("A zero duration makes the change at once, and a negative duration is a fault")
  func durations() throws {
    var scene = scene()
    scene.on(.at([0]), animate(scene, "0", .linear, .centerX, to: "160"))
    #expect(try Recording(scene).frames.map { $0.states[0].x } == [100, 160])
    scene.on(.at([0]), animate(scene, "0 - 1", .linear, .centerX, to: "160"))
    #expect(
      try Recording(scene).reason
        == "at tick 0, /events/1 (at), animate: \"0 - 1\" is -1, which is not between 0 and 1000000"
    )
  }
}
