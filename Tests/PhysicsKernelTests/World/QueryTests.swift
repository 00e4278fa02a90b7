// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct QueryTests {
  @Test("Bodies within 10 pt of a rectangle are found once, even if they have many fixtures")
  func bodiesInBox() {
    let stage = KernelStage()
    let near = stage.box(at: Vector(2, 0), halfWidth: 0.5, halfHeight: 0.5)
    let loop = stage.container(from: Vector(-1, -1), to: Vector(1, 1))
    let far = stage.box(at: Vector(5, 0))
    func found(_ lower: Vector, _ upper: Vector) -> [BodyID] {
      stage.world.bodies(inBoxFrom: lower, to: upper)
    }
    #expect(found(Vector(-2, -2), Vector(3, 2)) == [near, loop])
    #expect(found(Vector(-2, -2), Vector(9, 2)) == [near, loop, far])
    #expect(found(Vector(2.599, -0.1), Vector(3, 0.1)) == [near])
    #expect(found(Vector(2.605, -0.1), Vector(3, 0.1)) == [])
  }

  @Test("The fat box moves only when the body leaves it, and then extends ahead")
  func afterMotion() {
    let stage = KernelStage()
    let box = stage.box(at: .zero, halfWidth: 0.5, halfHeight: 0.5, velocity: Vector(6, 0))
    stage.step(10)
    // The box is now at 0.5; its margin box was updated to extend ahead by twice a sub-step's motion.
    #expect(stage.world.bodies(inBoxFrom: Vector(1.05, 0), to: Vector(2, 1)) == [box])
    #expect(stage.world.bodies(inBoxFrom: Vector(-2, 0), to: Vector(-0.3, 1)) == [])
  }

  @Test("A body whose pose is set is found at the new position at once, without waking")
  func afterSetPose() {
    let stage = KernelStage()
    let box = stage.box(at: .zero)
    #expect(stage.stepsUntilAsleep(box) != nil)
    stage.world.setPose(of: box, position: Vector(10, 10), angle: 1)
    #expect(stage.world.position(of: box) == Vector(10, 10))
    #expect(stage.world.angle(of: box) == 1)
    #expect(!stage.world.isAwake(box))
    #expect(stage.world.bodies(inBoxFrom: Vector(9, 9), to: Vector(11, 11)) == [box])
    #expect(stage.world.bodies(inBoxFrom: Vector(-1, -1), to: Vector(1, 1)) == [])
  }

  @Test("An empty world can be stepped and has no awake bodies or contacts")
  func empty() {
    let stage = KernelStage()
    stage.step(3)
    #expect(!stage.world.hasAwakeBodies)
    #expect(stage.world.contactCount == 0)
    #expect(stage.world.bodies(inBoxFrom: Vector(-9, -9), to: Vector(9, 9)) == [])
  }
}
