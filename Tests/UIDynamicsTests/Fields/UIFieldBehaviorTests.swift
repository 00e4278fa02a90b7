// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamics
import UIDynamicsGeometry

@Suite("UIFieldBehavior", .timeLimit(.minutes(30)))
struct UIFieldBehaviorTests {
  private func push(_ x: Double, _ y: Double = 0) -> UIFieldBehavior {
    .linearGravityField(direction: CGVector(dx: x, dy: y))
  }

  // MARK: Properties

  @Test("Each kind of field has the measured falloff, not the documented one")
  func falloffs() {
    #expect(UIFieldBehavior.radialGravityField(position: .zero).falloff == 2)
    #expect(UIFieldBehavior.springField().falloff == -1)
    #expect(UIFieldBehavior.electricField().falloff == 1)
    #expect(UIFieldBehavior.magneticField().falloff == 1)
    for field in [
      UIFieldBehavior.dragField(), .vortexField(), push(1), .velocityField(direction: .zero),
      .noiseField(smoothness: 1, animationSpeed: 1),
      .turbulenceField(smoothness: 1, animationSpeed: 1), .field { _, _, _, _, _, _ in .zero },
    ] {
      #expect(field.falloff == 0)
    }
  }

  @Test("The other properties of a new field have UIKit's defaults")
  func defaults() {
    let field = UIFieldBehavior.dragField()
    #expect(field.items.isEmpty && field.position == .zero && field.direction == .zero)
    #expect(field.strength == 1 && field.region === UIRegion.infinite && field.seed == 0)
    expectDigits(field.minimumRadius, "0.00305175781", "minimumRadius")
    #expect(field.childBehaviors.isEmpty)
  }

