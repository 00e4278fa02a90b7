// SPDX-License-Identifier: MIT

/// What all fields together do to a body in one sub-step.
struct FieldInfluence {
  /// Of the body and of the fields, N.
  var force: Vector
  /// Set by a velocity field; then force and gravity do nothing, m/s.
  var velocity: Vector?
}

extension WorldState {
  /// Sums the forces of a body's fields in the order of their creation on top of its own.
  ///
  /// The first velocity field that reaches the body decides alone; its strength has no meaning.
  @inline(never) mutating func fieldInfluence(on body: UnsafeMutablePointer<Body>) -> FieldInfluence
  {
    var influence = FieldInfluence(force: body.pointee.force, velocity: nil)
    let position = body.pointee.pose.position
    for i in 0..<fields.order.count {
      let slot = fields.order[i]
      if body.pointee.fields & (1 << UInt32(slot)) == 0 { continue }
      let field = fields.fields.at(slot)
      switch FieldForce.source(of: field.pointee.kind) {
      case .owner:
        if let force = customForce(of: slot, on: body) { influence.force += force }
      case .velocity:
        if field.pointee.reaches(position) {
          influence.velocity = field.pointee.direction
          return influence
        }
      case .law:
        let law = FieldForce(field: field.pointee, subject: subject(body))
        if law.isNoticeable && field.pointee.reaches(position) {
          influence.force += law.force(fields.noise(slot), time: time)
        }
      }
    }
    return influence
  }

  mutating func subject(_ body: UnsafeMutablePointer<Body>) -> FieldSubject {
    FieldSubject(
      position: body.pointee.pose.position, velocity: body.pointee.linearVelocity,
      mass: body.pointee.mass, charge: body.pointee.charge)
  }

  /// What the owner of a custom field asked for.
  private mutating func customForce(of field: Int32, on body: UnsafeMutablePointer<Body>) -> Vector?
  {
    var i = body.pointee.firstCustomForce
    while i != none {
      let entry = fields.customForces[i]
      if entry.field == field { return entry.force }
      i = entry.next
    }
    return nil
  }

  /// Forgets the forces of custom fields: they last one sub-step.
  mutating func clearCustomForces() {
    for i in 0..<fields.customForces.count {
      bodies.at(fields.customForces[i].body).pointee.firstCustomForce = none
    }
    fields.customForces.removeAll()
  }

  /// Forgets the forces of custom fields on a body that goes.
  mutating func forgetCustomForces(of body: Int32) {
    bodies.at(body).pointee.firstCustomForce = none
    for i in 0..<fields.customForces.count where fields.customForces[i].body == body {
      fields.customForces.at(Int32(i)).pointee.field = none
    }
  }

  /// Wakes the bodies in a field.
  mutating func wakeMembers(of field: Int32) {
    var slot = newestBody
    while slot != none {
      if bodies.at(slot).pointee.fields & (1 << UInt32(field)) != 0 { wake(slot) }
      slot = bodies.at(slot).pointee.older
    }
  }

  /// Takes a field out; what it held wakes.
  mutating func destroyField(_ slot: Int32) {
    wakeMembers(of: slot)
    let bit = UInt32(1) << UInt32(slot)
    var member = newestBody
    while member != none {
      bodies.at(member).pointee.fields &= ~bit
      member = bodies.at(member).pointee.older
    }
    fields.remove(slot)
    for i in 0..<fields.customForces.count where fields.customForces[i].field == slot {
      fields.customForces.at(Int32(i)).pointee.field = none
    }
  }
}
