// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry

@testable import UIDynamicsSceneFormat
@testable import UIDynamicsSceneRunner

@Suite("The path of a finger", .timeLimit(.minutes(30)))
struct FingerPathTests {
  private typealias Point = SceneGesture.Touch

  private func points(_ touches: [(Double, Double, Double)]) -> [Point] {
    touches.map { Point(time: $0.0, location: CGPoint(x: $0.1, y: $0.2)) }
  }

  private func delivered(
    _ points: [Point], end: SceneGesture.State? = .ended, _ run: RunSettings = RunSettings()
  ) -> [FingerTouch] {
    var path = FingerPath(run)
    return points.indices.flatMap {
      path.append(points[$0], end: $0 == points.count - 1 ? end : nil)
    }
  }

  @Test("A straight stroke at constant speed is delivered every tick with that speed")
  func straight() {
    let touches = delivered(points([(0.2, 100, 300), (0.5, 190, 150)]))
    #expect(touches.count == 19 && touches[0].velocity == .zero)
    #expect(touches.map { $0.isFirst } == [true] + Array(repeating: false, count: 18))
    #expect(touches.map { $0.end } == Array(repeating: nil, count: 18) + [.ended])
    for (number, touch) in touches.enumerated() {
      expectClose(touch.time, 0.2 + Double(number) / 60, within: 1e-12, "time")
      expectClose(
        touch.location,
        CGPoint(x: 100 + 5 * Double(number), y: 300 - 8.333333333333334 * Double(number)),
        within: 1e-9, "place")
      if number > 0 { #expect(touch.velocity == CGVector(dx: 300, dy: -500)) }
    }
  }

  /// The slope of x = 600 t² over the 0.1 s before t, sampled in ticks, is 1200 (t − 0.05).
  @Test(
    "The velocity is the least-squares slope over the last 0.1 s, on both axes and at any time",
    arguments: [0.0, 60, 3_000])
  func slope(start: Double) {
    for sign in [1.0, -1] {
      let written = (0...30).map { tick -> (Double, Double, Double) in
        let time = Double(tick) / 60
        return (start + time, sign * 600 * time * time, -sign * 600 * time * time)
      }
      var run = RunSettings()
      run.timeLimit = 3_600
      for touch in delivered(points(written), end: .ended, run).dropFirst(6) {
        let speed = sign * 1200 * (touch.time - start - 0.05)
        expectClose(touch.velocity.dx, speed, within: 1e-5, "dx")
        expectClose(touch.velocity.dy, -speed, within: 1e-5, "dy")
      }
    }
  }

  @Test("A resting finger loses its speed, unless it lifts at the same position within 0.05 s")
  func lift() {
    func last(_ rest: Double, _ velocity: CGVector? = nil) -> CGVector? {
      var written = points([(0, 0, 0), (0.2, 0, 100), (0.2 + rest, 0, 100)])
      written[2].velocity = velocity
      return delivered(written).last?.velocity
    }
    #expect(last(0.04) == CGVector(dx: 0, dy: 500))
    #expect(last(0.05) == CGVector(dx: 0, dy: 500))
    #expect(last(0.12) == .zero)
    // The samples are at -0.0666, -0.05, …, 0 s, and the finger moves over the first two of six intervals.
    expectClose(last(0.0666)?.dy ?? 0, 150, within: 60, "part of the window is rest")
    #expect(last(0.3, CGVector(dx: 7, dy: 8)) == CGVector(dx: 7, dy: 8), "what is written wins")
  }

  @Test("A point that neither moves nor lifts the finger is delivered only if it has a velocity")
  func rest() {
    var written = points([(0, 0, 0), (0.2, 0, 0), (0.3, 0, 0), (0.5, 0, 0)])
    #expect(delivered(written).map { $0.time } == [0, 0.5])
    written[2].velocity = CGVector(dx: 3, dy: 4)
    #expect(delivered(written).map { $0.time } == [0, 0.3, 0.5])
    #expect(delivered(written, end: nil).map { $0.time } == [0, 0.3])
  }

  @Test("All touches in a tick are delivered, and a long stroke is sampled only during the run")
  func density() {
    #expect(
      delivered(points([(0.1, 0, 0), (0.101, 1, 0), (0.102, 2, 0), (0.103, 3, 0)])).count == 4)
    #expect(delivered(points([(0, 0, 0), (1e6, 1e6, 0)])).count == 601)
    #expect(delivered(points([(1e6, 0, 0), (1e9, 1e9, 0)])).count == 2)
  }

  @Test("The velocities of scale and rotation are slopes, even if the fingers are lifted late")
  func twoFingers() {
    func point(_ time: Double, _ distance: Double, _ angle: Double) -> Point {
      var point = Point(time: time, location: CGPoint(x: 50, y: 60))
      point.spread = CGVector(dx: distance * cosine(angle), dy: distance * sine(angle))
      return point
    }
    let steps = (0...30).map { point(Double($0) / 60, 100 + Double($0), -0.2 * Double($0)) }
    for touch in delivered(steps + [point(0.54, 130, -6)]).dropFirst() {
      expectClose(touch.scaleVelocity, 0.6, within: 1e-5, "scale")
      expectClose(touch.rotationVelocity, -12, within: 1e-5, "rotation")
    }
    let last = delivered(steps).last
    expectClose(last?.scale ?? 0, 1.3, within: 1e-9, "scale")
    expectClose(last?.rotation ?? 0, -6, within: 1e-9, "it goes on over half a turn")
  }

  private func sine(_ angle: Double) -> Double { CGAffineTransform(rotationAngle: angle).b }
  private func cosine(_ angle: Double) -> Double { CGAffineTransform(rotationAngle: angle).a }

  /// A finger with points at random times, like a mouse that moves, waits and continues.
  @Test("Points appended live give the same touches as the stored stroke")
  func live() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      var (live, kept, atTicks) = (FingerPath(RunSettings()), [Point](), [(Int, FingerTouch)]())
      var (time, x, shown) = (Double(random.integer(in: 0...499)) / 1_000, 0.0, 0)
      for number in 0..<30 {
        let isLast = number == 29
        shown = max(shown, RunSettings().tick(dueAt: time) - random.integer(in: 0...3))
        if let rest = live.rest(before: shown) {
          kept.append(rest)
          #expect(live.append(rest, end: nil).isEmpty, "nothing is delivered too late")
        }
        let point = Point(time: time, location: CGPoint(x: x, y: -x))
        kept.append(point)
        for touch in live.append(point, end: isLast ? .ended : nil) {
          let tick = RunSettings().tick(dueAt: touch.time)
          #expect(tick >= shown, "nothing is delivered too late")
          atTicks.append((tick, touch))
        }
        time += Double(random.integer(in: 0...3) == 0 ? 217 : 7) / 1_000
        time = (time * 1_000).rounded() / 1_000
        if random.integer(in: 0...2) > 0 { x += 1.3 }
      }
      let whole = delivered(kept)
      #expect(whole == atTicks.map { $0.1 })
      #expect(whole.map { RunSettings().tick(dueAt: $0.time) } == atTicks.map { $0.0 })
    }
  }
}
