// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

/// Compares trajectories in fields with end points measured on Apple's frameworks and with closed forms.
@Suite(.timeLimit(.minutes(30))) struct FieldMotionTests {
  /// Returns the position after 60 ticks of an item that starts at (300, 400) pt.
  private func end(
    _ kind: Field.Kind, velocity: (Double, Double) = (0, 0), _ change: (inout Field) -> Void
  ) -> (x: Double, y: Double) {
    var field = Field(kind)
    change(&field)
    let stage = FieldStage(field, velocity: velocity)
    stage.scene.tick(60)
    return stage.center
  }

  @Test("Linear gravity moves an item to the position measured on Apple's framework")
  func linearGravity() {
    let end = end(.linearGravity) { $0.direction = Vector(3, 4) }
    expectDigits(end.x, "448.7500", "x")
    expectDigits(end.y, "598.3333", "y")
  }

  @Test("A spring field moves an item to the position measured on Apple's framework")
  func spring() {
    let end = end(.spring) {
      $0.position = Points.meters(250, 350)
      $0.strength = 4
    }
    expectDigits(end.x, "229.5706", "x")
    expectDigits(end.y, "329.5706", "y")
  }

  @Test("A vortex moves an item to the position measured on Apple's framework")
  func vortex() {
    let end = end(.vortex) {
      $0.position = Points.meters(250, 350)
      $0.strength = 2
    }
    expectDigits(end.x, "218.9498", "x")
    expectDigits(end.y, "451.9500", "y")
  }

  @Test("A fall through the center of a radial field ends where it does on Apple's framework")
  func radialGravity() {
    let end = end(.radialGravity) { $0.strength = 200 }
    expectDigits(end.x, "-1673.68", "x")
    expectDigits(end.y, "-2231.57", "y")
  }

  @Test("Drag slows an item through the speeds measured on Apple's framework")
  func dragSequence() {
    var field = Field(.drag)
    field.strength = 1
    let stage = FieldStage(field, velocity: (100, 0))
    for speed in ["99.1667", "98.3472", "97.5411453"] {
      stage.scene.world.step(KernelStage.subStep)
      expectDigits(100 * stage.velocity.x, speed)
    }
    // Explicit steps approximately follow v(t) = v₀/(1 + S v₀ t/m).
    stage.scene.world.step(KernelStage.subStep)
    expectClose(stage.velocity.x, 1 / (1 + 4.0 / 120), within: 1e-3)
  }

  @Test("A velocity field sets the velocity, and resistance still reduces it")
  func velocityWithResistance() {
    var field = Field(.velocity)
    field.direction = Vector(30, 0)
    let stage = FieldStage(field, resistance: 0.1)
    stage.scene.tick()
    expectDigits(100 * stage.velocity.x, "2997.50195")
    stage.scene.tick()
    expectDigits(100 * stage.velocity.x, "2997.50195")
  }

  @Test("A velocity field ignores strength and falloff, and overrides gravity and forces")
  func velocityAlone() {
    var field = Field(.velocity)
    field.direction = Vector(1, 2)
    field.strength = 0
    field.falloff = 3
    let stage = FieldStage(field)
    var gravity = Field(.linearGravity)
    gravity.direction = Vector(5, 5)
    let (world, box) = (stage.scene.world, stage.box)
    world.add(box, to: world.createField(gravity))
    world.gravity = Vector(0, 10)
    world.setAffectedByGravity(of: box, true)
    world.applyForce(Vector(3, 3), at: world.position(of: box) + Vector(0, 0.5), to: box)
    world.step(KernelStage.subStep)
    #expect(stage.velocity == Vector(1, 2))
    // The force's torque still acts: 3 N at a distance of 0.5 m rotates the body counterclockwise.
    #expect(world.angularVelocity(of: box) < 0)
  }

  @Test("Only the first velocity field that reaches the body applies")
  func firstVelocityField() {
    var (near, far) = (Field(.velocity), Field(.velocity))
    near.region = Region(radius: 1)
    near.direction = Vector(1, 0)
    far.direction = Vector(2, 0)
    let stage = FieldStage(near)
    let (world, box) = (stage.scene.world, stage.box)
    let second = world.createField(far)
    world.add(box, to: second)
    world.step(KernelStage.subStep)
    #expect(stage.velocity == Vector(2, 0), "out of the first one's region")
    near.region = .infinite
    world.setField(stage.field, to: near)
    world.step(KernelStage.subStep)
    #expect(stage.velocity == Vector(1, 0), "in both")
    world.destroyField(stage.field)
    world.add(box, to: world.createField(near))
    world.step(KernelStage.subStep)
    #expect(stage.velocity == Vector(2, 0), "created last although its slot is the first")
  }

  @Test("In a spring field, an item oscillates with T = 2π √(m/S)", arguments: [1, 3] as [Float])
  func springPeriod(density: Float) {
    var field = Field(.spring)
    field.position = Points.meters(300, 300)
    field.strength = 40
    let stage = FieldStage(field, density: density)
    var (crossings, last): ([Double], Double) = ([], 100)
    for step in 1...5000 {
      stage.scene.world.step(KernelStage.subStep)
      let y = stage.center.y - 300
      if y * last < 0 {
        let part = last / (last - y)
        crossings.append((Double(step - 1) + part) * Double(KernelStage.subStep))
      }
      last = y
    }
    let expected = 2 * Double.pi * (Double(density) / 40).squareRoot()
    expectClose((crossings[8] - crossings[0]) / 4, expected, within: 0.002 * expected)
  }

  @Test("The forces of fields, gravity and pushes add up")
  func sums() {
    var (one, other) = (Field(.linearGravity), Field(.linearGravity))
    one.direction = Vector(1, 0)
    other.direction = Vector(0, 2)
    let stage = FieldStage(one)
    let world = stage.scene.world
    world.add(stage.box, to: world.createField(other))
    stage.scene.tick()
    expectDigits(100 * stage.velocity.x, "0.8333", "x")
    expectDigits(100 * stage.velocity.y, "1.6667", "y")
    world.gravity = Vector(0, 10)
    world.setAffectedByGravity(of: stage.box, true)
    world.applyForce(Vector(4, 0), at: world.position(of: stage.box), to: stage.box)
    let acceleration = stage.acceleration()
    expectClose(acceleration.x, 500, within: 0.01, "x with a push")
    expectClose(acceleration.y, 1200, within: 0.01, "y with gravity")
  }

  @Test("Thirty-two fields add up as on Apple's framework")
  func thirtyTwoFields() {
    var field = Field(.linearGravity)
    field.direction = Vector(1, 0)
    let stage = FieldStage(field)
    let world = stage.scene.world
    for _ in 1..<32 { world.add(stage.box, to: world.createField(field)) }
    stage.scene.tick()
    expectDigits(100 * stage.velocity.x, "26.6666679")
    stage.scene.tick()
    expectClose(100 * stage.velocity.x, 80, within: 1e-4)
  }

  @Test("Fixed bodies and bodies that are not members stay in place")
  func others() {
    var field = Field(.linearGravity)
    field.direction = Vector(1, 0)
    let stage = FieldStage(field)
    let (scene, world) = (stage.scene, stage.scene.world)
    let stranger = scene.item(at: (0, 0), size: (10, 10), isFalling: false)
    world.setKind(of: stage.box, .fixed)
    scene.tick(10)
    #expect(stage.velocity == .zero && stage.center.x == Points.points(Points.meters(300)))
    #expect(world.linearVelocity(of: stranger) == .zero)
    #expect(world.acts(stage.field, on: stage.box) && !world.acts(stage.field, on: stranger))
  }
}
