// SPDX-License-Identifier: MIT

extension Field {
  /// The forces on a resting body of 1 kg with the charge 1, N; of a velocity field the velocities, m/s.
  ///
  /// Nil where they depend on how the body moves, on chance or on a block. The offsets are from the field
  /// to the body, m; whether the region reaches so far is not asked.
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
