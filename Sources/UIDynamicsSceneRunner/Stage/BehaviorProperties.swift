// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// How a property of a class of UIKit is read and set.
private struct PropertyAccess: Sendable {
  let property: BehaviorProperty
  /// The value of an object; nil for one of another class, and for what UIKit does not tell.
  let value: @Sendable (UIDynamicBehavior) -> BehaviorValue?
  /// Sets it for an object of the class.
  let set: @Sendable (UIDynamicBehavior, BehaviorValue) -> Void

  private typealias Path<Behavior, Value> = ReferenceWritableKeyPath<Behavior, Value> & Sendable

  private static func number<Behavior: UIDynamicBehavior>(
    _ property: BehaviorProperty, _ path: any Path<Behavior, CGFloat>
  ) -> PropertyAccess {
    PropertyAccess(property: property) {
      ($0 as? Behavior).map { .number($0[keyPath: path]) }
    } set: {
      if case .number(let number) = $1 { ($0 as? Behavior)?[keyPath: path] = number }
    }
  }

  private static func boolean<Behavior: UIDynamicBehavior>(
    _ property: BehaviorProperty, _ path: any Path<Behavior, Bool>
  ) -> PropertyAccess {
    PropertyAccess(property: property) {
      ($0 as? Behavior).map { .boolean($0[keyPath: path]) }
    } set: {
      if case .boolean(let value) = $1 { ($0 as? Behavior)?[keyPath: path] = value }
    }
  }

  private static func vector<Behavior: UIDynamicBehavior>(
    _ property: BehaviorProperty, _ path: any Path<Behavior, CGVector>
  ) -> PropertyAccess {
    PropertyAccess(property: property) {
      ($0 as? Behavior).map { .vector($0[keyPath: path]) }
    } set: {
      if case .vector(let vector) = $1 { ($0 as? Behavior)?[keyPath: path] = vector }
    }
  }

  private static func point<Behavior: UIDynamicBehavior>(
    _ property: BehaviorProperty, _ path: any Path<Behavior, CGPoint>
  ) -> PropertyAccess {
    PropertyAccess(property: property) {
      guard let point = ($0 as? Behavior)?[keyPath: path] else { return nil }
      return .vector(CGVector(dx: point.x, dy: point.y))
    } set: {
      guard case .vector(let vector) = $1 else { return }
      ($0 as? Behavior)?[keyPath: path] = CGPoint(x: vector.dx, y: vector.dy)
    }
  }

  private static let attachmentRange = PropertyAccess(property: .attachmentRange) {
    ($0 as? UIAttachmentBehavior).map { .range($0.attachmentRange) }
  } set: {
    if case .range(let range) = $1 { ($0 as? UIAttachmentBehavior)?.attachmentRange = range }
  }

  /// UIKit takes insets together with the boundary, and does not tell them.
  private static let insets = PropertyAccess(property: .referenceBoundsInsets) { _ in
    nil
  } set: {
    guard case .insets(let insets) = $1 else { return }
    ($0 as? UICollisionBehavior)?.setTranslatesReferenceBoundsIntoBoundary(with: insets)
  }

  // A list for each class, made when a behavior of the class is first asked for: a key path costs the
  // runtime some 30,000 instructions at its first use, and a scene uses a few of them.
  private static let gravity = [
    vector(.gravityDirection, \UIGravityBehavior.gravityDirection),
    number(.angle, \UIGravityBehavior.angle),
    number(.magnitude, \UIGravityBehavior.magnitude),
  ]

  private static let push = [
    vector(.pushDirection, \UIPushBehavior.pushDirection),
    number(.angle, \UIPushBehavior.angle),
    number(.magnitude, \UIPushBehavior.magnitude),
    boolean(.active, \UIPushBehavior.active),
  ]

  private static let collision = [
    boolean(
      .translatesReferenceBoundsIntoBoundary,
      \UICollisionBehavior.translatesReferenceBoundsIntoBoundary),
    insets,
  ]

  private static let attachment = [
    point(.anchorPoint, \UIAttachmentBehavior.anchorPoint),
    number(.length, \UIAttachmentBehavior.length),
    number(.damping, \UIAttachmentBehavior.damping),
    number(.frequency, \UIAttachmentBehavior.frequency),
    number(.frictionTorque, \UIAttachmentBehavior.frictionTorque),
    attachmentRange,
  ]

  private static let snap = [
    point(.snapPoint, \UISnapBehavior.snapPoint),
    number(.damping, \UISnapBehavior.damping),
  ]

  private static let item = [
    number(.elasticity, \UIDynamicItemBehavior.elasticity),
    number(.friction, \UIDynamicItemBehavior.friction),
    number(.density, \UIDynamicItemBehavior.density),
    number(.resistance, \UIDynamicItemBehavior.resistance),
    number(.angularResistance, \UIDynamicItemBehavior.angularResistance),
    number(.charge, \UIDynamicItemBehavior.charge),
    boolean(.isAnchored, \UIDynamicItemBehavior.isAnchored),
    boolean(.allowsRotation, \UIDynamicItemBehavior.allowsRotation),
  ]

  private static let field = [
    point(.position, \UIFieldBehavior.position),
    number(.strength, \UIFieldBehavior.strength),
    number(.falloff, \UIFieldBehavior.falloff),
    number(.minimumRadius, \UIFieldBehavior.minimumRadius),
    vector(.direction, \UIFieldBehavior.direction),
    number(.smoothness, \UIFieldBehavior.smoothness),
    number(.animationSpeed, \UIFieldBehavior.animationSpeed),
  ]

  /// The properties of a behavior.
  static func all(of behavior: UIDynamicBehavior) -> [PropertyAccess] {
    switch behavior {
    case is UIGravityBehavior: gravity
    case is UIPushBehavior: push
    case is UICollisionBehavior: collision
    case is UIAttachmentBehavior: attachment
    case is UISnapBehavior: snap
    case is UIDynamicItemBehavior: item
    case is UIFieldBehavior: field
    default: []
    }
  }
}

// The properties of behaviors by the names that scenes use.
extension UIDynamicBehavior {
  /// The value of a property; nil if this behavior has none of the name, or does not tell it.
  func value(of property: BehaviorProperty) -> BehaviorValue? {
    access(to: property)?.value(self)
  }

  /// Sets a property that this behavior has to a value that UIKit takes.
  func set(_ property: BehaviorProperty, to value: BehaviorValue) {
    access(to: property)?.set(self, value)
  }

  private func access(to property: BehaviorProperty) -> PropertyAccess? {
    PropertyAccess.all(of: self).first { $0.property == property }
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
