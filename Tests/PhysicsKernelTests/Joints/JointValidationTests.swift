// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct JointValidationTests {
  private let stage = KernelStage()

  @Test("A valid definition has no fault")
  func valid() {
    let (a, b) = (stage.box(at: .zero), stage.fixedBody())
    let placement = JointPlacement(a, b)
    let limits = JointLimits(lower: -.infinity, upper: 2)
    #expect(stage.world.validate(DistanceJointDefinition(placement)) == nil)
    #expect(stage.world.validate(RopeJointDefinition(placement, maxLength: 0)) == nil)
    #expect(
      stage.world.validate(
        RevoluteJointDefinition(placement, limits: limits, maxMotorTorque: .infinity)) == nil)
    #expect(
      stage.world.validate(
        PrismaticJointDefinition(placement, localAxisA: Vector(0, 3), limits: limits)) == nil)
    #expect(stage.world.validate(WeldJointDefinition(placement)) == nil)
  }

  @Test("Each fault is reported with its value")
  func faults() {
    let (a, b) = (stage.box(at: .zero), stage.fixedBody())
    let placement = JointPlacement(a, b)
    func rod(length: Float? = nil, frequency: Float = 0, ratio: Float = 0) -> String? {
      stage.world.validate(
        DistanceJointDefinition(
          placement, length: length, frequency: frequency, dampingRatio: ratio))
    }
    #expect(rod(length: -1) == "length is -1.0; it must be finite and at least 0.")
    #expect(rod(length: .infinity) == "length is inf; it must be finite and at least 0.")
    #expect(rod(frequency: -2) == "frequency is -2.0; it must be finite and at least 0.")
    #expect(rod(ratio: .nan) == "damping ratio is nan; it must be finite.")
    #expect(
      stage.world.validate(RopeJointDefinition(placement, maxLength: -0.5))
        == "largest length is -0.5; it must be finite and at least 0.")
    #expect(
      stage.world.validate(
        RevoluteJointDefinition(placement, limits: JointLimits(lower: 1, upper: 0)))
        == "limits 1.0...0.0 are not a range.")
    #expect(
      stage.world.validate(RevoluteJointDefinition(placement, maxMotorTorque: -1))
        == "largest torque is -1.0; it must be at least 0.")
    #expect(
      stage.world.validate(PrismaticJointDefinition(placement, localAxisA: .zero))
        == "axis (0.0, 0.0) is not a direction.")
    #expect(
      stage.world.validate(
        PrismaticJointDefinition(
          placement, localAxisA: Vector(1, 0), limits: JointLimits(lower: 1, upper: 2)))
        == "limits 1.0...2.0 do not contain 0, where the slider starts.")
    #expect(
      stage.world.validate(WeldJointDefinition(placement, referenceAngle: .infinity))
        == "reference angle is inf; it must be finite.")
  }

  @Test("A joint needs two different, existing bodies")
  func bodies() {
    let (a, b) = (stage.box(at: .zero), stage.fixedBody())
    #expect(
      stage.world.validate(WeldJointDefinition(JointPlacement(a, a)))
        == "both ends are at the same body.")
    #expect(
      stage.world.validate(
        WeldJointDefinition(JointPlacement(a, b, localAnchorB: Vector(.nan, 0))))
        == "the anchor of body B is not finite.")
    stage.world.destroyBody(b)
    #expect(
      stage.world.validate(WeldJointDefinition(JointPlacement(a, b)))
        == "body B was destroyed before.")
  }
}
