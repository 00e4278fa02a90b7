// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// Compares results with the distance at intermediate times, computed in `Double` by brute force.
@Suite(.timeLimit(.minutes(30))) struct TimeOfImpactTests {
  @Test("Before the time of impact, shapes are never closer than the target distance")
  func randomShots() {
    var (hits, misses) = (0, 0)
    withEverySeed(0..<10) { generator in
      for _ in 0..<100 {
        let shot = Shot(&generator)
        guard shot.distance(at: 0) > shot.target + shot.tolerance else { continue }
        guard let time = shot.time else {
          misses += 1
          continue
        }
        hits += 1
        expectClose(
          shot.distance(at: Double(time)), shot.target, within: 1.1 * shot.tolerance, "\(shot)")
        let early = shot.firstTime(nearerThan: shot.limit, until: Double(time))
        #expect(early == nil, comment("\(shot), found \(time)"))
      }
    }
    #expect(hits > 200 && misses > 50, "\(hits) hits, \(misses) misses: too one-sided a test")
  }

  @Test(
    "If there is no impact, shapes that do not rotate never come closer than the target distance")
  func missedShots() {
    withEverySeed(0..<5) { generator in
      for _ in 0..<100 {
        var shot = Shot(&generator)
        shot.sweepA.angle = shot.sweepA.startAngle
        shot.sweepB.angle = shot.sweepB.startAngle
        guard shot.distance(at: 0) > shot.target + shot.tolerance, shot.time == nil else {
          continue
        }
        #expect(shot.firstTime(nearerThan: shot.limit, until: 1) == nil, comment("\(shot)"))
      }
    }
  }

  @Test("A box falling straight onto an edge stops one slop above it", arguments: [1, 10, 200])
  func straightFall(length: Float) {
    let shot = Shot(
      .segment(Vector(-5, 0), Vector(5, 0)), sweep(from: .zero, to: .zero),
      .box(0.2, 0.2), sweep(from: Vector(0, -0.7), to: Vector(0, -0.7 + length)))
    let expected = (0.5 - Double(Tolerances.linearSlop)) / Double(length)
    expectClose(shot.time ?? .nan, expected, within: shot.tolerance / Double(length))
  }

  @Test("Shapes that stop before they touch, or separate, have no time of impact")
  func noImpact() {
    let edge = ConvexShape.segment(Vector(-5, 0), Vector(5, 0))
    for (start, end) in [(-0.7, -0.22), (-0.25, -3), (-0.7, -0.7)] {
      let fall = sweep(from: Vector(0, Float(start)), to: Vector(0, Float(end)))
      let shot = Shot(edge, sweep(from: .zero, to: .zero), .box(0.2, 0.2), fall)
      #expect(shot.time == nil, "from \(start) to \(end)")
    }
  }

  @Test("Shapes that overlap at the start have a time of impact of 0 or none")
  func overlap() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<20 {
        let shot = Shot(&generator)
        guard shot.distance(at: 0) == 0 else { continue }
        // If the origin is on a side of the simplex, rounding may leave a small distance.
        #expect(shot.time == nil || shot.time == 0, comment("\(shot)"))
      }
    }
  }

  @Test("Full rotations before the start do not affect precision")
  func manyTurns() {
    let edge = ConvexShape.segment(Vector(-5, 0), Vector(5, 0))
    var fall = sweep(from: Vector(0, -0.7), to: Vector(0, 9.3))
    let plain = Shot(edge, sweep(from: .zero, to: .zero), .box(0.2, 0.2), fall).time
    fall.startAngle = 2000 * .pi
    fall.angle = 2000 * .pi
    let turned = Shot(edge, sweep(from: .zero, to: .zero), .box(0.2, 0.2), fall).time
    expectClose(turned ?? .nan, Double(plain ?? .nan), within: 1e-4)
  }

  @Test("A rod that rotates into a box is stopped, even if its center does not move")
  func rotation() {
    var turn = sweep(from: .zero, to: .zero)
    turn.angle = 1.2
    let shot = Shot(
      .box(1, 0.05), turn, .box(0.1, 0.1), sweep(from: Vector(0.6, 0.7), to: Vector(0.6, 0.7)))
    let time = Double(shot.time ?? .nan)
    expectClose(shot.distance(at: time), shot.target, within: 1.1 * shot.tolerance)
    #expect(shot.firstTime(nearerThan: shot.limit, until: time) == nil)
  }

  private func sweep(from start: Vector, to end: Vector) -> Sweep {
    Sweep(
      localCenter: .zero, startCenter: start, center: end, startAngle: 0, angle: 0, startTime: 0)
  }
}

