// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct BoundaryTests {
  @Test("Loops need three distinct, finite vertices")
  func validation() {
    let square = [Vector.zero, Vector(1, 0), Vector(1, 1), Vector(0, 1)]
    #expect(World.corners(ofLoop: square) == square)
    #expect(World.corners(ofLoop: []) == nil)
    #expect(World.corners(ofLoop: [.zero, .zero, Vector(1, 0), .zero]) == nil)
    #expect(World.corners(ofLoop: square + [Vector(0, .nan)]) == nil)
  }

  @Test("A loop with repeated or nearly repeated vertices equals one without them")
  func repeatedVertices() {
    let square = [Vector(-1, -1), Vector(1, -1), Vector(1, 1), Vector(-1, 1)]
    let rounded = [
      square[0], square[1], square[1], square[2], Vector(Float(1).nextDown, 1), square[3],
      Vector(-1, Float(-1).nextUp),
    ]
    let digests = [square, rounded].map { vertices in
      let stage = KernelStage(gravity: 10)
      stage.loop(vertices, friction: 0.2, restitution: 0.3)
      stage.box(at: Vector(0.1, 0.2), angle: 0.3, velocity: Vector(3, 1), friction: 0.2)
      stage.step(200)
      return stage.world.digest
    }
    #expect(digests[0] == digests[1])
  }

  @Test("An edge too short to have a direction touches nothing")
  func shortEdges() {
    for length: Float in [0, 1e-9, 1e-7, 5e-6] {
      let stage = KernelStage(gravity: 10)
      stage.edge(from: Vector(0, 1), to: Vector(length, 1))
      let box = stage.box(at: .zero)
      stage.step(60)
      let free = KernelStage(gravity: 10)
      let other = free.box(at: .zero)
      free.step(60)
      #expect(stage.state(of: box) == free.state(of: other), "length \(length)")
    }
  }

  @Test("A short edge with a direction holds up a box")
  func shortestEdges() {
    let stage = KernelStage(gravity: 10)
    stage.edge(from: Vector(-0.01, 1), to: Vector(0.01, 1))
    let box = stage.box(at: Vector(0, 0.7))
    stage.step(60)
    #expect(stage.world.position(of: box).y < 0.81)
  }

  @Test("A loop is hollow: boxes inside and outside both come to rest on it")
  func hollow() {
    let stage = KernelStage(gravity: 10)
    stage.container(from: Vector(-2, -2), to: Vector(2, 2))
    let (inside, above) = (stage.box(at: .zero), stage.box(at: Vector(0, -3)))
    stage.step(300)
    expectClose(stage.world.position(of: inside).y, 1.8, within: 0.02)
    expectClose(stage.world.position(of: above).y, -2.2, within: 0.02)
  }
}
