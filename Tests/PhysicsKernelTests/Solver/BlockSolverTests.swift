// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// The velocities after a contact with two points.
///
/// Compares them with a solution of the complementarity problem in `Double` that tries all sets of active points.
@Suite(.timeLimit(.minutes(30))) struct BlockSolverTests {
  @Test("A box that hits a floor with both corners leaves it at the predicted velocity")
  func boxOnFloor() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<50 {
        let half = Vector(generator.float(in: 0.1..<0.5), generator.float(in: 0.05..<0.5))
        let tilt = generator.float(in: -0.003..<0.003)
        let stage = KernelStage()
        let restitution = generator.bool() ? generator.float(in: 0..<1) : 0
        stage.floor(y: 0, restitution: restitution)
        let box = stage.box(
          at: Vector(0, -half.y - 0.012), halfWidth: half.x, halfHeight: half.y, angle: tilt,
          velocity: Vector(generator.float(in: -2..<2), generator.float(in: -1..<3)),
          spin: generator.float(in: -6..<6), density: generator.float(in: 0.2..<4))
        let problem = TwoPointContact(
          below: nil, above: .init(stage, box),
          points: corners(of: stage, box, half), restitution: Double(restitution))
        stage.step()
        let expected = problem.solution
        let (velocity, spin) = (
          stage.world.linearVelocity(of: box), stage.world.angularVelocity(of: box)
        )
        expectClose(velocity.y, expected.above.velocity, within: 2e-5, "\(problem)")
        expectClose(spin, expected.above.spin, within: 2e-4, "\(problem)")
      }
    }
  }

  @Test("Two free boxes that collide face to face separate at the predicted velocities")
  func boxOnBox() {
    withEverySeed(0..<10) { generator in
      for _ in 0..<50 {
        let (small, large) = (Vector(0.15, 0.2), Vector(0.4, 0.3))
        let stage = KernelStage()
        let restitution = generator.bool() ? generator.float(in: 0..<1) : 0
        let below = stage.box(
          at: Vector(0, large.y), halfWidth: large.x, halfHeight: large.y,
          velocity: Vector(0, generator.float(in: -2..<1)), spin: generator.float(in: -3..<3),
          density: generator.float(in: 0.2..<4), restitution: restitution)
        let above = stage.box(
          at: Vector(generator.float(in: -0.2..<0.2), -small.y + 0.003), halfWidth: small.x,
          halfHeight: small.y, angle: generator.float(in: -0.003..<0.003),
          velocity: Vector(0, generator.float(in: -1..<2)), spin: generator.float(in: -3..<3),
          density: generator.float(in: 0.2..<4))
        let problem = TwoPointContact(
          below: .init(stage, below), above: .init(stage, above),
          points: corners(of: stage, above, small), restitution: Double(restitution))
        stage.step()
        let expected = problem.solution
        for (body, expected) in [(below, expected.below), (above, expected.above)] {
          expectClose(
            stage.world.linearVelocity(of: body).y, expected.velocity, within: 5e-5, "\(problem)")
          expectClose(
            stage.world.angularVelocity(of: body), expected.spin, within: 3e-4, "\(problem)")
        }
      }
    }
  }

  @Test("Two corners too close to distinguish are solved like the first one alone")
  func almostOnePoint() {
    for spin: Float in [-2, 0, 2] {
      let stage = KernelStage()
      stage.floor(y: 0)
      let half = Vector(0.002, 0.5)
      let box = stage.box(
        at: Vector(0, -half.y - 0.012), halfWidth: half.x, halfHeight: half.y,
        velocity: Vector(0, 1), spin: spin)
      // In vertex order, the box's lower right corner comes first.
      let right = corners(of: stage, box, half).filter { $0 > 0 }
      let problem = TwoPointContact(
        below: nil, above: .init(stage, box), points: right, restitution: 0)
      stage.step()
      let expected = problem.solution.above
      expectClose(stage.world.linearVelocity(of: box).y, expected.velocity, within: 1e-5)
      expectClose(stage.world.angularVelocity(of: box), expected.spin, within: 1e-4)
    }
  }

  private func corners(of stage: KernelStage, _ box: BodyID, _ half: Vector) -> [Double] {
    let center = DoubleVector(stage.world.position(of: box))
    return [-Double(half.x), Double(half.x)].map {
      let corner = DoubleVector($0, Double(half.y))
      return (center + corner.turned(by: Double(stage.world.angle(of: box)))).x
    }
  }
}

