// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// Creating and destroying objects repeatedly must not take more memory than doing so once.
@Suite(.timeLimit(.minutes(30))) struct StorageGrowthTests {
  /// Returns the capacity of each array of a world.
  private func extents(of world: World) -> [Int] {
    let state = world.state.pointee
    return [
      state.bodies.capacity, state.fixtures.capacity, state.contacts.capacity,
      state.broadPhase.tree.nodes.capacity, state.broadPhase.pairs.capacity,
      state.broadPhase.moved.capacity, state.bodySlots.extent, state.fixtureSlots.extent,
      state.contactSlots.extent, state.begun.capacity, state.ended.capacity,
      state.island.bodies.capacity, state.island.contacts.capacity,
      state.solver.constraints.capacity, state.impacts.candidates.capacity,
    ]
  }

  /// Creates and destroys a container, boxes and a line.
  private func cycle(_ stage: KernelStage, steps: Int) {
    var bodies = [stage.container(from: .zero, to: Vector(3, 4))]
    bodies.append(stage.edge(from: Vector(0, 3), to: Vector(3, 3.2)))
    for i in 0..<8 { bodies.append(stage.box(at: Vector(0.5 + 0.3 * Float(i), 2.5))) }
    stage.step(steps)
    for body in bodies { stage.world.destroyBody(body) }
    stage.world.clearContactEvents()
  }

  @Test("Creating and removing bodies a thousand times leaves the arrays at the same size")
  func cycles() {
    for steps in [0, 2] {
      let stage = KernelStage(gravity: 10)
      for _ in 0..<5 { cycle(stage, steps: steps) }
      let before = extents(of: stage.world)
      for _ in 0..<(steps == 0 ? 1000 : 100) { cycle(stage, steps: steps) }
      #expect(extents(of: stage.world) == before, "\(steps) steps")
      #expect(stage.world.contactCount == 0)
      // The vertices of a removed edge are reused.
      #expect(stage.world.state.pointee.vertices.allocate(4) < 100)
    }
  }

  @Test("In a running pile, no array grows after the first seconds")
  func runningPile() {
    let stage = KernelStage(gravity: 10)
    stage.world.allowsSleeping = false
    stage.container(from: .zero, to: Vector(2, 3), friction: 0.5)
    for i in 0..<(Seeds.isPart ? 18 : 30) {
      stage.box(
        at: Vector(0.3 + 0.28 * Float(i % 6), 0.3 + 0.3 * Float(i / 6)), halfWidth: 0.1,
        halfHeight: 0.1, friction: 0.5)
    }
    var before: [Int] = []
    for second in 0..<6 {
      for _ in 0..<120 {
        stage.step()
        stage.world.clearContactEvents()
      }
      if second == 3 { before = extents(of: stage.world) }
    }
    #expect(extents(of: stage.world) == before)
  }
}
