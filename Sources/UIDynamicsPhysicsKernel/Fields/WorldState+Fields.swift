// SPDX-License-Identifier: MIT

struct FieldInfluence {
  var force: Vector
  /// If set, replaces the force and gravity.
  var velocity: Vector?
}

extension WorldState {
  /// Sums forces in creation order, but the first velocity field that affects the body overrides all others.
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

  /// Clears the forces of custom fields, which apply to one sub-step only.
  mutating func clearCustomForces() {
    for i in 0..<fields.customForces.count {
      bodies.at(fields.customForces[i].body).pointee.firstCustomForce = none
    }
    fields.customForces.removeAll()
  }

  /// Clears the custom fields' forces on a removed body.
  mutating func forgetCustomForces(of body: Int32) {
    bodies.at(body).pointee.firstCustomForce = none
    for i in 0..<fields.customForces.count where fields.customForces[i].body == body {
      fields.customForces.at(Int32(i)).pointee.field = none
    }
  }

  mutating func wakeMembers(of field: Int32) {
    var slot = newestBody
    while slot != none {
      if bodies.at(slot).pointee.fields & (1 << UInt32(field)) != 0 { wake(slot) }
      slot = bodies.at(slot).pointee.older
    }
  }

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
