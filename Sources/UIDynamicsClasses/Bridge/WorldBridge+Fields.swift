// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  func addField(_ behavior: UIFieldBehavior) -> FieldID {
    let field = world.createField(kernelField(of: behavior))
    fieldBehaviors[field] = behavior
    return field
  }

  func removeField(_ field: FieldID) {
    fieldBehaviors[field] = nil
    world.destroyField(field)
  }

  func updateField(_ field: FieldID, of behavior: UIFieldBehavior) {
    world.setField(field, to: kernelField(of: behavior))
  }

  func beginField(_ field: FieldID, on item: any UIDynamicItem) {
    if let record = record(of: item) { world.add(record.body, to: field) }
  }

  func endField(_ field: FieldID, on item: any UIDynamicItem) {
    if let record = record(of: item) { world.remove(record.body, from: field) }
  }

  /// The forces on a resting item of 1 kg and charge 1, at offsets from the field, in points; `nil` if they depend on more.
  func forces(of behavior: UIFieldBehavior, at offsets: [CGPoint]) -> [CGVector?] {
    kernelField(of: behavior).forces(at: offsets.map(UnitConversion.meters)).map { force in
      force.map { CGVector(dx: CGFloat($0.x), dy: CGFloat($0.y)) }
    }
  }

  private func kernelField(of behavior: UIFieldBehavior) -> Field {
    var field = Field(behavior.kind)
    field.position = UnitConversion.meters(behavior.position)
    field.direction = Vector(Float(behavior.direction.dx), Float(behavior.direction.dy))
    field.strength = Float(behavior.strength)
    field.falloff = Float(behavior.falloff)
    field.minimumRadius = max(UnitConversion.meters(behavior.minimumRadius), 0)
    field.smoothness = Float(behavior.smoothness)
    field.animationSpeed = Float(behavior.animationSpeed)
    field.seed = behavior.seed
    field.isPhysical = behavior.kind.facts.quirk.map { !profile.has($0) } ?? false
    field.region = behavior.region.shape
    field.regionScale = UIKitConstants.pointsPerMeter
    return field
  }

  /// Calls the blocks of custom fields for their items, before each sub-step.
  func evaluateCustomFields() {
    if fieldBehaviors.isEmpty { return }
    for sample in world.customFieldSamples(subStep: profile.subStep) {
      guard let behavior = fieldBehaviors[sample.field], let block = behavior.block
      else { continue }
      guard world.goesOn(after: 8) else { return }
      let position = UnitConversion.points(sample.position)
      let velocity = CGVector(dx: CGFloat(sample.velocity.x), dy: CGFloat(sample.velocity.y))
      let force = block(
        behavior, position, velocity, CGFloat(sample.mass), CGFloat(sample.charge), sample.time)
      requireFinite(force, of: behavior, at: position)
      world.setForce(Vector(Float(force.dx), Float(force.dy)), for: sample)
    }
  }

  private func requireFinite(
    _ force: CGVector, of behavior: UIFieldBehavior, at position: CGPoint
  ) {
    if Float(force.dx).isFinite && Float(force.dy).isFinite { return }
    stop(
      .invalidValue,
      "The block of \(behavior) returned the force (\(force.dx), \(force.dy)) for an item at "
        + "(\(position.x), \(position.y)) from the field. Return finite numbers.")
  }
}
