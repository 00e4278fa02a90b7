// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// Compares islands with a partition that is found by merging sets.
@Suite(.timeLimit(.minutes(30))) struct IslandTests {
  @Test("Awake bodies share an island exactly when contacts connect them, but not via fixed bodies")
  func partition() {
    withEverySeed(0..<8, atMost: 1) { generator in
      let stage = KernelStage(gravity: 10)
      stage.world.allowsSleeping = false
      stage.container(from: .zero, to: Vector(4, 3), friction: 0.5)
      stage.box(at: Vector(2, 2), kind: .fixed)
      for i in 0..<24 {
        let (column, row) = (Float(i % 6), Float(i / 6))
        stage.box(
          at: Vector(0.5 + 0.6 * column, 0.4 + 0.5 * row) + generator.vector(in: -0.1..<0.1),
          halfWidth: generator.float(in: 0.05..<0.2), halfHeight: generator.float(in: 0.05..<0.2),
          friction: 0.5)
      }
      for step in 0..<15 {
        stage.step(9)
        let components = stage.world.solveIslandsOnly()
        #expect(stage.world.islands == components, comment("step \(step)"))
      }
      #expect(stage.world.islands.count < 24, comment("nothing touches"))
    }
  }

  @Test("Two boxes on the same floor form two islands")
  func sharedFloor() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0)
    for x: Float in [0, 2] { stage.box(at: Vector(x, -0.2135)) }
    stage.step(10)
    #expect(stage.world.solveIslandsOnly().count == 2)
    #expect(stage.world.islands.count == 2)
  }

  @Test("Two boxes on the same dynamic box form one island")
  func sharedBox() {
    let stage = KernelStage(gravity: 10)
    stage.floor(y: 0)
    stage.box(at: Vector(0, -0.2135), halfWidth: 3)
    for x: Float in [-1, 1] { stage.box(at: Vector(x, -0.613)) }
    stage.step(10)
    #expect(stage.world.solveIslandsOnly().count == 1)
    #expect(stage.world.islands.count == 1)
  }

  @Test("A contact that moves only one of two boxes puts both in one island")
  func oneSided() {
    let stage = KernelStage()
    stage.box(at: .zero, filter: CollisionFilter(category: 1, mask: 2))
    stage.box(at: Vector(0.39, 0), filter: CollisionFilter(category: 2, mask: 0))
    stage.box(at: Vector(9, 0))
    stage.step(2)
    #expect(stage.world.solveIslandsOnly().count == 2)
    #expect(stage.world.islands.count == 2)
  }
}

extension World {
  /// Runs a sub-step without impacts, because each impact would build a small separate island.
  ///
  /// Returns the components that the contacts form at the start of the sub-step.
  fileprivate func solveIslandsOnly() -> Set<Set<Int32>> {
    state.pointee.updateContacts()
    let components = self.components
    var nobody = NoObserver()
    state.pointee.solveIslands(
      StepSettings(
        duration: KernelStage.subStep, warmStartRatio: 1, linearSlop: Tolerances.linearSlop),
      &nobody)
    return components
  }

  /// The dynamic bodies as sets of slots, grouped by their latest island.
  fileprivate var islands: Set<Set<Int32>> {
    var members: [UInt32: Set<Int32>] = [:]
    for slot in dynamicSlots {
      members[state.pointee.bodies[slot].islandStamp, default: []].insert(slot)
    }
    return Set(members.values)
  }

  /// The dynamic bodies that touching contacts connect, found by merging sets.
  fileprivate var components: Set<Set<Int32>> {
    let dynamic = Set(dynamicSlots)
    var sets = dynamic.map { Set([$0]) }
    var slot = state.pointee.newestContact
    while slot != none {
      let contact = state.pointee.contacts[slot]
      slot = contact.older
      let pair = Set([contact.bodyA, contact.bodyB])
      guard contact.isTouching, contact.isSolid, pair.isSubset(of: dynamic) else { continue }
      let joined = sets.filter { !$0.isDisjoint(with: pair) }
      sets.removeAll { !$0.isDisjoint(with: pair) }
      sets.append(joined.reduce([]) { $0.union($1) })
    }
    return Set(sets)
  }

  private var dynamicSlots: [Int32] {
    var slots: [Int32] = []
    var slot = state.pointee.newestBody
    while slot != none {
      if state.pointee.bodies[slot].isDynamic { slots.append(slot) }
      slot = state.pointee.bodies[slot].older
    }
    return slots
  }
}
