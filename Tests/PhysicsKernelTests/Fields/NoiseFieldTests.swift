// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct NoiseFieldTests {
  private func noise(
    _ kind: Field.Kind = .noise, speed: Float = 1, smoothness: Float = 0.2, seed: UInt64 = 0
  ) -> Field {
    var field = Field(kind)
    field.animationSpeed = speed
    field.smoothness = smoothness
    field.seed = seed
    return field
  }

  /// Returns the accelerations of an item that is moved back to its position after each step.
  private func accelerations(
    _ field: Field, count: Int = 20, density: Float = 1, velocity: (Double, Double) = (0, 0)
  ) -> [Vector] {
    let stage = FieldStage(field, density: density, velocity: velocity)
    return (0..<count).map { _ in
      stage.scene.setVelocity(stage.box, velocity.0, velocity.1)
      stage.scene.world.setPose(of: stage.box, position: Points.meters(300, 400), angle: 0)
      let (x, y) = stage.acceleration()
      return Vector(Float(x), Float(y))
    }
  }

  @Test("Frozen noise exerts the same force at the same point at all times")
  func frozen() {
    let forces = accelerations(noise(speed: 0))
    #expect(forces[0] != .zero)
    #expect(forces.allSatisfy { $0 == forces[0] })
  }

  @Test("Moving noise changes smoothly")
  func moving() {
    let forces = accelerations(noise(speed: 1))
    #expect(forces.first != forces.last)
    for (one, next) in zip(forces, forces.dropFirst()) {
      #expect((one - next).length < 0.5 * (one.length + next.length) + 100)
    }
  }

  @Test("Equal seeds give equal forces, and different seeds give different ones")
  func seeds() {
    #expect(accelerations(noise(seed: 3)) == accelerations(noise(seed: 3)))
    #expect(accelerations(noise(seed: 3)) != accelerations(noise(seed: 4)))
    #expect(accelerations(noise(seed: 3)) != accelerations(noise()))
  }

  @Test("The force of a noise field does not depend on the mass")
  func mass() {
    let (light, heavy) = (accelerations(noise()), accelerations(noise(), density: 4))
    for (one, other) in zip(light, heavy) {
      expectClose(other.x, Double(one.x) / 4, within: 1e-3 * Double(one.length) + 1e-3)
    }
  }

  @Test("Turbulence is noise times mass and the square of the speed")
  func turbulence() {
    #expect(accelerations(noise(.turbulence)).allSatisfy { $0 == .zero })
    let plain = accelerations(noise(), count: 1, velocity: (300, 0))[0]
    for density in [1, 3] as [Float] {
      let turbulent = accelerations(
        noise(.turbulence), count: 1, density: density, velocity: (300, 0))[0]
      expectClose(turbulent.x, 9 * Double(plain.x), within: 0.1, "x at density \(density)")
      expectClose(turbulent.y, 9 * Double(plain.y), within: 0.1, "y at density \(density)")
    }
  }

  @Test("With more smoothness, the force changes less from point to point")
  func smoothness() {
    func roughness(_ smoothness: Float) -> Float {
      var sum: Float = 0
      let stage = FieldStage(noise(speed: 0, smoothness: smoothness))
      var last: Vector?
      for i in 0..<200 {
        stage.scene.world.setPose(
          of: stage.box, position: Vector(0.02 * Float(i), 1.3), angle: 0)
        stage.scene.setVelocity(stage.box, 0, 0)
        let (x, y) = stage.acceleration()
        let force = Vector(Float(x), Float(y))
        if let last { sum += (force - last).length }
        last = force
      }
      return sum
    }
    let (rough, smooth) = (roughness(0), roughness(0.5))
    #expect(rough > 3 * smooth, "\(rough) against \(smooth)")
    #expect(roughness(-1) == rough, "negative smoothness counts as 0")
  }
}