private struct Shot: CustomStringConvertible {
  var a: ConvexShape
  var sweepA: Sweep
  var b: ConvexShape
  var sweepB: Sweep

  /// Impacts stop at this distance, regardless of the skin.
  let target = Double(Tolerances.linearSlop)
  let tolerance = Double(Tolerances.linearSlop) / 4

  /// The smallest distance that shapes may reach before they must be stopped.
  var limit: Double { target - 1.1 * tolerance }

  init(_ a: ConvexShape, _ sweepA: Sweep, _ b: ConvexShape, _ sweepB: Sweep) {
    (self.a, self.sweepA, self.b, self.sweepB) = (a, sweepA, b, sweepB)
  }

  /// Creates two polygons, or a polygon and a segment, that move by up to 2 m along each axis and rotate by up to 0.8 rad.
  init(_ generator: inout SplitMix64) {
    a = .random(&generator)
    b =
      generator.bool()
      ? .random(&generator)
      : .segment(generator.vector(in: -1..<1), generator.vector(in: -1..<1))
    sweepA = Shot.sweep(to: generator.vector(in: -1..<1), &generator)
    sweepB = Shot.sweep(to: sweepA.center + generator.vector(in: -1..<1), &generator)
  }

  private static func sweep(to end: Vector, _ generator: inout SplitMix64) -> Sweep {
    let angle = generator.float(in: -4..<4)
    return Sweep(
      localCenter: generator.vector(in: -0.1..<0.1),
      startCenter: end + generator.vector(in: -2..<2),
      center: end, startAngle: angle, angle: angle + generator.float(in: -0.8..<0.8), startTime: 0)
  }

  var time: Float? {
    withExtendedLifetime((a, b)) {
      TimeOfImpact.find(
        ConvexPair(
          a: a.convexPoints, poseA: sweepA.withinOneTurn.pose(at: 0),
          b: b.convexPoints, poseB: sweepB.withinOneTurn.pose(at: 0)),
        sweepA, sweepB, slop: Tolerances.linearSlop
      ).time
    }
  }

  func distance(at time: Double) -> Double {
    BruteForce.distance(placed(a, sweepA, time), placed(b, sweepB, time))
  }

  /// Returns the first time up to `end` at which the shapes are closer together than a distance, if there is one.
  ///
  /// Each stride is the time that the fastest vertices need to close the remaining distance, but at least 10⁻⁴.
  func firstTime(nearerThan limit: Double, until end: Double) -> Double? {
    let speed = largestMotion(a, sweepA) + largestMotion(b, sweepB) + 1e-9
    var time = 0.0
    while time < end {
      let distance = distance(at: time)
      if distance < limit { return time }
      time += max((distance - limit) / speed, 1e-4)
    }
    return nil
  }

  /// Returns the largest distance that any vertex moves during the sub-step.
  private func largestMotion(_ shape: ConvexShape, _ sweep: Sweep) -> Double {
    let reach = shape.vertices.map { ($0 - sweep.localCenter).length }.max() ?? 0
    return Double(
      (sweep.center - sweep.startCenter).length
        + (sweep.angle - sweep.startAngle).magnitude * reach)
  }

  private func placed(_ shape: ConvexShape, _ sweep: Sweep, _ time: Double) -> [DoubleVector] {
    let rest = 1 - time
    let center = rest * DoubleVector(sweep.startCenter) + time * DoubleVector(sweep.center)
    let angle = rest * Double(sweep.startAngle) + time * Double(sweep.angle)
    return shape.placed(
      at: center - DoubleVector(sweep.localCenter).turned(by: angle), angle: angle)
  }

  var description: String { "\(a.vertices) \(sweepA) and \(b.vertices) \(sweepB)" }
}