/// Bodies that meet at points on a level line, without friction.
///
/// With a downward velocity v and a spin ω, a point at distance r from the center moves down at v + r ω. The separation
/// velocity is the velocity of the lower body's point minus that of the upper body's point.
private struct TwoPointContact: CustomStringConvertible {
  struct Side {
    var x: Double
    var velocity: Double
    var spin: Double
    var inverseMass: Double
    var inverseInertia: Double

    init(_ stage: KernelStage, _ body: BodyID) {
      let state = stage.state(of: body)
      (x, velocity, spin) = (
        Double(state.position.x), Double(state.velocity.y), Double(state.spin)
      )
      inverseMass = 1 / Double(stage.world.mass(of: body))
      inverseInertia = 1 / Double(stage.world.inertia(of: body))
    }

    func velocity(at point: Double) -> Double { velocity + (point - x) * spin }

    /// Returns the velocity at one point per unit of downward impulse at another.
    func response(_ a: Double, _ b: Double) -> Double {
      inverseMass + (a - x) * (b - x) * inverseInertia
    }

    mutating func push(_ impulse: Double, at point: Double) {
      velocity += impulse * inverseMass
      spin += impulse * (point - x) * inverseInertia
    }
  }

  /// The lower body; `nil` is a floor.
  var below: Side?
  var above: Side
  var points: [Double]
  var restitution: Double

  var solution: (below: (velocity: Double, spin: Double), above: (velocity: Double, spin: Double)) {
    var (lower, upper) = (below, above)
    for (point, impulse) in zip(points, impulses) {
      upper.push(-impulse, at: point)
      lower?.push(impulse, at: point)
    }
    return ((lower?.velocity ?? 0, lower?.spin ?? 0), (upper.velocity, upper.spin))
  }

  private func separating(_ point: Double) -> Double {
    (below?.velocity(at: point) ?? 0) - above.velocity(at: point)
  }

  private func response(_ a: Double, _ b: Double) -> Double {
    above.response(a, b) + (below?.response(a, b) ?? 0)
  }

  private var impulses: [Double] {
    // The required separation velocity is at least e times the approach velocity, if that exceeds 1 m/s.
    let wanted = points.map { point in
      separating(point) < -1 ? -restitution * separating(point) : 0
    }
    let b = zip(points, wanted).map { separating($0) - $1 }
    func left(_ x: [Double]) -> [Double] {
      points.indices.map { i in
        b[i] + points.indices.map { response(points[i], points[$0]) * x[$0] }.reduce(0, +)
      }
    }
    // Returns the feasible candidate or, because of rounding errors, the least infeasible one.
    return candidates(b).min { infeasibility($0, left($0)) < infeasibility($1, left($1)) } ?? []
  }

  private func infeasibility(_ x: [Double], _ w: [Double]) -> Double {
    -min((x + w).min() ?? 0, 0)
  }

  /// Returns, for each set of active points, the impulses that stop exactly those points.
  private func candidates(_ b: [Double]) -> [[Double]] {
    let k = points.map { p in points.map { response(p, $0) } }
    if points.count == 1 { return [[0], [-b[0] / k[0][0]]] }
    let determinant = k[0][0] * k[1][1] - k[0][1] * k[1][0]
    return [
      [0, 0], [-b[0] / k[0][0], 0], [0, -b[1] / k[1][1]],
      [
        -(k[1][1] * b[0] - k[0][1] * b[1]) / determinant,
        -(k[0][0] * b[1] - k[1][0] * b[0]) / determinant,
      ],
    ]
  }

  var description: String { "points \(points), e \(restitution), \(above) on \(below as Any)" }
}
