// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SpringTests {
  @Test("A snap's springs reproduce the digits measured on Apple's framework")
  func measuredSnap() {
    let scene = PlayedScene(gravity: 0)
    let card = scene.item(at: (100, 100), size: (100, 50), isFalling: false)
    scene.snap(card, size: (100, 50), to: (300, 200), dampingRatio: 0.5)
    scene.tick()
    expectDigits(scene.center(card).x, "113.265648", "x of frame 1")
    expectDigits(scene.center(card).y, "106.623589", "y of frame 1")
    // With fused multiply-adds, the result is one `Float` step larger: .0361267589.
    expectClose(scene.world.angle(of: card), 0.0361267589, within: 3.8e-9, "angle of frame 1")
    while scene.world.hasAwakeBodies { scene.tick() }
    expectDigits(scene.center(card).x, "299.999969", "x at the end")
    expectDigits(scene.center(card).y, "199.999222", "y at the end")
  }

  @Test(
    "Each step equals an implicit Euler step of a damped spring",
    arguments: [(1, 0), (2, 0.3), (4, 1), (8, 2)] as [(Float, Float)])
  func implicitSteps(frequency: Float, dampingRatio: Float) {
    let stage = KernelStage()
    let bob = stage.box(at: Vector(0, 1.5))
    _ = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody()), length: 1, frequency: frequency,
      dampingRatio: dampingRatio)
    let (m, h) = (Double(stage.world.mass(of: bob)), Double(KernelStage.subStep))
    let turning = 2 * Double.pi * Double(frequency)
    let (k, c) = (m * turning * turning, 2 * m * Double(dampingRatio) * turning)
    var (x, v) = (0.5, 0.0)
    for step in 1...240 {
      stage.step()
      v = (m * v - h * k * x) / (m + h * c + h * h * k)
      x += h * v
      expectClose(stage.world.position(of: bob).y, 1 + x, within: 2e-5, "y of step \(step)")
      expectClose(
        stage.world.linearVelocity(of: bob).y, v, within: 2e-4, "speed of step \(step)")
    }
  }

  @Test("Two bodies connected by a spring oscillate with their reduced mass")
  func reducedMass() {
    let stage = KernelStage()
    let light = stage.box(at: Vector(0, 0))
    let heavy = stage.box(at: Vector(2, 0), density: 3)
    _ = stage.world.createDistanceJoint(
      JointPlacement(light, heavy, collideConnected: true), length: 1.5, frequency: 1)
    let (m, n) = (
      Double(stage.world.mass(of: light)), Double(stage.world.mass(of: heavy))
    )
    let (reduced, h) = (m * n / (m + n), Double(KernelStage.subStep))
    let k = reduced * 4 * Double.pi * Double.pi
    var (stretch, rate) = (0.5, 0.0)
    for step in 1...120 {
      stage.step()
      rate = (reduced * rate - h * k * stretch) / (reduced + h * h * k)
      stretch += h * rate
      let gap = stage.world.position(of: heavy).x - stage.world.position(of: light).x
      expectClose(gap, 1.5 + stretch, within: 2e-5, "gap of step \(step)")
    }
  }

  @Test("Numerical damping leaves e^(−π² f h) of an undamped spring's swing per half period")
  func numericDamping() {
    let stage = KernelStage()
    let bob = stage.box(at: Vector(0, 2))
    _ = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody()), length: 1, frequency: 1)
    var lowest = Float.infinity
    for _ in 0..<70 {
      stage.step()
      lowest = min(lowest, stage.world.position(of: bob).y)
    }
    let loss = exp(-Double.pi * Double.pi * Double(KernelStage.subStep))
    expectClose(1 - lowest, loss, within: 0.003, "swing after half a period")
  }

  @Test("Gravity stretches a spring by g/ω²", arguments: [1, 2, 5] as [Float])
  func sag(frequency: Float) {
    let stage = KernelStage(gravity: 10)
    let bob = stage.box(at: Vector(0, 1), density: 7)
    _ = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody()), length: 1, frequency: frequency,
      dampingRatio: 1)
    stage.step(1200)
    let turning = 2 * Double.pi * Double(frequency)
    // The body falls asleep just before it arrives, once its speed has been below 1 pt/s for half a second.
    expectClose(
      stage.world.position(of: bob).y, 1 + 10 / (turning * turning), within: 0.003, "sag")
  }

  @Test("A spring of zero length exerts no force within the slop")
  func deadZone() {
    let stage = KernelStage()
    let near = stage.box(at: Vector(0.004, 0))
    let far = stage.box(at: Vector(0.005, 5))
    for (body, y) in [(near, 0), (far, 5)] as [(BodyID, Float)] {
      _ = stage.world.createDistanceJoint(
        JointPlacement(body, stage.fixedBody(at: Vector(0, y))), length: 0, frequency: 1)
    }
    stage.step()
    #expect(stage.world.linearVelocity(of: near) == .zero)
    #expect(stage.world.linearVelocity(of: far).x < 0)
  }

  @Test(
    "An extremely high frequency restores the length in every step",
    arguments: [(1e18, 1), (1e30, 0), (.greatestFiniteMagnitude, 1)] as [(Float, Float)])
  func absurdFrequency(frequency: Float, dampingRatio: Float) {
    let stage = KernelStage()
    let bob = stage.box(at: Vector(0, 1.5))
    _ = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody()), length: 1, frequency: frequency,
      dampingRatio: dampingRatio)
    for _ in 0..<100 {
      stage.step()
      expectClose(stage.world.position(of: bob).y, 1, within: 1e-4)
    }
  }

  @Test("An off-center spring does not rotate a body that cannot rotate")
  func rotationLocked() {
    let stage = KernelStage()
    let bob = stage.box(at: Vector(0, 1))
    stage.world.setAllowsRotation(of: bob, false)
    _ = stage.world.createDistanceJoint(
      JointPlacement(bob, stage.fixedBody(), localAnchorA: Vector(0.2, 0)), length: 0.5,
      frequency: 2)
    stage.step(120)
    #expect(stage.world.angle(of: bob) == 0)
    #expect(stage.world.angularVelocity(of: bob) == 0)
  }
}