  @Test("A position is stored in 32-bit meters: (30, 40) reads back as (29.9999982, 39.9999976)")
  func position() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 30, y: 40))
    expectDigits(field.position.x, "29.9999982", "x")
    expectDigits(field.position.y, "39.9999976", "y")
  }

  @Test("Directions are stored exactly as given")
  func direction() {
    #expect(push(0.1, 7).direction == CGVector(dx: 0.1, dy: 7))
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 2, dy: 3))
    #expect(field.direction == CGVector(dx: 2, dy: 3))
  }

  @Test("Only noise and turbulence have smoothness and animation speed")
  func noiseProperties() {
    let noise = UIFieldBehavior.noiseField(smoothness: 0.3, animationSpeed: 2)
    #expect(noise.smoothness == 0.3 && noise.animationSpeed == 2)
    let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.4, animationSpeed: 3)
    #expect(turbulence.smoothness == 0.4 && turbulence.animationSpeed == 3)
    let spring = UIFieldBehavior.springField()
    (spring.smoothness, spring.animationSpeed) = (1, 1)
    #expect(spring.smoothness == 0 && spring.animationSpeed == 0)
  }

  @Test("A property that is not finite ends the process with a message")
  func badProperty() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      UIFieldBehavior.springField().strength = .nan
    }
    expectSentence(
      "strength of <UIFieldBehavior with 0 items> cannot be nan. Use a finite number.",
      in: result)
  }

  // MARK: Items

  @Test("A field acts only on its own items, and no longer after they leave")
  func ownItems() {
    let field = push(1)
    let stage = FieldStage(field)
    let other = stage.stage.box("other", x: 600, y: 400)
    stage.stage.properties(other)
    stage.stage.tick()
    let speed = stage.velocity.x
    #expect(speed > 0 && stage.stage.motion(other).velocityX == 0)
    field.removeItem(stage.box)
    stage.stage.tick()
    #expect(stage.velocity.x == speed)
    field.addItem(other)
    stage.stage.tick()
    #expect(stage.stage.motion(other).velocityX > 0)
    stage.stage.animator.removeBehavior(field)
    #expect(field.dynamicAnimator == nil && field.items.count == 1)
  }

  @Test("Fields add up: (1, 0) and (0, 2) give (0.8333, 1.6667) pt/s in the first tick")
  func sum() {
    let stage = FieldStage(push(1), push(0, 2))
    stage.stage.tick()
    expectDigits(stage.velocity.x, ".8333", "vx")
    expectDigits(stage.velocity.y, "1.6667", "vy")
  }

  @Test("An item that is only in a field has a resistance of 0.1")
  func resistance() {
    let stage = TestStage()
    let box = stage.box(x: 100, y: 100)
    let field = push(1)
    field.addItem(box)
    stage.animator.addBehavior(field)
    stage.tick()
    let step = Predict.subStep
    expectClose(stage.motion(box).velocityX, 100 * step / (1 + step * 0.1), within: 1e-6, "vx")
  }

  @Test("Anchored items in a field stay in place")
  func anchored() {
    let stage = FieldStage(push(5))
    stage.stage.properties(stage.box) { $0.isAnchored = true }
    stage.stage.tick(20)
    expectClose(stage.box.center, CGPoint(x: 300, y: 400), within: 1e-4)
  }

  @Test("A disk region is centered at the field's position and includes its rim")
  func region() {
    for (distance, acts) in [(50.0, true), (50.001, false)] {
      let field = push(0, 1)
      field.region = UIRegion(radius: 50)
      field.position = CGPoint(x: 100, y: 100)
      let stage = FieldStage(field, x: 100 + distance, y: 100)
      stage.stage.tick()
      #expect((stage.velocity.y > 0) == acts, "\(distance) pt")
    }
  }

  @Test("A changed property takes effect in the next sub-step and wakes the items")
  func change() throws {
    let field = UIFieldBehavior.springField()
    field.strength = 0
    let stage = FieldStage(field)
    _ = try #require(stage.stage.tickUntilPaused())
    field.strength = 1
    #expect(stage.stage.animator.isRunning)
    stage.stage.tick()
    #expect(stage.velocity.x < 0)
  }

  @Test("A field added in an action acts from the next tick")
  func addedInsideATick() {
    let stage = FieldStage()
    let field = push(1)
    field.addItem(stage.box)
    let composite = UIDynamicBehavior()
    composite.action = { [animator = stage.stage.animator] in animator.addBehavior(field) }
    stage.stage.animator.addBehavior(composite)
    stage.stage.tick()
    #expect(stage.velocity.x == 0 && field.dynamicAnimator === stage.stage.animator)
    stage.stage.tick()
    #expect(stage.velocity.x > 0)
  }

  // MARK: Limits

  @Test("32 fields can be added, and together they give 26.6666679 pt/s in the first tick")
  func thirtyTwo() {
    let stage = FieldStage()
    for _ in 0..<32 { stage.add(push(1)) }
    stage.stage.tick()
    expectDigits(stage.velocity.x, "26.6666679", "after the first tick")
    let first = stage.velocity.x
    stage.stage.tick()
    expectDigits(stage.velocity.x - first, "53.33", "in the second tick")
    expectFault(.tooManyFields) { () throws(UIDynamicsFault) in
      try stage.stage.animator.validate(push(1))
    }
    stage.stage.animator.behaviors.last.map(stage.stage.animator.removeBehavior)
    #expect(throws: Never.self) { try stage.stage.animator.validate(push(1)) }
  }

  @Test("Fields in composites count toward the limit, whether present or added later")
  func thirtyTwoInComposites() {
    let animator = UIDynamicAnimator()
    func composite(of count: Int) -> UIDynamicBehavior {
      let composite = UIDynamicBehavior()
      for _ in 0..<count { composite.addChildBehavior(push(1)) }
      return composite
    }
    let first = composite(of: 30)
    animator.addBehavior(first)
    expectFault(.tooManyFields) { () throws(UIDynamicsFault) in
      try animator.validate(composite(of: 3))
    }
    animator.addBehavior(composite(of: 2))
    expectFault(.tooManyFields) { () throws(UIDynamicsFault) in
      try first.validate(child: push(1))
    }
  }

  @Test("The 33rd field ends the process with a message")
  func thirtyThird() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let animator = UIDynamicAnimator()
      for _ in 0..<33 { animator.addBehavior(UIFieldBehavior.springField()) }
    }
    expectSentence("UIDynamicAnimator supports a maximum of 32 distinct fields", in: result)
    expectSentence("Remove others first.", in: result)
  }

  @Test("At the limit, a field can replace another one within a tick")
  func replacementInsideATick() {
    let animator = UIDynamicAnimator()
    let fields = (0..<32).map { _ in push(1) }
    for field in fields { animator.addBehavior(field) }
    let item = PlainItem()
    fields[0].addItem(item)
    let new = push(0, 1)
    new.addItem(item)
    var isDone = false
    fields[0].action = {
      if isDone { return }
      isDone = true
      animator.removeBehavior(fields[0])
      animator.addBehavior(new)
    }
    animator.advance(by: 1 / 60.0)
    animator.advance(by: 1 / 60.0)
    #expect(new.dynamicAnimator === animator && item.center.y > 0)
  }

  // MARK: Blocks

  @Test("A block receives position in points, velocity in m/s, mass, charge and the world's time")
  func blockArguments() throws {
    struct Call: Equatable {
      var position: CGPoint
      var velocity: CGVector
      var mass, charge: CGFloat
      var time: Double
    }
    var calls: [Call] = []
    var fields: [UIFieldBehavior] = []
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, time in
      fields.append(field)
      calls.append(
        Call(position: position, velocity: velocity, mass: mass, charge: charge, time: time))
      return .zero
    }
    field.position = CGPoint(x: 100, y: 100)
    let stage = FieldStage(field, mass: 3, charge: 0.5, velocity: CGPoint(x: 50, y: -25))
    stage.stage.tick(2)
    #expect(calls.count == 3 && fields.allSatisfy { $0 === field })
    let first = try #require(calls.first)
    expectClose(first.position, CGPoint(x: 200, y: 300), within: 1e-4, "position")
    expectClose(first.velocity.dx, 0.5, within: 1e-7, "velocity.dx")
    expectClose(first.velocity.dy, -0.25, within: 1e-7, "velocity.dy")
    expectClose(first.mass, 3, within: 1e-6, "mass")
    #expect(first.charge == 0.5)
    expectDigits(first.time, "0.00833333377", "time in the first sub-step")
    expectClose(calls[2].time, 3 * Predict.subStep, within: 1e-12, "time in the third")
    expectClose(calls[2].position.x, 200 + 100 * Predict.subStep, within: 1e-4, "x in the third")
  }

  @Test("A block is called only for moving items in the region")
  func blockReach() throws {
    var count = 0
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in
      count += 1
      return .zero
    }
    let stage = FieldStage(field)
    field.region = UIRegion(size: CGSize(width: 100, height: 100))
    stage.stage.tick()
    #expect(count == 0)
    field.position = CGPoint(x: 320, y: 380)
    stage.stage.tick()
    #expect(count == 2)
    _ = try #require(stage.stage.tickUntilPaused())
    let atRest = count
    stage.stage.tick()
    #expect(count == atRest)
  }

  @Test("A field removed by its own block ends at the end of the tick")
  func removalInBlock() {
    var count = 0
    let animator = UIDynamicAnimator()
    let item = PlainItem()
    let field = UIFieldBehavior.field { field, _, _, _, _, _ in
      count += 1
      animator.removeBehavior(field)
      return CGVector(dx: 1, dy: 0)
    }
    field.addItem(item)
    animator.addBehavior(field)
    animator.advance(by: 1 / 60.0)
    animator.advance(by: 1 / 60.0)
    #expect(count == 1 && field.dynamicAnimator == nil)
  }

  @Test("A block that returns a value that is not finite ends the process with a message")
  func badForce() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let field = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: .infinity, dy: 0) }
      field.addItem(PlainItem())
      let animator = UIDynamicAnimator()
      animator.addBehavior(field)
      animator.advance(by: 1 / 60.0)
    }
    expectSentence(
      "returned the force (inf, 0.0) for an item at (0.0, 0.0) from the field. "
        + "Return finite numbers.", in: result)
  }

  // MARK: Noise

  @Test("Frozen noise is constant at a point, and moving noise is not")
  func frozenNoise() {
    func accelerations(speed: Double) -> [CGPoint] {
      [0, 10].map { ticks in
        let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: speed)
        let stage = FieldStage(noise, x: 337, y: 411)
        if ticks > 0 { noise.removeItem(stage.box) }
        stage.stage.tick(ticks)
        noise.addItem(stage.box)
        let before = stage.velocity
        stage.stage.tick()
        return CGPoint(x: stage.velocity.x - before.x, y: stage.velocity.y - before.y)
      }
    }
    // The eleventh tick consists of two sub-steps, in which the box hardly moves.
    let frozen = accelerations(speed: 0)
    #expect(frozen[0] != .zero)
    expectClose(frozen[1].x / frozen[0].x, 2, within: 0.01, "frozen, x")
    expectClose(frozen[1].y / frozen[0].y, 2, within: 0.01, "frozen, y")
    let moving = accelerations(speed: 1)
    #expect(abs(moving[1].x / moving[0].x - 2) > 0.05)
  }

  @Test("Noise exerts the same force on all masses, and turbulence has no effect at rest")
  func noiseForce() {
    let light = FieldStage(.noiseField(smoothness: 1, animationSpeed: 1)).acceleration()
    let heavy = FieldStage(.noiseField(smoothness: 1, animationSpeed: 1), mass: 4).acceleration()
    #expect(light != .zero)
    expectClose(heavy.x, light.x / 4, within: 1e-3, "the same force on 4 kg")
    let still = FieldStage(.turbulenceField(smoothness: 1, animationSpeed: 1))
    #expect(still.acceleration() == .zero)
    let velocity = CGPoint(x: 300, y: 0)
    let moving = FieldStage(
      .turbulenceField(smoothness: 1, animationSpeed: 1), mass: 4, velocity: velocity)
    // The force is multiplied by m v² with v = 3 m/s, and the mass cancels out in the acceleration.
    expectClose(moving.acceleration().x, 9 * light.x, within: 0.02 * abs(light.x) * 9, "turbulence")
  }

  @Test("The same seed gives the same noise, and a different seed gives a different one")
  func seeds() {
    func acceleration(seed: UInt64) -> CGPoint {
      let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
      noise.seed = seed
      return FieldStage(noise).acceleration()
    }
    #expect(acceleration(seed: 7) == acceleration(seed: 7))
    #expect(acceleration(seed: 7) != acceleration(seed: 8))
    #expect(acceleration(seed: 0) != acceleration(seed: 8))
  }
}
