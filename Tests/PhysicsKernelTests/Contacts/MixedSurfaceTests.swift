// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct MixedSurfaceTests {
  private func mixed(friction: (Float, Float), restitution: (Float, Float) = (0, 0)) -> MixedSurface
  {
    func fixture(_ friction: Float, _ restitution: Float) -> Fixture {
      var surface = FixtureDefinition()
      surface.friction = friction
      surface.restitution = restitution
      return Fixture(kind: .polygon, body: 0, radius: 0, definition: surface)
    }
    return MixedSurface(
      fixture(friction.0, restitution.0), fixture(friction.1, restitution.1))
  }

  @Test("Friction is the geometric mean of both values, and restitution is the larger one")
  func ordinary() {
    #expect(mixed(friction: (0.2, 0.2)).friction == (Float(0.2) * 0.2).squareRoot())
    #expect(mixed(friction: (0.5, 2)).friction == 1)
    #expect(mixed(friction: (0, 5)).friction == 0)
    #expect(mixed(friction: (0, 0), restitution: (0.2, 0.8)).restitution == 0.8)
    #expect(mixed(friction: (0, 0), restitution: (0.5, -1)).restitution == 0.5)
  }

  @Test("Any finite coefficients combine into finite ones")
  func extremes() {
    let values: [Float] = [-3e38, -2, 0, 1e-30, 1, 5, 3e38]
    for a in values {
      for b in values {
        let surface = mixed(friction: (a, b), restitution: (a, b))
        #expect(surface.friction.isFinite && surface.friction >= 0, "\(a), \(b)")
        #expect(surface.restitution.isFinite, "\(a), \(b)")
        #expect(surface.restitution <= Tolerances.largestRestitution, "\(a), \(b)")
      }
    }
    #expect(mixed(friction: (-2, 1)).friction == 0)
  }

  @Test(
    "Boxes with any finite coefficients collide and stay finite",
    arguments: ([3e38, -3e38, -2, 5, 1000] as [Float]).prefix(Seeds.of(10)))
  func hits(coefficient: Float) {
    let stage = KernelStage(gravity: 10)
    stage.container(
      from: .zero, to: Vector(2, 2), friction: 0.2, restitution: 0.2)
    let boxes = (0..<6).map { (index: Int) -> BodyID in
      let (column, row) = (Float(index % 3), Float(index / 3))
      return stage.box(
        at: Vector(0.4 + 0.5 * column, 0.5 + 0.6 * row), angle: Float(index),
        velocity: Vector(3, -2), friction: coefficient, restitution: coefficient)
    }
    stage.step(200)
    for box in boxes {
      let state = stage.state(of: box)
      #expect(state.position.isFinite && state.velocity.isFinite && state.spin.isFinite, "\(state)")
    }
  }

  @Test("A contact keeps the coefficients it was created with, and a new contact uses the new ones")
  func whenMixed() {
    func stoppedAfter(_ change: Bool, recreated: Bool) -> Float {
      let stage = KernelStage(gravity: 10)
      stage.floor(y: 1, friction: 1)
      let box = stage.box(at: Vector(0, 0.7868), velocity: Vector(2, 0), friction: 0)
      stage.step(5)
      if change { stage.world.setSurface(of: box, density: 1, friction: 1, restitution: 0) }
      if recreated {
        stage.world.setPose(
          of: box, position: stage.world.position(of: box) - Vector(0, 2), angle: 0)
        stage.step(2)
        stage.world.setPose(of: box, position: Vector(0, 0.7868), angle: 0)
      }
      stage.step(60)
      return stage.world.linearVelocity(of: box).x
    }
    #expect(stoppedAfter(true, recreated: false) == 2)
    expectClose(stoppedAfter(true, recreated: true), 0, within: 1e-6)
    #expect(stoppedAfter(false, recreated: true) == 2)
  }
}
