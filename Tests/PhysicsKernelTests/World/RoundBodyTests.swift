// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct RoundBodyTests {
  private let h = Double(KernelStage.subStep)

  @Test("A disk dropped on a line rests on the line's skin, at most one slop into it")
  func rest() throws {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 2)
    let disc = stage.circle(at: Vector(0.3, 1.2), radius: 0.25)
    _ = try #require(stage.stepsUntilAsleep(disc))
    let overlap = stage.world.position(of: disc).y - (2 - 0.25 - Conventions().skin)
    #expect(overlap >= 0 && overlap <= 1.01 * Tolerances.linearSlop, "overlap \(overlap) m")
    #expect(stage.world.position(of: disc).x == 0.3)
    #expect(stage.world.angle(of: disc) == 0)
  }

  @Test("In every sub-step, the contact impulse carries a resting disk's weight")
  func warmStart() {
    let stage = KernelStage(gravity: 10)
    stage.world.allowsSleeping = false
    stage.floor(y: 1)
    let disc = stage.circle(at: Vector(0, 0.745), radius: 0.25)
    stage.step(30)
    let weight = Double(stage.world.mass(of: disc)) * 10 * h
    for step in 1...30 {
      stage.step()
      let contact = stage.world.state.pointee.contacts[stage.world.state.pointee.newestContact]
      expectClose(
        contact.manifold.first.normalImpulse, weight, within: 1e-3 * weight, "step \(step)")
    }
  }

  @Test("A sliding disk ends up rolling at two thirds of its initial speed")
  func slidingToRolling() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1, friction: 0.5)
    let disc = stage.circle(
      at: Vector(-9, 0.745), radius: 0.25, velocity: Vector(6, 0), friction: 0.5)
    stage.step(240)
    // Friction acts halfway between the line's skin and the disk, so its arm r is slightly shorter than the radius R.
    // It changes the speed by J / m and the spin by J r / I. The disk rolls once v = ω r, which it reaches at
    // v r² / (r² + ½ R²), or two thirds of the initial speed if r = R.
    let y = Double(stage.world.position(of: disc).y)
    let arm = 0.5 * (1 - Double(Conventions().skin) + y + 0.25) - y
    let velocity = 6 * arm * arm / (arm * arm + 0.5 * 0.0625)
    expectClose(velocity, 4, within: 0.03)
    expectClose(stage.world.linearVelocity(of: disc).x, velocity, within: 1e-3)
    expectClose(stage.world.angularVelocity(of: disc), velocity / arm, within: 5e-3)
  }

  @Test("On a slope, a disk rolls with two thirds of the acceleration of a sliding box")
  func slope() {
    let slope = 0.2
    let stage = KernelStage(gravity: 10)
    stage.edge(
      from: polar(-5, slope), to: polar(20, slope), friction: 0.8)
    let lift = polar(Double(0.25 + Conventions().skin) - 0.002, slope - .pi / 2)
    let disc = stage.circle(at: lift, radius: 0.25, friction: 0.8)
    stage.step(120)
    let velocity = stage.world.linearVelocity(of: disc)
    let expected = 2.0 / 3 * 10 * sin(slope) * 120 * h
    expectClose(velocity.dot(polar(1, slope)), expected, within: 0.01 * expected)
    expectClose(velocity.dot(polar(1, slope + .pi / 2)), 0, within: 0.02)
  }

  @Test("The joints of a chain are not bumps for a rolling disk")
  func chain() {
    let top = (0...40).map { Vector(Float($0) * 0.25 - 5, 1) }
    let stage = KernelStage(gravity: 10)
    stage.loop(top + [Vector(5, 3), Vector(-5, 3)], friction: 0.5)
    let radius: Float = 0.2
    let disc = stage.circle(
      at: Vector(-4, 0.795), radius: radius, velocity: Vector(2, 0), spin: 10, friction: 0.5)
    stage.step(20)
    let height = stage.world.position(of: disc).y
    for step in 1...400 {
      stage.step()
      expectClose(
        stage.world.position(of: disc).y, Double(height), within: 0.5e-3, "step \(step)")
    }
    expectClose(stage.world.linearVelocity(of: disc).x, 2, within: 0.01)
  }

  @Test("A polygon with 1,024 sides rests on a line, at the distance of both skins")
  func manySides() throws {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 2, friction: 0.5)
    let round = Outlines.ellipse(0.5, 0.5, count: 1024)
    let body = stage.polygon(at: Vector(0, 1.483), round, friction: 0.5)
    _ = try #require(stage.stepsUntilAsleep(body, atMost: 90))
    let gap = 2 - stage.world.position(of: body).y - 0.5
    let skins = 2 * Conventions().skin
    #expect(gap > skins - 1.1 * Tolerances.linearSlop && gap < skins + 1e-5, "\(gap) m")
    expectClose(stage.world.angle(of: body), 0, within: 0.01)
  }

  @Test("An oval with sides of 10⁻⁵ pt falls over on a line and comes to rest on its flat side")
  func oval() {
    withEverySeed(0..<20, atMost: 6) { generator in
      let stage = KernelStage(gravity: 10)
      stage.floor(y: 0, friction: 0.5)
      let outline = Outlines.oval(width: 60, height: 200)
      let oval = stage.body(
        at: Vector(0, -1.5), angle: generator.float(in: -3..<3),
        spin: generator.float(in: -2..<2))
      stage.world.setLinearDamping(of: oval, 0.1)
      stage.world.setAngularDamping(of: oval, 0.8)
      stage.world.addPolygon(to: oval, points: outline, stage.surface(density: 1, friction: 0.5))
      for _ in 0..<3000 where stage.world.isAwake(oval) {
        stage.step()
        let pose = stage.world.body(oval).pointee.pose
        let lowest = outline.map { pose.apply($0).y }.max() ?? 0
        #expect(lowest < 0, comment("sunk to \(lowest) m"))
      }
      #expect(!stage.world.isAwake(oval), Seed.label)
      expectClose(-stage.world.position(of: oval).y, 0.3, within: 0.03, "height")
    }
  }

  @Test("Mirrored disks move like mirror images")
  func mirror() {
    withEverySeed(0..<5) { generator in
      let (left, right) = (KernelStage(gravity: 10), KernelStage(gravity: 10))
      left.container(from: Vector(-2, -2), to: Vector(2, 1.5), friction: 0.3)
      right.container(from: Vector(-2, -2), to: Vector(2, 1.5), friction: 0.3)
      var pairs: [(BodyID, BodyID)] = []
      for i in 0..<6 {
        let position = Vector(Float(i) * 0.5 - 1.3, generator.float(in: -1..<0))
        let (velocity, radius) = (generator.vector(in: -2..<2), generator.float(in: 0.1..<0.22))
        pairs.append(
          (
            left.circle(at: position, radius: radius, velocity: velocity, friction: 0.3),
            right.circle(
              at: Vector(-position.x, position.y), radius: radius,
              velocity: Vector(-velocity.x, velocity.y), friction: 0.3)
          ))
      }
      for _ in 0..<60 {
        left.step()
        right.step()
      }
      for (one, other) in pairs {
        let distance = left.state(of: one).mirrored.distance(to: right.state(of: other))
        #expect(distance < 1e-3, comment("off by \(distance)"))
      }
    }
  }
}
