// SPDX-License-Identifier: MIT

internal import Facts
internal import Geometry
internal import PhysicsKernel

extension WorldBridge {
  func addField(_ behavior: UIFieldBehavior) {
    let field = world.createField(kernelField(of: behavior))
    fields[ObjectIdentifier(behavior)] = field
    fieldBehaviors[field] = behavior
  }

  /// Lets a field go; its items have left already.
  func removeField(_ behavior: UIFieldBehavior) {
    guard let field = fields.removeValue(forKey: ObjectIdentifier(behavior)) else { return }
    fieldBehaviors[field] = nil
    world.destroyField(field)
  }

  /// Passes a changed property on; the items in the field wake.
  func updateField(_ behavior: UIFieldBehavior) {
    guard let field = fields[ObjectIdentifier(behavior)] else { return }
    world.setField(field, to: kernelField(of: behavior))
  }

  func beginField(of behavior: UIFieldBehavior, on item: any UIDynamicItem) {
    guard let field = fields[ObjectIdentifier(behavior)], let record = record(of: item)
    else { return }
    world.add(record.body, to: field)
  }

  func endField(of behavior: UIFieldBehavior, on item: any UIDynamicItem) {
    guard let field = fields[ObjectIdentifier(behavior)], let record = record(of: item)
    else { return }
    world.remove(record.body, from: field)
  }

  private func kernelField(of behavior: UIFieldBehavior) -> Field {
    var field = Field(behavior.law.kind)
    field.position = UnitConversion.metres(behavior.position)
    field.direction = Vector(Float(behavior.direction.dx), Float(behavior.direction.dy))
    field.strength = Float(behavior.strength)
    field.falloff = Float(behavior.falloff)
    field.minimumRadius = max(UnitConversion.metres(behavior.minimumRadius), 0)
    field.smoothness = Float(behavior.smoothness)
    field.animationSpeed = Float(behavior.animationSpeed)
    field.seed = behavior.seed
    switch behavior.law.kind {
    case .magnetic: field.isPhysical = !profile.magnetismIgnoresChargeSize
    case .vortex: field.isPhysical = !profile.vortexDividesByMassTwice
    case .drag, .radialGravity, .linearGravity, .velocity, .noise, .turbulence, .spring, .electric,
      .custom:
      break
    }
    field.region = behavior.region.shape.region
    field.regionScale = UIKitConstants.pointsPerMetre
    return field
  }

  // MARK: Custom fields

  /// Asks the blocks of custom fields what they do to the items in them in the coming sub-step.
  func evaluateCustomFields() {
    for sample in world.customFieldSamples(subStep: profile.subStep) {
      guard let behavior = fieldBehaviors[sample.field], let block = behavior.law.block
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
