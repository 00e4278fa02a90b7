// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct HandleTests {
  @Test("A handle is valid only until its body is destroyed, even if its slot is reused")
  func staleHandles() {
    let world = World()
    let first = world.createBody(BodyDefinition())
    #expect(world.contains(first))
    world.destroyBody(first)
    #expect(!world.contains(first))
    let second = world.createBody(BodyDefinition())
    #expect(world.contains(second))
    #expect(!world.contains(first))
    #expect(first != second)
  }

  @Test("A handle from a different world with more bodies is not valid")
  func otherWorld() {
    let (world, other) = (World(), World())
    let body = world.createBody(BodyDefinition())
    #expect(!other.contains(body))
  }

  @Test("Through random creation and destruction, each handle keeps its own body")
  func model() {
    withEverySeed(0..<10) { generator in
      let stage = KernelStage()
      var (live, dead): ([(BodyID, Float)], [BodyID]) = ([], [])
      for step in 0..<300 {
        if generator.bool() || live.isEmpty {
          let x = Float(10 * step)
          live.append((stage.box(at: Vector(x, 0), tag: step), x))
        } else {
          let body = live.remove(at: generator.integer(in: 0...live.count - 1)).0
          stage.world.destroyBody(body)
          dead.append(body)
        }
      }
      for (body, x) in live {
        #expect(
          stage.world.contains(body) && stage.world.position(of: body).x == x, comment("\(x)"))
      }
      #expect(!dead.contains { stage.world.contains($0) }, comment("a dead handle lives"))
    }
  }
}
