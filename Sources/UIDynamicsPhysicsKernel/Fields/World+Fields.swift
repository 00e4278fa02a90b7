// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

extension World {
  /// Adds a field that does not affect any bodies yet; it must be valid, and the world must have room for it.
  package func createField(_ field: Field) -> FieldID {
    requireFinite(field.isFinite, "field", of: "createField")
    require(
      state.pointee.fields.order.count < UIKitFacts.mostFields, "World: there are too many fields.")
    let slot = state.pointee.fields.insert(field)
    return id(ofField: slot)
  }

  package func destroyField(_ field: FieldID) {
    let slot = slot(of: field)
    state.pointee.destroyField(slot)
  }

  /// Changes a field and wakes its bodies; its position in the creation order stays the same.
  package func setField(_ field: FieldID, to value: Field) {
    let slot = slot(of: field)
    requireFinite(value.isFinite, "field", of: "setField")
    state.pointee.fields.replace(slot, by: value)
    state.pointee.wakeMembers(of: slot)
  }

  package func contains(_ field: FieldID) -> Bool {
    state.pointee.fields.fields.holds(field.slot, generation: field.generation)
  }

  package func add(_ body: BodyID, to field: FieldID) {
    self.body(body).pointee.fields |= 1 << UInt32(slot(of: field))
    wake(body)
  }

  package func remove(_ body: BodyID, from field: FieldID) {
    self.body(body).pointee.fields &= ~(1 << UInt32(slot(of: field)))
    wake(body)
  }

  /// Sets a body's charge for electric and magnetic fields; the default is 0.
  package func setCharge(of body: BodyID, _ charge: Float) {
    requireFinite(charge.isFinite, "charge", of: "setCharge")
    self.body(body).pointee.charge = charge
  }

  func id(ofField slot: Int32) -> FieldID {
    FieldID(slot: slot, generation: state.pointee.fields.fields.generation(of: slot))
  }

  func slot(of field: FieldID) -> Int32 {
    require(
      contains(field), "World: field \(field.slot) (generation \(field.generation)) was destroyed.")
    return field.slot
  }
}
