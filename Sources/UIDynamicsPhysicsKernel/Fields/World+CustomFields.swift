// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

package struct FieldSample: Sendable, BitwiseCopyable {
  package var field: FieldID
  package var body: BodyID
  /// The vector from the field to the body's origin.
  package var position: Vector
  /// The velocity of the center of mass.
  package var velocity: Vector
  package var mass: Float
  package var charge: Float
  /// The world's time at the end of the next sub-step.
  package var time: Double
}

/// Custom fields: before each sub-step, the owner reads samples of the affected bodies and sets their forces.
///
///     for sample in world.customFieldSamples(subStep: h) {
///       world.setForce(law(sample), for: sample)
///     }
///     world.step(h)
extension World {
  package var hasCustomFields: Bool {
    let fields = state.pointee.fields
    for i in 0..<fields.order.count where fields.fields.at(fields.order[i]).pointee.kind == .custom
    {
      return true
    }
    return false
  }

  /// Returns the samples of the newest body first; for each body, fields are in creation order.
  package func customFieldSamples(subStep h: Float) -> [FieldSample] {
    guard hasCustomFields else { return [] }
    var samples: [FieldSample] = []
    state.pointee.findAwakeBodies()
    for index in (0..<state.pointee.awake.bodies.count).reversed() {
      let slot = state.pointee.awake.bodies[index]
      if state.pointee.bodies.at(slot).pointee.isActive { addSamples(of: slot, h, to: &samples) }
    }
    return samples
  }

  private func addSamples(of slot: Int32, _ h: Float, to samples: inout [FieldSample]) {
    let (body, fields) = (state.pointee.bodies.at(slot), state.pointee.fields)
    for i in 0..<fields.order.count {
      let index = fields.order[i]
      if body.pointee.fields & (1 << UInt32(index)) == 0 { continue }
      let field = fields.fields.at(index).pointee
      let law = FieldForce(field: field, subject: state.pointee.subject(body))
      guard field.kind == .custom, law.isNoticeable, field.reaches(law.subject.position) else {
        continue
      }
      samples.append(
        FieldSample(
          field: id(ofField: index), body: state.pointee.id(of: slot),
          position: law.subject.position - field.position, velocity: law.subject.velocity,
          mass: law.subject.mass, charge: law.subject.charge,
          time: state.pointee.time + Double(h)))
    }
  }

  /// Sets the force on a body for the next sub-step; ignores the field's strength, and the last call wins.
  package func setForce(_ force: Vector, for sample: FieldSample) {
    requireFinite(force.isFinite, "force", of: "setForce")
    let (body, field) = (self.body(sample.body), slot(of: sample.field))
    let entry = CustomForce(
      field: field, body: sample.body.slot, force: force, next: body.pointee.firstCustomForce)
    body.pointee.firstCustomForce = Int32(state.pointee.fields.customForces.count)
    state.pointee.fields.customForces.append(entry)
  }

  package var time: Double { state.pointee.time }
}
