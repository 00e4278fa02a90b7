// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct JointLifetimeTests {
  @Test("A handle identifies its joint until the joint or one of its bodies is destroyed")
  func handles() {
    let stage = KernelStage()
    let (a, b, c) = (
      stage.box(at: .zero), stage.box(at: Vector(1, 0)), stage.box(at: Vector(2, 0))
    )
    let first = stage.world.join(a, b, .revolute, at: Vector(0.5, 0))
    let second = stage.world.join(b, c, .weld, at: Vector(1.5, 0))
    #expect(stage.world.joints(of: b) == [second, first])
    #expect(stage.world.bodies(of: first) == (a, b))
    #expect(stage.world.kind(of: second) == .weld)
    stage.world.destroyJoint(first)
    #expect(!stage.world.contains(first) && stage.world.contains(second))
    let third = stage.world.join(a, b, .rope, at: .zero)
    #expect(!stage.world.contains(first) && stage.world.contains(third))
    stage.world.destroyBody(b)
    #expect(!stage.world.contains(second) && !stage.world.contains(third))
    #expect(stage.world.jointCount == 0)
    #expect(stage.world.joints(of: a) == [] && stage.world.joints(of: c) == [])
    stage.step(10)
  }

  @Test("Through random creation and destruction, lists and handles agree with a model")
  func model() {
    withEverySeed(0..<10, atMost: 1) { generator in
      let stage = KernelStage(gravity: 10)
      var bodies = (0..<8).map { stage.box(at: Vector(Float($0), 0)) }
      var joints: [(joint: JointID, a: BodyID, b: BodyID)] = []
      for turn in 0..<300 {
        switch generator.integer(in: 0...9) {
        case 0:
          let body = bodies.remove(at: generator.integer(in: 0...bodies.count - 1))
          stage.world.destroyBody(body)
          joints.removeAll { $0.a == body || $0.b == body }
          bodies.append(stage.box(at: Vector(Float(turn % 8), 0)))
        case 1...3:
          if joints.isEmpty { continue }
          stage.world.destroyJoint(
            joints.remove(at: generator.integer(in: 0...joints.count - 1)).joint)
        default:
          let first = generator.integer(in: 0...6)
          let (a, b) = (bodies[first], bodies[generator.integer(in: first + 1...7)])
          let kind = JointKind.allCases[generator.integer(in: 0...4)]
          joints.append((stage.world.join(a, b, kind, at: .zero), a, b))
        }
        stage.step()
        #expect(stage.world.jointCount == joints.count, comment("turn \(turn)"))
        for body in bodies {
          let expected = joints.reversed().filter { $0.a == body || $0.b == body }.map(\.joint)
          #expect(stage.world.joints(of: body) == expected, comment("turn \(turn)"))
        }
      }
    }
  }

  @Test("Creating, changing or destroying a joint wakes both bodies")
  func waking() {
    let stage = KernelStage()
    let (a, b) = (stage.box(at: .zero), stage.box(at: Vector(1, 0)))
    func expectWoken(_ what: String, by change: () -> Void) {
      stage.step(100)
      #expect(!stage.world.hasAwakeBodies, "asleep before \(what)")
      change()
      #expect(stage.world.isAwake(a) && stage.world.isAwake(b), "\(what)")
    }
    var spring: JointID?
    expectWoken("creation") { spring = stage.world.join(a, b, .distance, at: .zero) }
    guard let spring else { return }
    expectWoken("length") { stage.world.setLength(of: spring, 1) }
    expectWoken("spring") { stage.world.setSpring(of: spring, frequency: 1, dampingRatio: 1) }
    expectWoken("destruction") { stage.world.destroyJoint(spring) }
    let pin = stage.world.join(a, b, .revolute, at: .zero)
    expectWoken("friction") { stage.world.setFriction(of: pin, torque: 1) }
    expectWoken("limits") { stage.world.setLimits(of: pin, JointLimits(lower: 0, upper: 1)) }
    stage.step(100)
    stage.world.setLimits(of: pin, JointLimits(lower: 0, upper: 1))
    #expect(!stage.world.hasAwakeBodies, "the same limits change nothing")
  }

  @Test("A sleeping body wakes with the body it is joined to")
  func islands() {
    let stage = KernelStage()
    let (a, b, c) = (
      stage.box(at: .zero), stage.box(at: Vector(2, 0)), stage.box(at: Vector(4, 0))
    )
    stage.world.join(a, b, .rope, at: .zero)
    stage.step(100)
    #expect(!stage.world.hasAwakeBodies)
    stage.world.wake(a)
    stage.step()
    #expect(stage.world.isAwake(a) && stage.world.isAwake(b))
    #expect(!stage.world.isAwake(c))
  }

  @Test("Two bodies joined to the same fixed body sleep and wake independently")
  func fixedBodiesSeparateIslands() {
    let stage = KernelStage()
    let post = stage.fixedBody()
    let (a, b) = (stage.box(at: Vector(-2, 0)), stage.box(at: Vector(2, 0)))
    stage.world.join(a, post, .rope, at: .zero)
    stage.world.join(post, b, .rope, at: .zero)
    stage.step(100)
    #expect(!stage.world.hasAwakeBodies)
    stage.world.setLinearVelocity(of: a, Vector(1, 0))
    stage.step()
    #expect(stage.world.isAwake(a) && !stage.world.isAwake(b))
  }

  @Test("An island does not fall asleep before its joints are satisfied")
  func unsolvedJointsKeepAwake() {
    let stage = KernelStage()
    let (a, b) = (stage.fixedBody(), stage.fixedBody(at: Vector(10, 0)))
    let box = stage.box(at: Vector(5, 0))
    // These are two rods that cannot both keep their lengths.
    for body in [a, b] {
      _ = stage.world.createDistanceJoint(
        JointPlacement(box, body), length: 4)
    }
    stage.step(300)
    #expect(stage.world.isAwake(box))
  }

  @Test("Joined bodies touch each other only if the joint allows it")
  func collideConnected() {
    for collides in [false, true] {
      let stage = KernelStage()
      let (a, b) = (stage.box(at: .zero), stage.box(at: Vector(0.5, 0)))
      _ = stage.world.createDistanceJoint(
        JointPlacement(a, b, collideConnected: collides), length: 0.1, frequency: 1)
      stage.step(60)
      #expect(stage.world.contactCount == (collides ? 1 : 0), "collides: \(collides)")
      #expect(stage.world.begunContacts.isEmpty == !collides, "collides: \(collides)")
    }
  }

  @Test("Adding a joint ends the contact between its bodies, and the end is reported")
  func endsContact() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0.2)
    let (lower, upper) = (stage.box(at: .zero), stage.box(at: Vector(0, -0.4)))
    stage.step(10)
    #expect(stage.world.begunContacts.count == 2)
    stage.world.clearContactEvents()
    let weld = stage.world.join(lower, upper, .weld, at: Vector(0, -0.2))
    stage.step()
    #expect(stage.world.endedContacts.map { [$0.bodyA, $0.bodyB] } == [[lower, upper]])
    stage.world.destroyJoint(weld)
    // They collide again only after one of them has left its margin box.
    stage.world.setLinearVelocity(of: upper, Vector(0, -3))
    stage.step(120)
    #expect(stage.world.begunContacts.contains { $0.bodyA == lower && $0.bodyB == upper })
  }

  @Test("A joint between two fixed bodies does nothing")
  func betweenFixedBodies() {
    let stage = KernelStage()
    stage.world.join(
      stage.fixedBody(), stage.fixedBody(at: Vector(1, 0)), .weld, at: .zero)
    stage.step(10)
    #expect(stage.world.jointCount == 1)
  }

  @Test("A joint survives its body becoming fixed and dynamic again")
  func kindChange() {
    let stage = KernelStage(gravity: 10)
    let box = stage.box(at: Vector(0, 1))
    let post = stage.box(at: .zero)
    stage.world.join(box, post, .rope, at: .zero)
    stage.world.setKind(of: post, .fixed)
    stage.step(240)
    expectClose(stage.world.position(of: box).y, 1, within: 1e-3, "hangs")
    stage.world.setKind(of: post, .dynamic)
    stage.step(60)
    #expect(stage.world.position(of: post).y > 0.5, "both fall")
    expectClose(
      stage.world.position(of: box).y - stage.world.position(of: post).y, 1, within: 1e-3,
      "distance")
  }

  @Test("An attached body follows its moved anchor once it is awake")
  func anchorMoves() {
    let stage = KernelStage()
    let (box, anchor) = (stage.box(at: .zero, damping: 4), stage.fixedBody())
    let joint = stage.world.createDistanceJoint(
      JointPlacement(box, anchor), length: 0, frequency: 3)
    stage.step(100)
    stage.world.setPose(of: anchor, position: Vector(1, 0), angle: 0)
    #expect(!stage.world.isAwake(box))
    stage.world.wake(box)
    stage.step(600)
    expectClose(stage.world.position(of: box).x, 1, within: 0.005, "x")
    #expect(stage.world.length(of: joint) == 0)
  }

  @Test("Impulses carry over in proportion to the length of the sub-step")
  func warmStartRatio() {
    // A hanging body needs an impulse of m g h, so doubling the sub-step doubles the impulse without a jerk.
    let stage = KernelStage(gravity: 10)
    let bob = stage.box(at: Vector(0, 1))
    stage.world.join(bob, stage.fixedBody(), .rope, at: .zero)
    stage.step(30)
    for h in [1.0 / 60, 1.0 / 240, 1.0 / 30] as [Float] {
      stage.world.step(h)
      expectClose(stage.world.linearVelocity(of: bob).y, 0, within: 1e-5, "speed after \(h) s")
    }
  }
}
