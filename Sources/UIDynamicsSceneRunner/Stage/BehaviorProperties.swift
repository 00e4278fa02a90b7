// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

private struct PropertyAccess: Sendable {
  let property: BehaviorProperty
  /// Returns the value, or `nil` for objects of a different class and for write-only properties.
  let value: @Sendable (UIDynamicBehavior) -> BehaviorValue?
  let set: @Sendable (UIDynamicBehavior, BehaviorValue) -> Void

  private enum Of<Behavior: UIDynamicBehavior> {
    static func number(
      _ property: BehaviorProperty, _ get: @escaping @Sendable (Behavior) -> CGFloat,
      _ set: @escaping @Sendable (Behavior, CGFloat) -> Void
    ) -> PropertyAccess {
      access(property, { .number(get($0)) }, { if let new = $1.number { set($0, new) } })
    }

    static func boolean(
      _ property: BehaviorProperty, _ get: @escaping @Sendable (Behavior) -> Bool,
      _ set: @escaping @Sendable (Behavior, Bool) -> Void
    ) -> PropertyAccess {
      access(property, { .boolean(get($0)) }, { if let new = $1.boolean { set($0, new) } })
    }

    static func vector(
      _ property: BehaviorProperty, _ get: @escaping @Sendable (Behavior) -> CGVector,
      _ set: @escaping @Sendable (Behavior, CGVector) -> Void
    ) -> PropertyAccess {
      access(property, { .vector(get($0)) }, { if let new = $1.vector { set($0, new) } })
    }

    static func access(
      _ property: BehaviorProperty, _ get: @escaping @Sendable (Behavior) -> BehaviorValue?,
      _ set: @escaping @Sendable (Behavior, BehaviorValue) -> Void
    ) -> PropertyAccess {
      PropertyAccess(property: property) {
        ($0 as? Behavior).flatMap(get)
      } set: {
        if let behavior = $0 as? Behavior { set(behavior, $1) }
      }
    }

    static func point(
      _ property: BehaviorProperty, _ get: @escaping @Sendable (Behavior) -> CGPoint,
      _ set: @escaping @Sendable (Behavior, CGPoint) -> Void
    ) -> PropertyAccess {
      vector(property) {
        let point = get($0)
        return CGVector(dx: point.x, dy: point.y)
      } _: {
        set($0, CGPoint(x: $1.dx, y: $1.dy))
      }
    }
  }

  // Closures, because Embedded Swift does not support key paths.
  private static let gravity = [
    Of<UIGravityBehavior>.vector(
      .gravityDirection, { $0.gravityDirection }, { $0.gravityDirection = $1 }),
    Of<UIGravityBehavior>.number(.angle, { $0.angle }, { $0.angle = $1 }),
    Of<UIGravityBehavior>.number(.magnitude, { $0.magnitude }, { $0.magnitude = $1 }),
  ]

  private static let push = [
    Of<UIPushBehavior>.vector(.pushDirection, { $0.pushDirection }, { $0.pushDirection = $1 }),
    Of<UIPushBehavior>.number(.angle, { $0.angle }, { $0.angle = $1 }),
    Of<UIPushBehavior>.number(.magnitude, { $0.magnitude }, { $0.magnitude = $1 }),
    Of<UIPushBehavior>.boolean(.active, { $0.active }, { $0.active = $1 }),
  ]

  private static let collision = [
    Of<UICollisionBehavior>.boolean(
      .translatesReferenceBoundsIntoBoundary, { $0.translatesReferenceBoundsIntoBoundary },
      { $0.translatesReferenceBoundsIntoBoundary = $1 }),
    // UIKit sets the insets together with the boundary, and has no getter for them.
    Of<UICollisionBehavior>.access(.referenceBoundsInsets, { _ in nil }) {
      if case .insets(let new) = $1 { $0.setTranslatesReferenceBoundsIntoBoundary(with: new) }
    },
  ]

