// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Creates UIKit objects from the descriptions of behaviors; omitted keys keep UIKit's defaults.
extension Stage {
  /// Creates a behavior without its children; `force` evaluates the force of a custom field.
  func make(
    _ description: SceneBehavior, force: @escaping UIFieldBehavior.EvaluationBlock
  ) throws(UIDynamicsFault) -> UIDynamicBehavior {
    let behavior = try object(description, description.items.map { items[$0] }, force)
    behavior.set(description.values, as: description.type)
    return behavior
  }

  private func object(
    _ description: SceneBehavior, _ members: [any UIDynamicItem],
    _ force: @escaping UIFieldBehavior.EvaluationBlock
  ) throws(UIDynamicsFault) -> UIDynamicBehavior {
    let values = description.values
    switch description.kind {
    case .gravity: return UIGravityBehavior(items: members)
    case .collision(let collision):
      let behavior = UICollisionBehavior(items: members)
      try behavior.apply(collision)
      return behavior
    case .dynamicItem(let start):
      let behavior = UIDynamicItemBehavior(items: members)
      behavior.addVelocities(start, to: items)
      return behavior
    case .attachment(let attachment):
      return try self.attachment(attachment, values, on: members)
    case .snap: return snap(values, on: members)
    case .push(let push): return self.push(push, on: members)
    case .field(let field): return self.field(field, on: members, force)
    case .composite: return UIDynamicBehavior()
    }
  }
}

extension UICollisionBehavior {
  fileprivate func apply(_ collision: SceneCollision) throws(UIDynamicsFault) {
    if let mode = collision.collisionMode { collisionMode = Mode(mode) }
    for boundary in collision.boundaries { try add(boundary) }
  }

  /// Adds a boundary, replacing any with the same id.
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
  fileprivate func addVelocities(_ start: SceneDynamicItem, to items: [any UIDynamicItem]) {
    for linear in start.linearVelocity {
      let velocity = CGPoint(x: linear.value.dx, y: linear.value.dy)
      addLinearVelocity(velocity, for: items[linear.item])
    }
    for angular in start.angularVelocity {
      addAngularVelocity(angular.value, for: items[angular.item])
    }
  }
}
