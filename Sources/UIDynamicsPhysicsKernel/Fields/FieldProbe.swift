// SPDX-License-Identifier: MIT

extension Field {
  /// Returns the forces on a body of 1 kg and charge 1 at rest; the velocities of a velocity field.
  ///
  /// `nil` if they depend on motion, noise or a block. The offsets are from the field; the region is ignored.
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