  private static let attachment = [
    Of<UIAttachmentBehavior>.point(.anchorPoint, { $0.anchorPoint }, { $0.anchorPoint = $1 }),
    Of<UIAttachmentBehavior>.number(.length, { $0.length }, { $0.length = $1 }),
    Of<UIAttachmentBehavior>.number(.damping, { $0.damping }, { $0.damping = $1 }),
    Of<UIAttachmentBehavior>.number(.frequency, { $0.frequency }, { $0.frequency = $1 }),
    Of<UIAttachmentBehavior>.number(
      .frictionTorque, { $0.frictionTorque }, { $0.frictionTorque = $1 }),
    Of<UIAttachmentBehavior>.access(.attachmentRange, { .range($0.attachmentRange) }) {
      if case .range(let new) = $1 { $0.attachmentRange = new }
    },
  ]

  private static let snap = [
    Of<UISnapBehavior>.point(.snapPoint, { $0.snapPoint }, { $0.snapPoint = $1 }),
    Of<UISnapBehavior>.number(.damping, { $0.damping }, { $0.damping = $1 }),
  ]

  private static let item = [
    Of<UIDynamicItemBehavior>.number(.elasticity, { $0.elasticity }, { $0.elasticity = $1 }),
    Of<UIDynamicItemBehavior>.number(.friction, { $0.friction }, { $0.friction = $1 }),
    Of<UIDynamicItemBehavior>.number(.density, { $0.density }, { $0.density = $1 }),
    Of<UIDynamicItemBehavior>.number(.resistance, { $0.resistance }, { $0.resistance = $1 }),
    Of<UIDynamicItemBehavior>.number(
      .angularResistance, { $0.angularResistance }, { $0.angularResistance = $1 }),
    Of<UIDynamicItemBehavior>.number(.charge, { $0.charge }, { $0.charge = $1 }),
    Of<UIDynamicItemBehavior>.boolean(.isAnchored, { $0.isAnchored }, { $0.isAnchored = $1 }),
    Of<UIDynamicItemBehavior>.boolean(
      .allowsRotation, { $0.allowsRotation }, { $0.allowsRotation = $1 }),
  ]

  private static let field = [
    Of<UIFieldBehavior>.point(.position, { $0.position }, { $0.position = $1 }),
    Of<UIFieldBehavior>.number(.strength, { $0.strength }, { $0.strength = $1 }),
    Of<UIFieldBehavior>.number(.falloff, { $0.falloff }, { $0.falloff = $1 }),
    Of<UIFieldBehavior>.number(.minimumRadius, { $0.minimumRadius }, { $0.minimumRadius = $1 }),
    Of<UIFieldBehavior>.vector(.direction, { $0.direction }, { $0.direction = $1 }),
    Of<UIFieldBehavior>.number(.smoothness, { $0.smoothness }, { $0.smoothness = $1 }),
    Of<UIFieldBehavior>.number(.animationSpeed, { $0.animationSpeed }, { $0.animationSpeed = $1 }),
  ]

  static func of(_ property: BehaviorProperty, _ type: BehaviorType) -> PropertyAccess? {
    let all =
      switch type {
      case .gravity: gravity
      case .push: push
      case .collision: collision
      case .attachment: attachment
      case .snap: snap
      case .dynamicItem: item
      case .field: field
      case .composite: [PropertyAccess]()
      }
    return all.first { $0.property == property }
  }
}

extension UIDynamicBehavior {
  /// Returns the value, or `nil` if the behavior lacks the property or UIKit has no getter for it.
  func value(of property: BehaviorProperty, as type: BehaviorType) -> BehaviorValue? {
    PropertyAccess.of(property, type)?.value(self)
  }

  func set(_ property: BehaviorProperty, to value: BehaviorValue, as type: BehaviorType) {
    PropertyAccess.of(property, type)?.set(self, value)
  }

  /// Sets several properties; sets the angle and magnitude of gravity together, because each setter rounds.
  func set(_ values: PropertyValues, as type: BehaviorType) {
    guard let gravity = self as? UIGravityBehavior, let angle = values.number(.angle),
      let magnitude = values.number(.magnitude)
    else {
      for value in values.list { set(value.property, to: value.value, as: type) }
      return
    }
    gravity.setAngle(angle, magnitude: magnitude)
  }
}
