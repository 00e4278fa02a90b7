// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// Quantities that collisions must not change or increase, in scenes without gravity.
@Suite(.timeLimit(.minutes(30))) struct ConservationTests {
  private struct Gas {
    let stage = KernelStage()
    private(set) var boxes: [BodyID] = []

    init(
      _ count: Int, _ generator: inout SplitMix64, friction: Float, restitution: Float,
      speed: Double = 4
    ) {
      for i in 0..<count {
        let (column, row) = (Float(i % 4), Float(i / 4))
        boxes.append(
          stage.box(
            at: Vector(column, row) + generator.vector(in: -0.2..<0.2),
            halfWidth: generator.float(in: 0.05..<0.3), halfHeight: generator.float(in: 0.05..<0.3),
            angle: generator.float(in: -3..<3),
            velocity: Vector(1.5 - column, 1 - row) + generator.vector(in: -speed..<speed),
            spin: generator.float(in: -5..<5), isBullet: generator.bool(),
            density: generator.float(in: 0.3..<3), friction: friction, restitution: restitution))
      }
    }

    var momentum: DoubleVector {
      boxes.reduce(DoubleVector(0, 0)) {
        $0 + Double(stage.world.mass(of: $1)) * DoubleVector(stage.world.linearVelocity(of: $1))
      }
    }

    /// The sum of magnitudes, which is the scale of rounding errors.
    var activity: Double {
      boxes.map {
        Double(stage.world.mass(of: $0)) * Double(stage.world.linearVelocity(of: $0).length)
      }.reduce(0, +)
    }

    var energy: Double {
      boxes.map {
        let (v, w) = (
          Double(stage.world.linearVelocity(of: $0).lengthSquared),
          Double(stage.world.angularVelocity(of: $0))
        )
        return 0.5 * Double(stage.world.mass(of: $0)) * v
          + 0.5 * Double(stage.world.inertia(of: $0)) * w * w
      }.reduce(0, +)
    }
  }

  @Test("A free system keeps its momentum to Float precision through all collisions")
  func momentum() {
    withEverySeed(0..<12) { generator in
      let gas = Gas(
        16, &generator, friction: generator.float(in: 0..<1),
        restitution: generator.float(in: 0..<1))
      let (before, scale) = (gas.momentum, gas.activity)
      gas.stage.step(150)
      #expect(!gas.stage.world.begunContacts.isEmpty, comment("nothing was hit"))
      let change = (gas.momentum - before).length
      #expect(change <= 1e-6 * scale, comment("\(change) of \(scale)"))
    }
  }

  @Test("Without friction, two boxes never gain energy, for any elasticity up to 1")
  func energyOfPairs() {
    withEverySeed(0..<60) { generator in
      let gas = Gas(2, &generator, friction: 0, restitution: generator.float(in: 0..<1))
      var energy = gas.energy
      for step in 0..<100 {
        gas.stage.step()
        let now = gas.energy
        #expect(now <= energy * (1 + 1e-5) + 1e-9, comment("step \(step): \(energy) to \(now)"))
        energy = now
      }
    }
  }

  @Test("Many inelastic boxes never gain energy, with friction and without")
  func energyOfInelastic() {
    withEverySeed(0..<10) { generator in
      let gas = Gas(
        16, &generator, friction: generator.bool() ? 0.5 : 0, restitution: 0)
      var energy = gas.energy
      for step in 0..<100 {
        gas.stage.step()
        let now = gas.energy
        #expect(now <= energy * (1 + 1e-4) + 1e-6, comment("step \(step): \(energy) to \(now)"))
        energy = now
      }
    }
  }

  @Test("Disks with the same elasticity up to 1 never gain energy, however many meet at once")
  func energyOfDiscs() {
    withEverySeed(0..<20) { generator in
      let stage = KernelStage()
      let restitution = generator.float(in: 0..<1)
      let discs = (0..<16).map { i in
        let (column, row) = (Float(i % 4), Float(i / 4))
        return stage.circle(
          at: Vector(0.62 * column, 0.62 * row), radius: generator.float(in: 0.15..<0.3),
          velocity: Vector(1.5 - column, 1.5 - row) + generator.vector(in: -3..<3),
          density: generator.float(in: 0.3..<3), restitution: restitution)
      }
      func energy() -> Double {
        discs.map {
          let speed = Double(stage.world.linearVelocity(of: $0).lengthSquared)
          return 0.5 * Double(stage.world.mass(of: $0)) * speed
        }.reduce(0, +)
      }
      var last = energy()
      for step in 0..<120 {
        stage.step()
        let now = energy()
        #expect(now <= last * (1 + 1e-3), comment("step \(step): \(last) to \(now)"))
        last = now
      }
      #expect(!stage.world.begunContacts.isEmpty, Seed.label)
    }
  }

  @Test("Boxes, disks and polygons on springs, rods, ropes, pins and welds keep their momentum")
  func momentumOfJointed() {
    withEverySeed(0..<12) { generator in
      let stage = KernelStage()
      let world = stage.world
      let bodies = (0..<10).map { i in
        let position = Vector(Float(i % 5), Float(i / 5)) + generator.vector(in: -0.1..<0.1)
        let velocity = Vector(2, 0.5) - position + generator.vector(in: -1..<1)
        switch i % 3 {
        case 0: return stage.box(at: position, velocity: velocity, spin: 2, friction: 0.4)
        case 1: return stage.circle(at: position, radius: 0.2, velocity: velocity, friction: 0.4)
        default:
          return stage.polygon(
            at: position, Outlines.ellipse(0.3, 0.15, count: 9), velocity: velocity, friction: 0.4)
        }
      }
      _ = world.createDistanceJoint(
        JointPlacement(bodies[0], bodies[1]), frequency: 2, dampingRatio: 0.3)
      _ = world.createDistanceJoint(JointPlacement(bodies[2], bodies[3]))
      _ = world.createRopeJoint(JointPlacement(bodies[4], bodies[9]))
      _ = world.createRevoluteJoint(
        JointPlacement(bodies[5], bodies[6]))
      _ = world.createWeldJoint(JointPlacement(bodies[7], bodies[8]))
      func momentum() -> (sum: DoubleVector, scale: Double) {
        bodies.reduce((DoubleVector(0, 0), 0)) {
          let part =
            Double(world.mass(of: $1)) * DoubleVector(world.linearVelocity(of: $1))
          return ($0.0 + part, $0.1 + part.length)
        }
      }
      let before = momentum()
      stage.step(200)
      let change = (momentum().sum - before.sum).length
      #expect(change <= 1e-5 * before.scale, comment("\(change) of \(before.scale)"))
      #expect(!world.begunContacts.isEmpty, Seed.label)
    }
  }

  @Test("An off-center elastic collision keeps the energy, including rotation, to 2 in 100,000")
  func elasticHit() {
    let stage = KernelStage()
    let a = stage.box(at: .zero, velocity: Vector(3, 0), restitution: 1)
    let b = stage.box(at: Vector(1, 0.25), restitution: 1)
    let (mass, inertia) = (Double(stage.world.mass(of: a)), Double(stage.world.inertia(of: a)))
    stage.step(120)
    let energy = [a, b].map {
      let (v, w) = (
        Double(stage.world.linearVelocity(of: $0).lengthSquared),
        Double(stage.world.angularVelocity(of: $0))
      )
      return 0.5 * mass * v + 0.5 * inertia * w * w
    }.reduce(0, +)
    expectClose(energy, 0.5 * mass * 9, within: 1e-5 * mass * 9)
    #expect(stage.world.angularVelocity(of: b) != 0)
  }
}
