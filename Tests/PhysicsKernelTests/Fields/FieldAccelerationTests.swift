// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsFacts
import UIDynamicsPhysicsKernel

/// Accelerations measured on Apple's frameworks for a 100×100 pt item at (300, 400) pt and a field at the origin.
@Suite(.timeLimit(.minutes(30))) struct FieldAccelerationTests {
  private func expect(
    _ kind: Field.Kind, _ x: Double, _ y: Double, density: Float = 1, charge: Float = 0,
    velocity: (Double, Double) = (0, 0), sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Field) -> Void = { _ in }
  ) {
    var field = Field(kind)
    change(&field)
    let stage = FieldStage(field, density: density, charge: charge, velocity: velocity)
    let got = stage.acceleration()
    // The difference of two `Float` values, divided by h, has a relative error of about 10⁻⁶.
    let tolerance = 1e-5 * max(x.magnitude, y.magnitude, velocity.0.magnitude * 12)
    expectClose(got.x, x, within: tolerance, "\(kind) x", sourceLocation: sourceLocation)
    expectClose(got.y, y, within: tolerance, "\(kind) y", sourceLocation: sourceLocation)
  }

  @Test("Linear gravity accelerates any mass by its direction in m/s²")
  func linearGravity() {
    for density in [1, 7] as [Float] {
      expect(.linearGravity, 300, 400, density: density) { $0.direction = Vector(3, 4) }
    }
    expect(.linearGravity, 120, 160) {
      $0.direction = Vector(3, 4)
      $0.strength = 2
      $0.falloff = 1
    }
  }

  @Test("Radial gravity points toward the field and decreases with the square of the distance")
  func radialGravity() {
    for density in [1, 3] as [Float] { expect(.radialGravity, -2.4, -3.2, density: density) }
  }

  @Test("Within the minimum radius, the falloff factor is constant")
  func minimumRadius() {
    expect(.radialGravity, -12, -16) {
      $0.strength = 2
      $0.falloff = 1
      $0.minimumRadius = Points.meters(1000)
    }
  }

  @Test("An electric field repels positive charges, in inverse proportion to the mass")
  func electric() {
    expect(.electric, 24, 32, charge: 2)
    expect(.electric, 8, 32.0 / 3, density: 3, charge: 2)
    expect(.electric, -24, -32, charge: -2)
    expect(.electric, 0, 0)
  }

  @Test("A magnetic field deflects moving charges, regardless of their magnitude and sign")
  func magnetic() {
    for charge in [1, 2, -5] as [Float] {
      expect(.magnetic, 0, -20, charge: charge, velocity: (100, 0))
    }
    expect(.magnetic, 0, -20.0 / 3, density: 3, charge: 1, velocity: (100, 0))
    expect(.magnetic, 0, 0, velocity: (100, 0))
  }

  @Test(
    "A spring field's acceleration is proportional to distance and inversely proportional to mass")
  func spring() {
    expect(.spring, -300, -400)
    expect(.spring, -100, -400.0 / 3, density: 3)
  }

  @Test("A vortex accelerates sideways, in inverse proportion to the square of the mass")
  func vortex() {
    expect(.vortex, -80, 60)
    expect(.vortex, -80.0 / 9, 60.0 / 9, density: 3)
  }

  @Test("Drag grows with the square of the speed relative to the medium")
  func drag() {
    expect(.drag, -100, 0, velocity: (100, 0))
    expect(.drag, -100.0 / 3, 0, density: 3, velocity: (100, 0))
    expect(.drag, 0, 0, velocity: (100, 0)) { $0.direction = Vector(1, 0) }
    expect(.drag, 400, 0) { $0.direction = Vector(2, 0) }
  }

  @Test("A negative strength reverses a field")
  func reversed() {
    expect(.linearGravity, -300, -400) {
      $0.direction = Vector(3, 4)
      $0.strength = -1
    }
    expect(.spring, 300, 400) { $0.strength = -1 }
  }

  @Test("A field too weak for the body's mass or charge is skipped")
  func threshold() {
    let limit: Float = 0x1p-15
    for (strength, moves) in [(limit, true), (limit.nextDown, false), (-limit, true)] {
      var field = Field(.linearGravity)
      field.direction = Vector(1000, 0)
      field.strength = strength
      #expect((FieldStage(field).acceleration().x != 0) == moves, "strength \(strength)")
    }
    // The limit applies to strength times mass, so the field is too weak for half a kilogram.
    var field = Field(.linearGravity)
    field.direction = Vector(1000, 0)
    field.strength = limit
    #expect(FieldStage(field, density: 0.5).acceleration().x == 0)
    #expect(FieldStage(field, density: 2).acceleration().x != 0)
    // For a spring, the mass does not matter.
    field = Field(.spring)
    field.strength = limit
    #expect(FieldStage(field, density: 0.5).acceleration().x != 0)
    // For an electric field, the sign of the charge does not matter.
    field = Field(.electric)
    field.strength = limit
    #expect(FieldStage(field, charge: -1).acceleration().x != 0)
    #expect(FieldStage(field, charge: 0.5).acceleration().x == 0)
  }

  @Test("An exponent near zero means no falloff, and any other exponent applies")
  func falloffThreshold() {
    let none: Float = 0x1p-15
    for (k, expected) in [(none.nextDown, 1), (2, 0.04), (-2, 25), (0.5, 1 / 5.0.squareRoot())]
      as [(Float, Double)]
    {
      expect(.linearGravity, 100 * expected, 0) {
        $0.direction = Vector(1, 0)
        $0.falloff = k
      }
    }
  }

  @Test("Very close to its center, a field exerts no force")
  func middle() {
    for (kind, distance) in [(Field.Kind.radialGravity, 0.003), (.spring, 0.000_009)]
      as [(Field.Kind, Float)]
    {
      var field = Field(kind)
      field.position = Points.meters(300, 400) + Vector(distance, 0)
      #expect(FieldStage(field).acceleration() == (0, 0), "\(kind) at \(distance) m")
      field.position.x += 10 * distance
      #expect(FieldStage(field).acceleration().x != 0, "\(kind) at \(11 * distance) m")
    }
  }

  @Test("Numbers stay finite at the exact center of any field", arguments: Field.Kind.allCases)
  func exactMiddle(kind: Field.Kind) {
    for (falloff, minimumRadius) in [(Float(kind.facts.falloff), 0x1p-15), (3, 0), (-1, 0)]
      as [(Float, Float)]
    {
      var field = Field(kind)
      field.position = Points.meters(300, 400)
      field.falloff = falloff
      field.minimumRadius = minimumRadius
      let stage = FieldStage(field, charge: 1)
      stage.scene.tick(3)
      #expect(stage.velocity.isFinite && stage.center.x.isFinite, "\(falloff), \(minimumRadius)")
    }
  }
}
