// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsGeometry

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct ShotTests {
  @Test(
    "No random shot with a random shape passes a line",
    arguments: 0..<UInt64(Seeds.of(20)))
  func line(batch: UInt64) {
    withEverySeed(50 * batch..<50 * (batch + 1)) { generator in
      let stage = KernelStage()
      let slope = generator.double(in: -3..<3)
      let (along, across) = (polar(1, slope), polar(1, slope + .pi / 2))
      stage.edge(from: -50 * along, to: 50 * along, restitution: 0.2)
      let shot = shoot(on: stage, towards: across, along: along, &generator)
      for step in 1...30 {
        stage.step()
        let center = stage.world.body(shot).pointee.sweep.center
        // The distance is negative in front of the line.
        #expect(center.dot(across) < 0, comment("passed at step \(step): \(center)"))
      }
    }
  }

  @Test("No random shot leaves a closed chain of edges", arguments: 0..<UInt64(Seeds.of(4)))
  func chain(batch: UInt64) {
    withEverySeed(25 * batch..<25 * (batch + 1)) { generator in
      let stage = KernelStage()
      let corners = Outlines.ellipse(3, 2.5, count: generator.integer(in: 3...20))
      stage.loop(corners, restitution: 0.9)
      let id = stage.body(
        at: .zero, velocity: polar(generator.double(in: 20..<240), generator.double(in: -4..<4)),
        spin: generator.float(in: -50..<50))
      addShape(to: id, on: stage, &generator)
      for step in 1...120 {
        stage.step()
        let center = DoubleVector(stage.world.body(id).pointee.sweep.center)
        let sides = Outlines.sides(of: corners.map { DoubleVector($0) })
        let isInside = sides.allSatisfy { ($1 - $0).cross(center - $0) > 0 }
        #expect(isInside, comment("outside at step \(step)"))
      }
    }
  }

  @Test(
    "A thin box on its corner stays on its side of a line, unlike in Box2D 2.3.0",
    arguments: [(0.05, 0.3, 100), (0.1, 0.4, 150), (0.1, 0.3, 200)])
  func thinBox(halfWidth: Float, halfHeight: Float, speed: Float) {
    let stage = KernelStage()
    stage.floor(y: 0)
    let box = stage.box(
      at: Vector(0, -2), halfWidth: halfWidth, halfHeight: halfHeight, angle: 1,
      velocity: Vector(0, speed))
    stage.step(30)
    let height = stage.world.position(of: box).y
    #expect(height < 0, "at \(height) m")
    // The box must not keep moving toward the line either.
    #expect(stage.world.linearVelocity(of: box).y <= 0)
  }

  /// Shoots a body of a random shape at up to 24,000 pt/s toward an area around the origin.
  private func shoot(
    on stage: KernelStage, towards across: Vector, along: Vector, _ generator: inout SplitMix64
  ) -> BodyID {
    let start = -generator.float(in: 1..<5) * across + generator.float(in: -3..<3) * along
    let velocity =
      generator.float(in: 60..<240) * across + generator.float(in: -60..<60) * along
    let id = stage.body(
      at: start, angle: generator.float(in: -4..<4), velocity: velocity,
      spin: generator.float(in: -100..<100), isBullet: generator.bool())
    addShape(to: id, on: stage, &generator)
    return id
  }

  private func addShape(
    to id: BodyID, on stage: KernelStage, _ generator: inout SplitMix64
  ) {
    let surface = stage.surface(density: generator.float(in: 0.1..<5), friction: 0.3)
    let size = generator.float(in: 0.01..<0.5)
    switch generator.integer(in: 0...4) {
    case 0: stage.world.addCircle(to: id, radius: size, surface)
    case 1:
      stage.world.addBox(
        to: id, halfWidth: size, halfHeight: generator.float(in: 0.01..<0.5), surface)
    case 2:
      let corners = ConvexShape.random(&generator).vertices
      let hull = ConvexHull(of: corners.map { 0.6 * $0 }).corners
      stage.world.addPolygon(to: id, points: hull, surface)
    case 3:
      // The oval is long enough to have sides of 10⁻⁵ pt.
      let oval = Outlines.oval(width: 60, height: Double(generator.integer(in: 150...250)))
      stage.world.addPolygon(to: id, points: oval, surface)
    default:
      stage.world.addCircle(to: id, radius: size, center: Vector(0.2, 0.1), surface)
      stage.world.addBox(
        to: id, halfWidth: size, halfHeight: 0.1, center: Vector(-0.2, 0), surface)
    }
  }
}
