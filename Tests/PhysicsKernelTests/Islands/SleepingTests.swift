// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SleepingTests {
  private func sleepingStack(_ count: Int) -> (stage: KernelStage, boxes: [BodyID]) {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0, friction: 0.2)
    let boxes = (0..<count).map {
      stage.box(at: Vector(0, -0.2135 - 0.4 * Float($0)), friction: 0.2, tag: $0)
    }
    #expect(stage.stepsUntilAsleep(boxes[0]) != nil)
    return (stage, boxes)
  }

  @Test("A motionless body falls asleep after 61 sub-steps of 1/120 s, at the end of the 31st tick")
  func motionless() {
    let stage = KernelStage()
    let box = stage.box(at: .zero)
    #expect(stage.stepsUntilAsleep(box) == Points.subSteps(afterTick: 31))
    #expect(!stage.world.hasAwakeBodies)
  }

  @Test("A body falls asleep at up to 1 pt/s and 2°/s, and a faster one does not")
  func thresholds() {
    for (speed, spin, sleeps) in [
      (Float(0.01), Float(0), true), (0.0101, 0, false), (0, 0.0349, true), (0, 0.035, false),
    ] {
      let stage = KernelStage()
      let box = stage.box(at: .zero, velocity: Vector(speed, 0), spin: spin)
      #expect((stage.stepsUntilAsleep(box, atMost: 200) != nil) == sleeps, "\(speed), \(spin)")
    }
  }

  @Test("Falling asleep clears the remaining velocity, so the body stays in place")
  func atSleep() {
    let stage = KernelStage()
    let box = stage.box(at: .zero, velocity: Vector(0.005, 0))
    #expect(stage.stepsUntilAsleep(box) != nil)
    let position = stage.world.position(of: box)
    #expect(stage.world.linearVelocity(of: box) == .zero)
    stage.step(100)
    #expect(stage.world.position(of: box) == position)
  }

  @Test("All bodies of an island fall asleep in the same step")
  func wholeIsland() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0, friction: 0.2)
    let boxes = (0..<4).map {
      stage.box(at: Vector(0, -0.25 - 0.45 * Float($0)), friction: 0.2)
    }
    var asleep: [Int] = []
    for _ in 0..<600 where asleep.last != 4 {
      stage.step()
      asleep.append(boxes.filter { !stage.world.isAwake($0) }.count)
    }
    #expect(asleep.last == 4)
    #expect(!asleep.dropLast().contains { $0 != 0 }, "bodies asleep after each step: \(asleep)")
  }

  @Test("One restless body keeps its whole island awake, but not the neighboring island")
  func restless() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0)
    let (below, above) = (
      stage.box(at: Vector(0, -0.2135), halfWidth: 5),
      stage.box(at: Vector(0, -0.613), velocity: Vector(0.5, 0))
    )
    let other = stage.box(at: Vector(20, -0.2135))
    stage.step(200)
    #expect(stage.world.isAwake(below) && stage.world.isAwake(above))
    #expect(!stage.world.isAwake(other))
  }

  @Test("A body that touches a sleeping stack wakes the whole stack")
  func wakesByContact() {
    let (stage, boxes) = sleepingStack(3)
    stage.box(at: Vector(0, -2.5))
    for _ in 0..<60 where !stage.world.isAwake(boxes[0]) { stage.step() }
    // The next step builds the island of all bodies that it touches.
    stage.step()
    #expect(boxes.allSatisfy { stage.world.isAwake($0) })
  }

  @Test("Forces, impulses, velocities, spins and wake calls wake a sleeping body")
  func wakes() {
    let ways: [(String, (World, BodyID) -> Void)] = [
      ("force", { $0.applyForce(Vector(1, 0), at: .zero, to: $1) }),
      ("impulse", { $0.applyLinearImpulse(Vector(0.1, 0), at: .zero, to: $1) }),
      ("velocity", { $0.setLinearVelocity(of: $1, Vector(1, 0)) }),
      ("spin", { $0.setAngularVelocity(of: $1, 1) }),
      ("call", { $0.wake($1) }),
    ]
    for (name, wake) in ways {
      let stage = KernelStage()
      let box = stage.box(at: .zero)
      #expect(stage.stepsUntilAsleep(box) != nil)
      wake(stage.world, box)
      #expect(stage.world.isAwake(box) && stage.world.hasAwakeBodies, "\(name)")
    }
  }

  @Test("A velocity of zero does not wake a body, and waking restarts its rest time")
  func afterWaking() {
    let stage = KernelStage()
    let box = stage.box(at: .zero)
    #expect(stage.stepsUntilAsleep(box) != nil)
    stage.world.setLinearVelocity(of: box, .zero)
    stage.world.setAngularVelocity(of: box, 0)
    #expect(!stage.world.isAwake(box))
    stage.world.wake(box)
    #expect(stage.stepsUntilAsleep(box) == 61)
  }

  @Test("Removing the floor wakes a box, which falls")
  func lostFloor() {
    let stage = KernelStage(gravity: 10)
    let floor = stage.floor(y: 0)
    let box = stage.box(at: Vector(0, -0.2135))
    #expect(stage.stepsUntilAsleep(box) != nil)
    stage.world.destroyBody(floor)
    #expect(stage.world.isAwake(box))
    stage.step(60)
    #expect(stage.world.position(of: box).y > 1)
  }

  @Test("If sleeping is not allowed, bodies stay awake; disallowing it wakes sleeping bodies")
  func notAllowed() {
    let stage = KernelStage()
    let box = stage.box(at: .zero)
    stage.world.allowsSleeping = false
    #expect(stage.stepsUntilAsleep(box, atMost: 300) == nil)
    stage.world.allowsSleeping = true
    #expect(stage.stepsUntilAsleep(box) != nil)
    stage.world.allowsSleeping = false
    #expect(stage.world.isAwake(box))
  }

  @Test("A world with only fixed bodies is at rest")
  func fixedOnly() {
    let stage = KernelStage()
    stage.floor(y: 0)
    #expect(!stage.world.hasAwakeBodies)
  }
}
