// SPDX-License-Identifier: MIT

extension Field {
  /// Returns the forces on a resting body with 1 kg and charge 1, or the velocities that a velocity field sets.
  ///
  /// A force is `nil` if it depends on motion, noise or a custom block. Offsets are relative to the field; the region is ignored.
  package func forces(at offsets: [Vector]) -> [Vector?] {
    guard FieldForce.isSteady(kind) else { return offsets.map { _ in nil } }
    if FieldForce.source(of: kind) == .velocity { return offsets.map { _ in direction } }
    var set = FieldSet()
    defer { set.deallocate() }
    var field = self
    field.position = .zero
    let slot = set.insert(field)
    return offsets.map { offset in
      let subject = FieldSubject(position: offset, velocity: .zero, mass: 1, charge: 1)
      let force = FieldForce(field: field, subject: subject)
      return force.isNoticeable ? force.force(set.noise(slot), time: 0) : .zero
    }
  }
}
