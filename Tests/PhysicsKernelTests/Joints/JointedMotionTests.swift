// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

/// Properties that any isolated system of bodies and joints must have.
@Suite(.timeLimit(.minutes(30))) struct JointedMotionTests {
  private struct System {
    let stage: KernelStage
    let bodies: [BodyID]

    /// Creates a row of bodies, in which a joint of a random kind connects each body to the next one.
    init(_ generator: inout SplitMix64, _ kinds: [JointKind], gravity: Float = 0) {
      stage = KernelStage(gravity: gravity)
      var bodies: [BodyID] = []
      for i in 0..<6 {
        let body = stage.box(
          at: Vector(Float(i), generator.float(in: -0.3..<0.3)),
          angle: generator.float(in: -3..<3), velocity: generator.vector(in: -2..<2),
          spin: generator.float(in: -3..<3), density: generator.float(in: 0.5..<3),
          filter: CollisionFilter(category: 1, mask: 0))
        bodies.append(body)
        if i == 0 { continue }
        let kind = kinds[generator.integer(in: 0...kinds.count - 1)]
        stage.world.join(bodies[i - 1], body, kind, at: Vector(Float(i) - 0.5, 0))
      }
      self.bodies = bodies
    }

    var momentum: DoubleVector {
      bodies.reduce(DoubleVector(0, 0)) { sum, body in
        sum + Double(stage.world.mass(of: body))
          * DoubleVector(stage.world.linearVelocity(of: body))
      }
    }

    /// The angular momentum about the origin, in kg·m²/s.
    var angularMomentum: Double {
      bodies.reduce(0) { sum, body in
        let position = DoubleVector(stage.world.position(of: body))
        let velocity = DoubleVector(stage.world.linearVelocity(of: body))
        return sum + Double(stage.world.mass(of: body)) * position.cross(velocity)
          + Double(stage.world.inertia(of: body) * stage.world.angularVelocity(of: body))
      }
    }

    var kineticEnergy: Double {
      bodies.reduce(0) { sum, body in
        let velocity = DoubleVector(stage.world.linearVelocity(of: body))
        let spin = Double(stage.world.angularVelocity(of: body))
        return sum + Double(stage.world.mass(of: body)) * velocity.dot(velocity) / 2
          + Double(stage.world.inertia(of: body)) * spin * spin / 2
      }
    }
  }

  @Test("The momentum of a free system is constant", arguments: JointKind.allCases)
  func momentum(kind: JointKind) {
    withEverySeed(0..<10, atMost: 1) { generator in
      let system = System(&generator, [kind])
      let before = system.momentum
      system.stage.step(240)
      expectClose((system.momentum - before).length, 0, within: 2e-5, "\(kind)")
    }
  }

  @Test("Angular momentum is constant, except for position corrections")
  func angularMomentum() {
    withEverySeed(0..<10) { generator in
      let springs = System(&generator, [.distance])
      let before = springs.angularMomentum
      springs.stage.step(240)
      expectClose(springs.angularMomentum, before, within: 1e-4, "springs")
    }
    withEverySeed(0..<10) { generator in
      let system = System(&generator, [.revolute, .weld, .prismatic, .rope])
      let before = system.angularMomentum
      system.stage.step(240)
      expectClose(system.angularMomentum, before, within: 0.2, "rigid joints")
    }
  }

  @Test("Joints without motors or springs never raise the energy above its initial value")
  func energy() {
    // Energy may rise by a few percent between steps, because errors left by eight iterations reappear in the next step.
    withEverySeed(0..<20) { generator in
      let system = System(&generator, [.revolute, .weld, .prismatic, .rope])
      let start = system.kineticEnergy
      for step in 0..<240 {
        system.stage.step()
        let now = system.kineticEnergy
        #expect(now <= start, comment("step \(step): \(start) became \(now) J"))
      }
    }
  }

  @Test("A chain of pins under gravity holds together")
  func chain() {
    let stage = KernelStage(gravity: 10)
    var last = stage.fixedBody()
    var pins: [JointID] = []
    for i in 0..<20 {
      let link = stage.box(
        at: Vector(0.2 * Float(i) + 0.1, 0), halfWidth: 0.1, halfHeight: 0.02, damping: 0.1)
      pins.append(
        stage.world.createRevoluteJoint(
          stage.world.placement(last, link, at: Vector(0.2 * Float(i), 0))))
      last = link
    }
    var deepest: Float = 0
    for _ in 0..<600 {
      stage.step()
      deepest = max(deepest, stage.world.position(of: last).y)
      for (i, pin) in pins.enumerated() {
        let (a, b) = stage.world.anchors(of: pin)
        #expect((a - b).length < 0.05, "pin \(i) open by \((a - b).length) m")
      }
    }
    expectClose(deepest, 3.9, within: 0.1, "the last link came down to")
  }

  @Test("Two runs of the same random system are bit-identical")
  func determinism() {
    withEverySeed(0..<5) { generator in
      var again = generator
      let one = System(&generator, JointKind.allCases, gravity: 10)
      let other = System(&again, JointKind.allCases, gravity: 10)
      one.stage.step(300)
      other.stage.step(300)
      #expect(one.stage.world.digest == other.stage.world.digest, comment("digests"))
    }
  }
}

extension World {
  /// Connects two bodies at a world point with a joint of a given kind; springs and ropes connect the bodies' centers instead.
  @discardableResult
  func join(_ a: BodyID, _ b: BodyID, _ kind: JointKind, at point: Vector) -> JointID {
    let placement = placement(a, b, at: point)
    switch kind {
    case .distance:
      return createDistanceJoint(
        JointPlacement(a, b), frequency: 2, dampingRatio: 0.2)
    case .rope: return createRopeJoint(JointPlacement(a, b))
    case .revolute: return createRevoluteJoint(placement)
    case .prismatic:
      return createPrismaticJoint(placement, localAxisA: Vector(1, 0))
    case .weld: return createWeldJoint(placement)
    }
  }
}
