// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("Forces of fields", .timeLimit(.minutes(30)))
struct FieldForceTests {
  /// Compares an acceleration in pt/s² to five digits.
  private func expect(
    _ actual: CGPoint, _ x: Double, _ y: Double, _ label: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let size = max(abs(x), abs(y), 1)
    expectClose(
      actual, CGPoint(x: x, y: y), within: 1e-5 * size, label, sourceLocation: sourceLocation)
  }

  @Test("Linear gravity (3, 4) accelerates every mass by (300, 400) pt/s²", arguments: [1.0, 3])
  func linearGravity(mass: Double) {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    expect(FieldStage(field, mass: mass).acceleration(), 300, 400)
  }

  @Test("Linear gravity (3, 4) with strength 2 and falloff 1 accelerates by (120, 160) pt/s²")
  func linearGravityWithFalloff() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: 4))
    (field.strength, field.falloff) = (2, 1)
    expect(FieldStage(field).acceleration(), 120, 160)
  }

  @Test("Radial gravity attracts by the inverse square of the distance: −(2.4, 3.2)")
  func radialGravity() {
    expect(FieldStage(.radialGravityField(position: .zero)).acceleration(), -2.4, -3.2)
  }

  @Test("Distances below the minimum radius of 1000 pt are clamped to it: −(12, 16)")
  func minimumRadius() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    (field.strength, field.falloff, field.minimumRadius) = (2, 1, 1000)
    expect(FieldStage(field).acceleration(), -12, -16)
  }

  @Test("A negative minimum radius has no effect")
  func negativeMinimumRadius() {
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.minimumRadius = -5
    expect(FieldStage(field).acceleration(), -2.4, -3.2)
  }

  @Test("A spring's acceleration is proportional to distance / mass: −(300, 400), −(100, 133.3)")
  func spring() {
    expect(FieldStage(.springField()).acceleration(), -300, -400)
    expect(FieldStage(.springField(), mass: 3).acceleration(), -100, -400 / 3.0, "3 kg")
  }

  @Test("An item in a spring field oscillates with the period 2π √(m/S)")
  func springPeriod() {
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 200, y: 400)
    field.strength = 8
    let stage = FieldStage(field, mass: 2)
    // After half a period, the item is on the other side: π √(2/8) s = 94.2 ticks.
    stage.stage.tick(94)
    #expect(stage.velocity.x < 0)
    stage.stage.tick()
    #expect(stage.velocity.x > 0)
    expectClose(stage.motion.x, 100, within: 0.6, "x on the other side")
  }

  @Test("An electric field accelerates a charge of 2 by (24, 32) at 1 kg and (8, 10.667) at 3 kg")
  func electric() {
    expect(FieldStage(.electricField(), charge: 2).acceleration(), 24, 32)
    expect(FieldStage(.electricField(), mass: 3, charge: 2).acceleration(), 8, 32 / 3.0, "3 kg")
    expect(FieldStage(.electricField(), charge: -2).acceleration(), -24, -32, "negative charge")
    expect(FieldStage(.electricField()).acceleration(), 0, 0, "no charge")
  }

  @Test("A magnetic field accelerates any charge by (0, −20) at 1 kg and (0, −6.667) at 3 kg")
  func magnetic() {
    let right = CGPoint(x: 100, y: 0)
    for charge in [1.0, 5, -2] {
      let stage = FieldStage(.magneticField(), charge: charge, velocity: right)
      expect(stage.acceleration(), 0, -20, "charge \(charge)")
    }
    let heavy = FieldStage(.magneticField(), mass: 3, charge: 1, velocity: right)
    expect(heavy.acceleration(), 0, -20 / 3.0, "3 kg")
    expect(FieldStage(.magneticField(), velocity: right).acceleration(), 0, 0, "no charge")
  }

  @Test("A vortex accelerates 1 kg by (−80, 60), and 3 kg by a ninth of that")
  func vortex() {
    expect(FieldStage(.vortexField()).acceleration(), -80, 60)
    expect(FieldStage(.vortexField(), mass: 3).acceleration(), -80 / 9.0, 60 / 9.0, "3 kg")
  }

  @Test("Drag is quadratic: 100 pt/s² at a speed of 100 pt/s, and 400 pt/s² at 200 pt/s")
  func drag() {
    let field = UIFieldBehavior.dragField()
    expect(FieldStage(field, velocity: CGPoint(x: 100, y: 0)).acceleration(), -100, 0)
    let fast = FieldStage(UIFieldBehavior.dragField(), velocity: CGPoint(x: 200, y: 0))
    expect(fast.acceleration(), -400, 0, "200 pt/s")
  }

  @Test("Drag is evaluated every sub-step: 0.991667, 0.983472, 0.975411453 m/s")
  func dragSequence() {
    let stage = FieldStage(.dragField(), velocity: CGPoint(x: 100, y: 0))
    stage.stage.tick()
    expectDigits(stage.velocity.x, "99.1667", "after a sub-step")
    stage.stage.tick()
    expectDigits(stage.velocity.x, "97.5411453", "after three")
  }

  @Test("A velocity field sets the velocity regardless of other forces: 2997.50195 pt/s")
  func velocityField() {
    let stage = FieldStage(
      .velocityField(direction: CGVector(dx: 30, dy: 0)), .springField(), resistance: 0.1)
    stage.stage.gravity(stage.box)
    stage.stage.tick()
    expectDigits(stage.velocity.x, "2997.50195", "vx")
    expectDigits(stage.velocity.y, "0.000000", "vy")
  }

  @Test("The first of two velocity fields applies if it contains the item")
  func firstVelocityField() {
    let first = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0))
    let second = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: 1))
    let stage = FieldStage(first, second)
    stage.stage.tick()
    expectClose(stage.velocity, CGPoint(x: 100, y: 0), within: 1e-4, "in both")
    first.region = UIRegion(radius: 10)
    stage.stage.tick()
    expectClose(stage.velocity, CGPoint(x: 0, y: 100), within: 1e-4, "in the second")
  }

  @Test("A block's force applies unscaled: (1, 0) N gives 1 kg 100 pt/s², and 3 kg 33.33 pt/s²")
  func custom() {
    func push() -> UIFieldBehavior { .field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 0) } }
    expect(FieldStage(push()).acceleration(), 100, 0)
    expect(FieldStage(push(), mass: 3).acceleration(), 100 / 3.0, 0, "3 kg")
    let strong = push()
    strong.strength = 7
    expect(FieldStage(strong).acceleration(), 100, 0, "strength 7")
    let off = push()
    off.strength = 0
    expect(FieldStage(off).acceleration(), 0, 0, "strength 0")
  }

  @Test("Without the quirks, a magnetic field scales with charge, and a vortex ignores mass")
  func physical() {
    var profile = Profile.uikit
    profile.quirks.magnetismIgnoresChargeSize = false
    profile.quirks.vortexDividesByMassTwice = false
    let magnetic = FieldStage(
      .magneticField(), mass: 3, charge: -6, velocity: CGPoint(x: 100, y: 0), profile: profile)
    expect(magnetic.acceleration(), 0, 40, "magnetic, charge −6, 3 kg")
    let vortex = FieldStage(.vortexField(), mass: 3, profile: profile)
    expect(vortex.acceleration(), -80, 60, "vortex, 3 kg")
  }

  // MARK: Paths

  /// A field, the item's initial velocity, and its position after 60 ticks.
  struct Path: CustomTestStringConvertible {
    var name: String
    var velocity = CGPoint.zero
    var end: (x: String, y: String)
    var field: () -> UIFieldBehavior
    var testDescription: String { name }
  }

  private static func field(
    _ field: UIFieldBehavior, x: Double = 0, y: Double = 0, strength: Double
  ) -> UIFieldBehavior {
    field.position = CGPoint(x: x, y: y)
    field.strength = strength
    return field
  }

  @Test("After 60 ticks, items in fields are at Apple's positions")
  func paths() {
    let paths = [
      Path(name: "linear gravity", end: ("448.7500", "598.3333")) {
        .linearGravityField(direction: CGVector(dx: 3, dy: 4))
      },
      Path(name: "spring", end: ("229.5706", "329.5706")) {
        Self.field(.springField(), x: 250, y: 350, strength: 4)
      },
      Path(name: "vortex", end: ("218.9498", "451.9500")) {
        Self.field(.vortexField(), x: 250, y: 350, strength: 2)
      },
      Path(name: "drag", velocity: CGPoint(x: 100, y: 0), end: ("380.3465", "400.000")) {
        Self.field(.dragField(), strength: 0.5)
      },
      Path(name: "velocity", end: ("399.1680", "350.4174")) {
        .velocityField(direction: CGVector(dx: 1, dy: -0.5))
      },
    ]
    for path in paths {
      let stage = FieldStage(path.field(), velocity: path.velocity)
      stage.stage.tick(60)
      expectDigits(stage.motion.x, path.end.x, "\(path.name), x")
      expectDigits(stage.motion.y, path.end.y, "\(path.name), y")
    }
  }

  @Test("A radial field throws an item through its position to (−1673.68, −2231.57)")
  func throughTheOrigin() {
    let stage = FieldStage(Self.field(.radialGravityField(position: .zero), strength: 200))
    stage.stage.tick(60)
    // The order of operations alone can move this point by 0.006 pt.
    expectDigits(stage.motion.x, "-1673.68", "x")
    expectDigits(stage.motion.y, "-2231.57", "y")
  }
}
