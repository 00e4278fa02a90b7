// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct CustomFieldTests {
  private func step(_ world: World, _ law: (FieldSample) -> Vector) {
    for sample in world.customFieldSamples(subStep: KernelStage.subStep) {
      world.setForce(law(sample), for: sample)
    }
    world.step(KernelStage.subStep)
  }

  @Test("A force of 1 N accelerates 1 kg by 100 pt/s², and strength does not scale it")
  func force() {
    for (density, strength, expected) in [(1, 1, 100), (3, 1, 33.333), (1, 5, 100), (1, 0, 0)]
      as [(Float, Float, Double)]
    {
      var field = Field(.custom)
      field.strength = strength
      let stage = FieldStage(field, density: density)
      step(stage.scene.world) { _ in Vector(1, 0) }
      let acceleration = 100 * Double(stage.velocity.x) / Double(KernelStage.subStep)
      expectClose(acceleration, expected, within: 0.001, "density \(density), \(strength)")
    }
  }

  @Test("A sample contains the body's motion and the time at the end of the sub-step")
  func sample() throws {
    var field = Field(.custom)
    field.position = Points.meters(100, 100)
    let stage = FieldStage(field, density: 2, charge: -3, velocity: (50, 0))
    let world = stage.scene.world
    for count in 1...3 {
      let samples = world.customFieldSamples(subStep: KernelStage.subStep)
      let sample = try #require(samples.first)
      #expect(samples.count == 1)
      #expect(sample.field == stage.field && sample.body == stage.box)
      #expect(
        sample.position == world.position(of: stage.box) - field.position
          && sample.velocity == world.linearVelocity(of: stage.box))
      #expect(sample.mass == world.mass(of: stage.box) && sample.charge == -3)
      expectClose(sample.time, Double(count) / 120, within: 1e-8, "time")
      world.step(KernelStage.subStep)
      #expect(world.time == sample.time)
    }
  }

  @Test("A force lasts one sub-step")
  func lastsOneStep() {
    let stage = FieldStage(Field(.custom))
    step(stage.scene.world) { _ in Vector(1, 0) }
    let velocity = stage.velocity
    stage.scene.world.step(KernelStage.subStep)
    #expect(stage.velocity == velocity)
  }

  @Test("The last force set for a sample applies")
  func lastWord() {
    let stage = FieldStage(Field(.custom))
    let world = stage.scene.world
    for sample in world.customFieldSamples(subStep: KernelStage.subStep) {
      world.setForce(Vector(9, 9), for: sample)
      world.setForce(Vector(-1, 0), for: sample)
    }
    world.step(KernelStage.subStep)
    expectClose(stage.velocity.x, -1.0 / 120, within: 1e-8)
    #expect(stage.velocity.y == 0)
  }

  @Test("Only awake members within the region are sampled: newest body first, each in field order")
  func whoIsAsked() {
    var near = Field(.custom)
    near.region = Region(radius: 1)
    let stage = KernelStage()
    let world = stage.world
    let (a, b, far, sleeper, stranger) = (
      stage.box(at: .zero), stage.box(at: Vector(0.5, 0)), stage.box(at: Vector(5, 0)),
      stage.box(at: Vector(0, 0.7)), stage.box(at: Vector(0, -0.7))
    )
    let (first, second) = (world.createField(near), world.createField(Field(.custom)))
    for body in [a, b, far, sleeper] { world.add(body, to: first) }
    stage.step(100)
    for body in [a, b, far, stranger] { world.wake(body) }
    world.add(b, to: second)
    #expect(!world.isAwake(sleeper))
    let samples = world.customFieldSamples(subStep: KernelStage.subStep)
    #expect(samples.map(\.body) == [b, b, a])
    #expect(samples.map(\.field) == [first, second, first])
    _ = (far, stranger)
  }

  @Test("The forces of several custom fields are summed separately for each body")
  func severalFields() {
    let stage = KernelStage()
    let world = stage.world
    let bodies = (0..<4).map { stage.box(at: Vector(Float($0), 0), tag: $0) }
    let fields = (0..<3).map { _ in world.createField(Field(.custom)) }
    for (i, body) in bodies.enumerated() {
      for field in fields.prefix(i) { world.add(body, to: field) }
    }
    step(world) { sample in
      let body = bodies.firstIndex(of: sample.body) ?? 9
      return Vector(Float(fields.firstIndex(of: sample.field) ?? 9) + 1, Float(body))
    }
    for (i, body) in bodies.enumerated() {
      let scale = Double(KernelStage.subStep) / Double(world.mass(of: body))
      expectClose(
        world.linearVelocity(of: body).x, scale * Double(i * (i + 1) / 2), within: 1e-6)
      expectClose(world.linearVelocity(of: body).y, scale * Double(i * i), within: 1e-6)
    }
  }

  @Test("Destroying a body or field between sampling and stepping discards its forces")
  func destroyed() {
    let stage = KernelStage()
    let world = stage.world
    let (a, b) = (stage.box(at: .zero), stage.box(at: Vector(3, 0)))
    let (one, other) = (world.createField(Field(.custom)), world.createField(Field(.custom)))
    for field in [one, other] { for body in [a, b] { world.add(body, to: field) } }
    for sample in world.customFieldSamples(subStep: KernelStage.subStep) {
      world.setForce(Vector(1, 0), for: sample)
    }
    world.destroyBody(a)
    world.destroyField(one)
    // The new body and field reuse the same slots.
    let (newBody, newField) = (stage.box(at: .zero), world.createField(Field(.custom)))
    for body in [newBody, b] { world.add(body, to: newField) }
    world.step(KernelStage.subStep)
    #expect(world.linearVelocity(of: newBody) == .zero)
    expectClose(
      world.linearVelocity(of: b).x, 1.0 / 120 / Double(world.mass(of: b)), within: 1e-7)
  }

  @Test("Without a custom field, there are no samples")
  func none() {
    let stage = FieldStage(Field(.spring))
    #expect(!stage.scene.world.hasCustomFields)
    #expect(stage.scene.world.customFieldSamples(subStep: KernelStage.subStep).isEmpty)
  }
}
