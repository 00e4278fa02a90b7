// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct FieldLifetimeTests {
  private func pull(_ x: Float) -> Field {
    var field = Field(.linearGravity)
    field.direction = Vector(x, 0)
    return field
  }

  @Test("Joining, changing, leaving or destroying a field wakes its bodies")
  func waking() {
    let stage = KernelStage()
    let (inside, outside) = (stage.box(at: .zero), stage.box(at: Vector(5, 0)))
    let field = stage.world.createField(pull(0))
    func expectWoken(_ what: String, by change: () -> Void) {
      stage.step(100)
      #expect(!stage.world.hasAwakeBodies, "asleep before: \(what)")
      change()
      #expect(stage.world.isAwake(inside) && !stage.world.isAwake(outside), "\(what)")
    }
    expectWoken("added") { stage.world.add(inside, to: field) }
    expectWoken("changed") { stage.world.setField(field, to: pull(0.0001)) }
    expectWoken("left") { stage.world.remove(inside, from: field) }
    stage.world.add(inside, to: field)
    expectWoken("destroyed") { stage.world.destroyField(field) }
    #expect(!stage.world.contains(field))
  }

  @Test("A sleeping body does not feel its field until something wakes it")
  func sleeping() {
    let stage = KernelStage()
    let box = stage.box(at: .zero)
    var field = pull(1)
    field.region = Region(radius: 1)
    field.position = Vector(3, 0)
    let id = stage.world.createField(field)
    stage.world.add(box, to: id)
    stage.step(100)
    #expect(!stage.world.isAwake(box))
    stage.world.setPose(of: box, position: Vector(3, 0), angle: 0)
    stage.step()
    #expect(stage.world.linearVelocity(of: box) == .zero)
    stage.world.wake(box)
    stage.step()
    #expect(stage.world.linearVelocity(of: box).x > 0)
  }

  @Test("A destroyed field frees its bit for the next field, which has no bodies")
  func bitsAreFreed() {
    let stage = KernelStage()
    let box = stage.box(at: .zero)
    for round in 0..<100 {
      let field = stage.world.createField(pull(1))
      #expect(!stage.world.acts(field, on: box), "round \(round)")
      stage.world.add(box, to: field)
      stage.world.destroyField(field)
    }
    stage.step()
    #expect(stage.world.linearVelocity(of: box) == .zero)
  }

  @Test("The forces of fields are added in the order in which the fields were created")
  func orderOfForces() {
    // 1 + 2⁻²⁴ loses the small term, but 2⁻²⁴ + 2⁻²⁴ + 1 does not, so the result reveals the order of summation.
    let small = Float(0x1p-24)
    func velocity(_ values: [Float]) -> Float {
      let stage = KernelStage()
      var body = BodyDefinition()
      body.position = .zero
      let box = stage.world.createBody(body)
      for value in values { stage.world.add(box, to: stage.world.createField(pull(value))) }
      stage.step()
      return stage.world.linearVelocity(of: box).x
    }
    #expect(velocity([1, small, small]) < velocity([small, small, 1]))
  }

  @Test("Each kind of field has the default falloff and radius measured on Apple's framework")
  func usualFalloff() {
    let expected: [Field.Kind: Float] = [
      .radialGravity: 2, .spring: -1, .electric: 1, .magnetic: 1,
    ]
    for kind in Field.Kind.allCases {
      #expect(Field(kind).falloff == expected[kind] ?? 0, "\(kind)")
      expectDigits(100 * Field(kind).minimumRadius, "0.00305175781", "\(kind)")
    }
  }
}
