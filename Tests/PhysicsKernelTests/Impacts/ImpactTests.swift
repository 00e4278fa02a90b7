// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// Fast bodies, and obstacles that they could pass through within a single sub-step.
@Suite(.timeLimit(.minutes(30))) struct ImpactTests {
  @Test("At 24,000 pt/s, a level box of any size and direction never passes a line")
  func levelBoxes() {
    withEverySeed(0..<15) { generator in
      for isBullet in [false, true] {
        let velocity = Vector(generator.float(in: -100..<100), 218)
        expectHeld(&generator, velocity: velocity, tilt: 0..<0.000001, isBullet: isBullet)
      }
    }
  }

  @Test(
    "At high speed, a tilted box with any spin never passes a line",
    arguments: [17, 60, 120, 218] as [Float])
  func tiltedBoxes(speed: Float) {
    withEverySeed(0..<60) { generator in
      let velocity = Vector(generator.float(in: -10..<10), speed)
      expectHeld(&generator, velocity: velocity, tilt: -3..<3, isBullet: generator.bool())
    }
  }

  /// Shoots a box at a line from above or below, and expects that it does not pass.
  private func expectHeld(
    _ generator: inout SplitMix64, velocity: Vector, tilt: Range<Double>, isBullet: Bool
  ) {
    let stage = KernelStage()
    stage.edge(from: Vector(-50, 0), to: Vector(50, 0), restitution: 0.2)
    let half = Points.meters([0.5, 5, 20][generator.integer(in: 0...2)])
    let side: Float = generator.bool() ? 1 : -1
    let box = stage.box(
      at: Vector(0, -3 * side), halfWidth: half, halfHeight: half,
      angle: generator.float(in: tilt), velocity: Vector(velocity.x, velocity.y * side),
      spin: tilt.lowerBound < 0 ? generator.float(in: -10..<10) : 0, isBullet: isBullet,
      restitution: 0.2)
    for step in 0..<40 {
      stage.step()
      let y = stage.world.position(of: box).y * side
      #expect(y < 0, comment("step \(step): \(y) m beyond the line"))
      if y >= 0 { return }
    }
  }

  @Test("A level box with elasticity 0.2 hits a line at 24,000 pt/s and leaves it at 4,800 pt/s")
  func rebound() {
    for points in [1.0, 10, 40] {
      let stage = KernelStage()
      stage.floor(y: 0, restitution: 0.2)
      let half = Points.meters(points) / 2
      let box = stage.box(
        at: Vector(0, -3.1), halfWidth: half, halfHeight: half, velocity: Vector(0, 240),
        restitution: 0.2)
      stage.step(10)
      expectClose(
        Points.points(stage.world.linearVelocity(of: box).y), -4800, within: 0.05, "\(points) pt")
    }
  }

  @Test("A fast box stays inside a container for a thousand steps")
  func staysInside() {
    withEverySeed(0..<4) { generator in
      let stage = KernelStage()
      stage.container(from: Vector(-1, -1), to: Vector(1, 1), restitution: 1)
      let box = stage.box(
        at: .zero, halfWidth: 0.1, halfHeight: 0.1, velocity: generator.vector(in: -170..<170),
        spin: generator.float(in: -20..<20), isBullet: true, restitution: 1)
      for step in 0..<1000 {
        stage.step()
        let position = stage.world.position(of: box)
        let isInside = position.x.magnitude < 1 && position.y.magnitude < 1
        #expect(isInside, comment("step \(step): \(position)"))
        if !isInside { return }
      }
    }
  }

  @Test("At 2,000 pt/s, a box is stopped by a fixed box")
  func againstFixedBox() {
    let stage = KernelStage()
    stage.box(at: Vector(3, 0), halfHeight: 2, kind: .fixed)
    let box = stage.box(at: .zero, velocity: Vector(20, 0))
    stage.step(60)
    #expect(stage.world.position(of: box).x < 3)
  }

  @Test("Known limit: boxes have no skin, so a fast box can pass through a fixed one")
  func boxesWithoutSkin() {
    // An impact stops one slop before the other box, where the boxes do not touch yet.
    let stage = KernelStage()
    stage.box(at: Vector(3, 0), halfWidth: 0.1, halfHeight: 2, kind: .fixed)
    let box = stage.box(at: .zero, halfWidth: 0.1, velocity: Vector(240, 0), isBullet: true)
    stage.step(3)
    #expect(stage.world.position(of: box).x > 3)
  }

  @Test("A bullet hits an edge on a dynamic body, while an ordinary box passes through it")
  func bullets() {
    for isBullet in [true, false] {
      let stage = KernelStage()
      let target = dynamicEdge(on: stage, x: 1)
      stage.box(
        at: .zero, halfWidth: 0.05, halfHeight: 0.05, velocity: Vector(150, 0), isBullet: isBullet)
      stage.step(5)
      #expect(stage.world.begunContacts.isEmpty != isBullet, "bullet \(isBullet)")
      #expect((stage.world.linearVelocity(of: target) != .zero) == isBullet, "bullet \(isBullet)")
    }
  }

  /// Creates a body of 1 kg that consists of a vertical edge.
  private func dynamicEdge(on stage: KernelStage, x: Float) -> BodyID {
    var body = BodyDefinition()
    body.position = Vector(x, 0)
    let id = stage.world.createBody(body)
    stage.world.addEdge(to: id, from: Vector(0, -1), to: Vector(0, 1), stage.surface())
    return id
  }

  @Test("The nearer of two lines stops a box, whichever was created first")
  func earliestFirst() {
    for order in [[Float(0), 0.5], [0.5, 0]] {
      let stage = KernelStage()
      for y in order { stage.floor(y: y, tag: Int(y * 2)) }
      let box = stage.box(at: Vector(0, -1), velocity: Vector(0, 240))
      stage.step(3)
      #expect(stage.world.position(of: box).y < -0.19)
      #expect(stage.world.begunContacts.map(\.tagA) == [0], "lines made in the order \(order)")
    }
  }

  @Test("An impact is reported in the step in which it happens, at its position")
  func event() {
    let stage = KernelStage()
    stage.floor(y: 0)
    stage.box(at: Vector(0.3, -1.7), velocity: Vector(0, 240))
    stage.step()
    let events = stage.world.begunContacts
    #expect(events.count == 1)
    expectClose(events.first?.point.x ?? .nan, 0.3, within: 0.21)
    expectClose(events.first?.point.y ?? .nan, 0, within: 0.02)
  }

  @Test("A bullet wakes a sleeping body that it hits")
  func wakes() {
    let stage = KernelStage()
    let target = dynamicEdge(on: stage, x: 1.7)
    #expect(stage.stepsUntilAsleep(target) != nil)
    stage.box(
      at: .zero, halfWidth: 0.05, halfHeight: 0.05, velocity: Vector(150, 0), isBullet: true)
    stage.step(2)
    #expect(stage.world.isAwake(target))
    #expect(stage.world.linearVelocity(of: target).x > 0)
  }

  @Test("A wall stops a long thin box that whirls into it")
  func whirl() {
    let stage = KernelStage()
    stage.edge(from: Vector(0.5, -9), to: Vector(0.5, 9))
    let rod = stage.box(at: .zero, halfWidth: 0.02, halfHeight: 1, spin: 100)
    stage.step(40)
    // The rod's ends can reach beyond the wall, but its center must stay on this side.
    #expect(stage.world.position(of: rod).x < 0.5)
  }
}
