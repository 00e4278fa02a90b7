// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  func apply(_ settings: ItemSettings, to item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    var properties = record.properties
    settings.apply(to: &properties)
    apply(properties, to: record)
  }

  /// Applies the settings of item behaviors in order; later ones win.
  ///
  /// Computes all properties before changing a body, because anchoring it temporarily would reset its velocity.
  func settleProperties(by behaviors: [UIDynamicItemBehavior]) {
    var settled: [ItemKey: ItemProperties] = [:]
    for behavior in behaviors {
      for item in behavior.members {
        guard let record = record(of: item) else { continue }
        behavior.settings(in: profile).apply(to: &settled[record.key, default: record.properties])
      }
    }
    for record in items {
      if let properties = settled[record.key] { apply(properties, to: record) }
    }
  }

  /// Resets an item that leaves an item behavior to the defaults and keeps its velocity.
  func resetProperties(of item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    var properties = profile.itemDefaults
    if profile.quirks.anchorOutlivesBehavior {
      properties.isAnchored = record.properties.isAnchored
      properties.charge = record.properties.charge
    }
    apply(properties, to: record)
  }

  func charge(of item: any UIDynamicItem) -> CGFloat { record(of: item)?.properties.charge ?? 0 }

  /// The mass of an item, kg; 0 if it has no body.
  func mass(of item: any UIDynamicItem) -> Float {
    record(of: item).map { world.mass(of: $0.body) } ?? 0
  }

  private func apply(_ new: ItemProperties, to record: ItemRecord) {
    let (old, body) = (record.properties, record.body)
    record.properties = new
    if (new.density, new.friction, new.elasticity) != (old.density, old.friction, old.elasticity) {
      world.setSurface(
        of: body, density: Float(new.density * record.densityFactor), friction: Float(new.friction),
        restitution: Float(new.elasticity))
    }
    if new.resistance != old.resistance {
      world.setLinearDamping(of: body, Float(new.resistance))
    }
    if new.angularResistance != old.angularResistance {
      world.setAngularDamping(of: body, Float(new.angularResistance))
    }
    if new.allowsRotation != old.allowsRotation {
      world.setAllowsRotation(of: body, new.allowsRotation)
    }
    if new.charge != old.charge { world.setCharge(of: body, Float(new.charge)) }
    if new.isAnchored != old.isAnchored {
      world.setKind(of: body, new.isAnchored ? .fixed : .dynamic)
    }
  }
}
