// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SlidingTests {
  /// Returns a stage with a loop whose floor consists of short edges, rotated about the origin.
  private func track(angle: Double, piece: Double, friction: Float = 0) -> KernelStage {
    let stage = KernelStage()
    let count = Int(24 / piece)
    let floor = (0...count).map { DoubleVector(-12 + Double($0) * piece, 0) }
    let corners = floor.reversed() + [DoubleVector(-12, -9), DoubleVector(12, -9)]
    stage.loop(
      corners.map {
        let turned = $0.turned(by: angle)
        return Vector(Float(turned.x), Float(turned.y))
      }, friction: friction)
    return stage
  }

  @Test(
    "On a level chain, a box keeps its exact speed across joints and never lifts off or tilts",
    arguments: [0.5, 3, 10])
  func level(speed: Float) {
    for piece in [0.1, 0.3, 1] {
      let stage = track(angle: 0, piece: piece)
      stage.world.gravity = Vector(0, 10)
      let box = stage.box(at: Vector(-9, -0.2135), velocity: Vector(speed, 0))
      stage.step(10)
      let height = stage.world.position(of: box).y
      for step in 0..<min(600, Int(15 / (speed / 120))) {
        stage.step()
        let state = stage.state(of: box)
        #expect(state.velocity.x == speed, "pieces of \(piece) m, step \(step)")
        expectClose(state.position.y, Double(height), within: 1e-4, "pieces of \(piece) m")
        expectClose(state.angle, 0, within: 1e-4, "pieces of \(piece) m, step \(step)")
      }
    }
  }

  @Test("On a slope of many edges, a box accelerates at g sin α, as on a single plane")
  func slope() {
    let angle = 0.4
    let stage = track(angle: angle, piece: 0.25)
    stage.world.gravity = Vector(0, 10)
    let start = DoubleVector(-9, -0.2135).turned(by: angle)
    let box = stage.box(at: Vector(Float(start.x), Float(start.y)), angle: Float(angle))
    stage.step(240)
    let speed = Double(stage.world.linearVelocity(of: box).length)
    expectClose(speed, 10 * sin(angle) * 2, within: 0.005)
    expectClose(stage.world.angle(of: box), angle, within: 1e-3)
  }

  @Test("A box on the joint between two edges rests as it does on a single edge")
  func restAcrossJoint() {
    let chain = track(angle: 0, piece: 1, friction: 0.5)
    let plain = KernelStage()
    plain.floor(y: 0, friction: 0.5)
    let bodies = [chain, plain].map { stage in
      stage.world.gravity = Vector(0, 10)
      let box = stage.box(at: Vector(0.05, -0.4), friction: 0.5)
      stage.step(240)
      return (stage.world.position(of: box), stage.world.isAwake(box))
    }
    expectClose(bodies[0].0.y, Double(bodies[1].0.y), within: 1e-3)
    expectClose(bodies[0].0.x, 0.05, within: 1e-3)
    #expect(!bodies[0].1 && !bodies[1].1)
  }

  @Test("A box thrown around inside a polygon of 40 sides never leaves it")
  func insideCurve() {
    let corners = (0..<40).map { i -> Vector in
      let angle = Double(i) / 40 * 2 * Double.pi
      return Vector(Float(3 * cos(angle)), Float(3 * sin(angle)))
    }
    withEverySeed(0..<3) { generator in
      for winding in [corners, corners.reversed()] {
        let stage = KernelStage(gravity: 10)
        stage.loop(winding, friction: 0.2, restitution: 0.5)
        let box = stage.box(
          at: generator.vector(in: -1..<1), velocity: generator.vector(in: -30..<30),
          spin: generator.float(in: -20..<20), friction: 0.2)
        for step in 0..<300 {
          stage.step()
          let distance = stage.world.position(of: box).length
          #expect(distance < 3, comment("step \(step): \(distance) m from the middle"))
        }
      }
    }
  }
}
