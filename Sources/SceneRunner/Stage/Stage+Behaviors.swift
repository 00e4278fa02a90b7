// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

/// One behavior of the scene as the object of UIKit; what the scene leaves out keeps its default.
extension Stage {
  /// Makes a behavior without its children; `force` is what a custom field asks.
  func make(
    _ description: SceneBehavior, force: @escaping UIFieldBehavior.EvaluationBlock
  ) throws(UIDynamicsFault) -> UIDynamicBehavior {
    let members = description.items.map { items[$0] }
    switch description.kind {
    case .gravity(let gravity): return UIGravityBehavior(items: members, gravity)
    case .collision(let collision):
      let behavior = UICollisionBehavior(items: members)
      try behavior.take(collision)
      return behavior
    case .dynamicItem(let properties):
      let behavior = UIDynamicItemBehavior(items: members)
      behavior.take(properties)
      behavior.addVelocities(properties, to: items)
      return behavior
    case .attachment(let attachment): return try self.attachment(attachment, on: members)
    case .snap(let snap): return self.snap(snap, on: members)
    case .push(let push): return self.push(push, on: members)
    case .field(let field): return self.field(field, on: members, force)
    case .composite: return UIDynamicBehavior()
    }
  }
}

extension UIGravityBehavior {
  fileprivate convenience init(items: [any UIDynamicItem], _ gravity: SceneGravity) {
    self.init(items: items)
    if let direction = gravity.gravityDirection { gravityDirection = direction }
    switch (gravity.angle, gravity.magnitude) {
    case (let angle?, let magnitude?): setAngle(angle, magnitude: magnitude)
    case (let angle?, nil): self.angle = angle
    case (nil, let magnitude?): self.magnitude = magnitude
    case (nil, nil): break
    }
  }
}

extension UICollisionBehavior {
  fileprivate func take(_ collision: SceneCollision) throws(UIDynamicsFault) {
    if let mode = collision.collisionMode { collisionMode = Mode(mode) }
    for boundary in collision.boundaries { try add(boundary) }
    guard collision.usesReferenceBounds else { return }
    if let insets = collision.referenceBoundsInsets {
      setTranslatesReferenceBoundsIntoBoundary(with: insets)
    } else {
      translatesReferenceBoundsIntoBoundary = true
    }
  }

  /// Adds a boundary, which replaces one of the same id.
  func add(_ boundary: SceneBoundary) throws(UIDynamicsFault) {
    switch boundary.outline {
    case .line(let from, let to):
      try Self.validate(from: from, to: to)
      addBoundary(withIdentifier: boundary.id, from: from, to: to)
    case .path(let path):
      let path = path.bezierPath
      try Self.validate(path)
      addBoundary(withIdentifier: boundary.id, for: path)
    }
  }
}

extension UICollisionBehavior.Mode {
  fileprivate init(_ mode: SceneCollision.Mode) {
    switch mode {
    case .everything: self = .everything
    case .items: self = .items
    case .boundaries: self = .boundaries
    }
  }
}

extension UIDynamicItemBehavior {
  fileprivate func take(_ properties: SceneDynamicItem) {
    if let value = properties.elasticity { elasticity = value }
    if let value = properties.friction { friction = value }
    if let value = properties.density { density = value }
    if let value = properties.resistance { resistance = value }
    if let value = properties.angularResistance { angularResistance = value }
    if let value = properties.charge { charge = value }
    if let value = properties.isAnchored { isAnchored = value }
    if let value = properties.allowsRotation { allowsRotation = value }
  }

  fileprivate func addVelocities(_ properties: SceneDynamicItem, to items: [any UIDynamicItem]) {
    for start in properties.linearVelocity {
      addLinearVelocity(CGPoint(x: start.velocity.dx, y: start.velocity.dy), for: items[start.item])
    }
    for start in properties.angularVelocity {
      addAngularVelocity(start.velocity, for: items[start.item])
    }
  }
}
