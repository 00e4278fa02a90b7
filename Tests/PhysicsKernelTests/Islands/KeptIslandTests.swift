// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// A world that caches islands must behave like one that rebuilds them in each sub-step.
@Suite(.timeLimit(.minutes(30))) struct KeptIslandTests {
  /// Returns a wall of boxes in overlapping courses, with a separate stack of three boxes next to it.
  private func wall(allowsSleeping: Bool) -> (stage: KernelStage, boxes: [BodyID]) {
    let stage = KernelStage(gravity: 10)
    stage.world.allowsSleeping = allowsSleeping
    stage.floor(y: 0, friction: 0.5)
    var boxes: [BodyID] = []
    for row in 0..<4 {
      for column in 0..<5 {
        let x = 0.45 * Float(column) + (row % 2 == 1 ? 0.1 : 0)
        boxes.append(stage.box(at: Vector(x, -0.2135 - 0.4 * Float(row)), friction: 0.5))
      }
    }
    for row in 0..<3 {
      boxes.append(stage.box(at: Vector(4, -0.2135 - 0.4 * Float(row)), friction: 0.5))
    }
    return (stage, boxes)
  }

  /// Changes to the connections; each is applied after a period of rest.
  private static var changes: [(name: String, change: (World, [BodyID]) -> Void)] {
    [
      ("nothing", { _, _ in }),
      ("a box goes", { world, boxes in world.destroyBody(boxes[7]) }),
      ("a box becomes fixed", { world, boxes in world.setKind(of: boxes[12], .fixed) }),
      (
        "a box meets nobody",
        { world, boxes in
          world.setFilter(of: boxes[17], CollisionFilter(category: 0, mask: 0))
        }
      ),
      (
        "a box is moved by nobody",
        { world, boxes in
          world.setFilter(of: boxes[16], CollisionFilter(category: 1, mask: 0))
        }
      ),
      (
        "a joint to the stack",
        { world, boxes in
          let placement = JointPlacement(boxes[14], boxes[21], collideConnected: true)
          _ = world.createRopeJoint(placement, maxLength: 3)
        }
      ),
      (
        "the joint goes",
        { world, boxes in
          for joint in world.joints(of: boxes[14]) { world.destroyJoint(joint) }
        }
      ),
      (
        "a box is lifted",
        { world, boxes in
          world.setPose(of: boxes[15], position: Vector(-0.1, -2.5), angle: 0.3)
        }
      ),
      (
        "a box is pushed", { world, boxes in world.setLinearVelocity(of: boxes[19], Vector(4, -1)) }
      ),
    ]
  }

  @Test("Whatever joins or separates bodies, they move as if every island were rebuilt")
  func sameMotion() {
    for allowsSleeping in [false, true] {
      let (plain, boxes) = wall(allowsSleeping: allowsSleeping)
      let (forgetful, others) = wall(allowsSleeping: allowsSleeping)
      let steps = Seeds.isPart ? 40 : 60
      var kept = 0
      for (name, change) in Self.changes {
        change(plain.world, boxes)
        change(forgetful.world, others)
        for step in 0..<steps {
          if plain.world.state.pointee.awake.knowsConnections { kept += 1 }
          forgetful.world.state.pointee.awake.knowsConnections = false
          plain.step()
          forgetful.step()
          let isAlike = plain.world.digest == forgetful.world.digest
          #expect(isAlike, "\(name), sub-step \(step), may sleep: \(allowsSleeping)")
          if !isAlike { return }
        }
      }
      #expect(
        kept > 100, "an island was kept for \(kept) of \(steps * Self.changes.count) sub-steps")
    }
  }

  @Test("At rest, the cached island equals a rebuilt one, in the same order")
  func atRest() {
    let (stage, _) = wall(allowsSleeping: false)
    stage.step(200)
    let state = stage.world.state
    #expect(state.pointee.awake.knowsConnections)
    let kept = [state.pointee.island.kept.bodies, state.pointee.island.kept.contacts].map { list in
      (0..<list.count).map { list[$0] }
    }
    state.pointee.updateContacts()
    state.pointee.island.firstStamp = state.pointee.island.stamp
    state.pointee.buildIsland(from: state.pointee.island.kept.seed)
    state.pointee.orderContacts()
    let built = [state.pointee.island.bodies, state.pointee.island.contacts].map { list in
      (0..<list.count).map { list[$0] }
    }
    #expect(kept == built)
    #expect(kept[0].count == 21, "twenty boxes and the floor")
  }
}
