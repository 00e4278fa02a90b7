// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CollisionFilterTests {
  @Test(
    "A contact exists if either mask includes the other's category; only responding bodies move")
  func truthTable() {
    for (maskA, maskB) in [(0, 0), (0, 1), (2, 0), (2, 1)] as [(UInt32, UInt32)] {
      let a = CollisionFilter(category: 1, mask: maskA)
      let b = CollisionFilter(category: 2, mask: maskB)
      #expect(a.responds(to: b) == (maskA == 2), "masks \(maskA), \(maskB)")
      #expect(b.responds(to: a) == (maskB == 1), "masks \(maskA), \(maskB)")
      #expect(a.meets(b) == (maskA == 2 || maskB == 1), "masks \(maskA), \(maskB)")
      #expect(a.meets(b) == b.meets(a), "masks \(maskA), \(maskB)")
    }
    let last = CollisionFilter(category: 1 << 31, mask: 1 << 31)
    #expect(last.meets(last))
  }

  private let floorFilter = CollisionFilter(category: 2, mask: 1)
  private let ghost = CollisionFilter(category: 1, mask: 0)
  private let solid = CollisionFilter(category: 1, mask: 2)

  private func scene(_ filter: CollisionFilter) -> (stage: KernelStage, box: BodyID) {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1, filter: floorFilter, tag: 1)
    return (stage, stage.box(at: Vector(0, 0.5), filter: filter, tag: 2))
  }

  @Test("A box whose mask omits the floor falls freely through it, and both events are reported")
  func reportedOnly() {
    let (stage, box) = scene(ghost)
    let free = KernelStage(gravity: 10)
    let other = free.box(at: Vector(0, 0.5))
    stage.step(120)
    free.step(120)
    #expect(stage.state(of: box) == free.state(of: other))
    #expect(stage.world.begunContacts.map { [$0.tagA, $0.tagB] } == [[1, 2]])
    #expect(stage.world.endedContacts.map { [$0.tagA, $0.tagB] } == [[1, 2]])
    expectClose(stage.world.begunContacts.first?.point.y ?? 0, 1, within: 0.1)
  }

  @Test("If neither mask includes the other's category, there is no contact")
  func noContact() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 1, filter: CollisionFilter(category: 2, mask: 0))
    stage.box(at: Vector(0, 0.79), filter: ghost)
    stage.step(60)
    #expect(stage.world.contactCount == 0)
    #expect(stage.world.begunContacts.isEmpty)
  }

  @Test("Only a responding box is moved; the other acts like a moving wall")
  func oneSided() {
    let stage = KernelStage()
    let moved = stage.box(at: .zero, restitution: 1, filter: CollisionFilter(category: 1, mask: 2))
    let wall = stage.box(
      at: Vector(1, 0), velocity: Vector(-3, 0), restitution: 1,
      filter: CollisionFilter(category: 2, mask: 0))
    stage.step(60)
    #expect(stage.world.linearVelocity(of: wall) == Vector(-3, 0))
    // This is an elastic collision with an infinite mass that moves at −3 m/s.
    expectClose(stage.world.linearVelocity(of: moved).x, -6, within: 1e-4)
  }

  @Test("Changing a filter to match nothing ends the contact in the next step and wakes the body")
  func forbidden() {
    let (stage, box) = scene(solid)
    #expect(stage.stepsUntilAsleep(box) != nil)
    stage.world.clearContactEvents()
    stage.world.setFilter(of: box, CollisionFilter(category: 4, mask: 0))
    #expect(stage.world.endedContacts.isEmpty)
    stage.step()
    #expect(stage.world.endedContacts.count == 1)
    stage.step(120)
    #expect(stage.world.position(of: box).y > 2)
  }

  @Test("A sleeping body wakes and falls if its contact becomes report-only")
  func lostHold() {
    let (stage, box) = scene(solid)
    #expect(stage.stepsUntilAsleep(box) != nil)
    stage.world.clearContactEvents()
    stage.world.setFilter(of: box, ghost)
    stage.step(120)
    #expect(stage.world.position(of: box).y > 2)
    #expect(stage.world.begunContacts.isEmpty)
    #expect(stage.world.endedContacts.count == 1)
  }

  @Test("A box that falls through the floor is stopped when its filter changes to respond")
  func allowed() {
    let (stage, box) = scene(ghost)
    stage.step(30)
    stage.world.setFilter(of: box, solid)
    stage.step(120)
    expectClose(stage.world.position(of: box).y, 0.79, within: 0.01)
  }

  @Test("A body returns the filter that was set; a body without fixtures collides with nothing")
  func reading() {
    let (stage, box) = scene(solid)
    #expect(stage.world.filter(of: box) == solid)
    let empty = stage.fixedBody()
    #expect(!stage.world.filter(of: empty).meets(CollisionFilter()))
    stage.world.setFilter(of: box, ghost)
    #expect(stage.world.filter(of: box) == ghost)
  }

  @Test("Setting a filter that the body already has does not wake it")
  func sameFilter() {
    let (stage, box) = scene(solid)
    #expect(stage.stepsUntilAsleep(box) != nil)
    stage.world.setFilter(of: box, solid)
    stage.step(5)
    #expect(!stage.world.isAwake(box))
  }
}
