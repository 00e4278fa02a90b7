// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

/// How a property of a class of UIKit is read and set.
private struct PropertyAccess: Sendable {
  /// The value of an object; nil for one of another class, and for what UIKit does not tell.
  let value: @Sendable (UIDynamicBehavior) -> BehaviorValue?
  /// Sets it for an object of the class.
  let set: @Sendable (UIDynamicBehavior, BehaviorValue) -> Void

  private typealias Path<Behavior, Value> = ReferenceWritableKeyPath<Behavior, Value> & Sendable

  private static func number<Behavior: UIDynamicBehavior>(
    _ path: any Path<Behavior, CGFloat>
  ) -> PropertyAccess {
    PropertyAccess {
      ($0 as? Behavior).map { .number($0[keyPath: path]) }
    } set: {
      if case .number(let number) = $1 { ($0 as? Behavior)?[keyPath: path] = number }
    }
  }

  private static func boolean<Behavior: UIDynamicBehavior>(
    _ path: any Path<Behavior, Bool>
  ) -> PropertyAccess {
    PropertyAccess {
      ($0 as? Behavior).map { .boolean($0[keyPath: path]) }
    } set: {
      if case .boolean(let value) = $1 { ($0 as? Behavior)?[keyPath: path] = value }
    }
  }

  private static func vector<Behavior: UIDynamicBehavior>(
    _ path: any Path<Behavior, CGVector>
  ) -> PropertyAccess {
    PropertyAccess {
      ($0 as? Behavior).map { .vector($0[keyPath: path]) }
    } set: {
      if case .vector(let vector) = $1 { ($0 as? Behavior)?[keyPath: path] = vector }
    }
  }

  private static func point<Behavior: UIDynamicBehavior>(
    _ path: any Path<Behavior, CGPoint>
  ) -> PropertyAccess {
    PropertyAccess {
      guard let point = ($0 as? Behavior)?[keyPath: path] else { return nil }
      return .vector(CGVector(dx: point.x, dy: point.y))
    } set: {
      guard case .vector(let vector) = $1 else { return }
      ($0 as? Behavior)?[keyPath: path] = CGPoint(x: vector.dx, y: vector.dy)
    }
  }

  private static let attachmentRange = PropertyAccess {
    ($0 as? UIAttachmentBehavior).map { .range($0.attachmentRange) }
  } set: {
    if case .range(let range) = $1 { ($0 as? UIAttachmentBehavior)?.attachmentRange = range }
  }

  /// UIKit takes insets together with the boundary, and does not tell them.
  private static let insets = PropertyAccess { _ in
    nil
  } set: {
    guard case .insets(let insets) = $1 else { return }
    ($0 as? UICollisionBehavior)?.setTranslatesReferenceBoundsIntoBoundary(with: insets)
  }

  /// How each class that has the property reads and sets it.
  ///
  /// Made when it is asked for: a key path costs the runtime some 30,000 instructions at its first
  /// use, and a scene uses a few of them.
  static func all(of property: BehaviorProperty) -> [PropertyAccess] {
    switch property {
    case .gravityDirection: [vector(\UIGravityBehavior.gravityDirection)]
    case .angle: [number(\UIGravityBehavior.angle), number(\UIPushBehavior.angle)]
    case .magnitude: [number(\UIGravityBehavior.magnitude), number(\UIPushBehavior.magnitude)]
    case .pushDirection: [vector(\UIPushBehavior.pushDirection)]
    case .active: [boolean(\UIPushBehavior.active)]
    case .translatesReferenceBoundsIntoBoundary:
      [boolean(\UICollisionBehavior.translatesReferenceBoundsIntoBoundary)]
    case .referenceBoundsInsets: [insets]
    case .anchorPoint: [point(\UIAttachmentBehavior.anchorPoint)]
    case .length: [number(\UIAttachmentBehavior.length)]
    case .damping: [number(\UIAttachmentBehavior.damping), number(\UISnapBehavior.damping)]
    case .frequency: [number(\UIAttachmentBehavior.frequency)]
    case .frictionTorque: [number(\UIAttachmentBehavior.frictionTorque)]
    case .attachmentRange: [attachmentRange]
    case .snapPoint: [point(\UISnapBehavior.snapPoint)]
    case .elasticity: [number(\UIDynamicItemBehavior.elasticity)]
    case .friction: [number(\UIDynamicItemBehavior.friction)]
    case .density: [number(\UIDynamicItemBehavior.density)]
    case .resistance: [number(\UIDynamicItemBehavior.resistance)]
    case .angularResistance: [number(\UIDynamicItemBehavior.angularResistance)]
    case .charge: [number(\UIDynamicItemBehavior.charge)]
    case .isAnchored: [boolean(\UIDynamicItemBehavior.isAnchored)]
    case .allowsRotation: [boolean(\UIDynamicItemBehavior.allowsRotation)]
    case .position: [point(\UIFieldBehavior.position)]
    case .strength: [number(\UIFieldBehavior.strength)]
    case .falloff: [number(\UIFieldBehavior.falloff)]
    case .minimumRadius: [number(\UIFieldBehavior.minimumRadius)]
    case .direction: [vector(\UIFieldBehavior.direction)]
    case .smoothness: [number(\UIFieldBehavior.smoothness)]
    case .animationSpeed: [number(\UIFieldBehavior.animationSpeed)]
    }
  }
}

// The properties of behaviors by the names that scenes use.
extension UIDynamicBehavior {
  /// The value of a property; nil if this behavior has none of the name, or does not tell it.
  func value(of property: BehaviorProperty) -> BehaviorValue? {
    for access in PropertyAccess.all(of: property) {
      if let value = access.value(self) { return value }
    }
    return nil
  }

  /// Sets a property that this behavior has to a value that UIKit takes.
  func set(_ property: BehaviorProperty, to value: BehaviorValue) {
    for access in PropertyAccess.all(of: property) { access.set(self, value) }
  }

  /// Sets properties one after the other.
  ///
  /// Angle and magnitude of a gravity are set together: one after the other they would be rounded
  /// twice.
  func set(_ values: PropertyValues) {
    guard let gravity = self as? UIGravityBehavior, let angle = values.number(.angle),
      let magnitude = values.number(.magnitude)
    else {
      for value in values.list { set(value.property, to: value.value) }
      return
    }
    gravity.setAngle(angle, magnitude: magnitude)
  }
}
