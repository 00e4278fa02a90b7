// SPDX-License-Identifier: MIT

internal import Geometry
internal import SceneFormat
internal import UIDynamics

// The properties of behaviors by the names that scenes use.
extension UIDynamicBehavior {
  /// The value of a property; nil if this behavior has none of the name.
  func value(of property: BehaviorProperty) -> ExpressionValue? {
    switch self {
    case let behavior as UIGravityBehavior: behavior.gravityValue(property)
    case let behavior as UIPushBehavior: behavior.pushValue(property)
    case let behavior as UICollisionBehavior:
      property == .translatesReferenceBoundsIntoBoundary
        ? .boolean(behavior.translatesReferenceBoundsIntoBoundary) : nil
    case let behavior as UIAttachmentBehavior: behavior.attachmentValue(property)
    case let behavior as UISnapBehavior: behavior.snapValue(property)
    case let behavior as UIDynamicItemBehavior: behavior.itemValue(property)
    case let behavior as UIFieldBehavior: behavior.fieldValue(property)
    default: nil
    }
  }

  /// Sets a property that this behavior has to a value that UIKit takes.
  func set(_ property: BehaviorProperty, to value: ExpressionValue) {
    switch self {
    case let behavior as UIGravityBehavior: behavior.setGravity(property, value)
    case let behavior as UIPushBehavior: behavior.setPush(property, value)
    case let behavior as UICollisionBehavior:
      if property == .translatesReferenceBoundsIntoBoundary {
        behavior.translatesReferenceBoundsIntoBoundary = value.truth
      }
    case let behavior as UIAttachmentBehavior: behavior.setAttachment(property, value)
    case let behavior as UISnapBehavior: behavior.setSnap(property, value)
    case let behavior as UIDynamicItemBehavior: behavior.setItem(property, value)
    case let behavior as UIFieldBehavior: behavior.setField(property, value)
    default: break
    }
  }
}

extension UIGravityBehavior {
  fileprivate func gravityValue(_ property: BehaviorProperty) -> ExpressionValue? {
    switch property {
    case .gravityDirection: .vector(gravityDirection)
    case .angle: .number(angle)
    case .magnitude: .number(magnitude)
    default: nil
    }
  }

  fileprivate func setGravity(_ property: BehaviorProperty, _ value: ExpressionValue) {
    switch property {
    case .gravityDirection: gravityDirection = value.vector
    case .angle: angle = value.number
    case .magnitude: magnitude = value.number
    default: break
    }
  }
}

extension UIPushBehavior {
  fileprivate func pushValue(_ property: BehaviorProperty) -> ExpressionValue? {
    switch property {
    case .active: .boolean(active)
    case .pushDirection: .vector(pushDirection)
    case .angle: .number(angle)
    case .magnitude: .number(magnitude)
    default: nil
    }
  }

  fileprivate func setPush(_ property: BehaviorProperty, _ value: ExpressionValue) {
    switch property {
    case .active: active = value.truth
    case .pushDirection: pushDirection = value.vector
    case .angle: angle = value.number
    case .magnitude: magnitude = value.number
    default: break
    }
  }
}

extension UIAttachmentBehavior {
  fileprivate func attachmentValue(_ property: BehaviorProperty) -> ExpressionValue? {
    switch property {
    case .anchorPoint: .point(anchorPoint)
    case .length: .number(length)
    case .damping: .number(damping)
    case .frequency: .number(frequency)
    case .frictionTorque: .number(frictionTorque)
    default: nil
    }
  }

  fileprivate func setAttachment(_ property: BehaviorProperty, _ value: ExpressionValue) {
    switch property {
    case .anchorPoint: anchorPoint = value.point
    case .length: length = value.number
    case .damping: damping = value.number
    case .frequency: frequency = value.number
    case .frictionTorque: frictionTorque = value.number
    default: break
    }
  }
}

extension UISnapBehavior {
  fileprivate func snapValue(_ property: BehaviorProperty) -> ExpressionValue? {
    switch property {
    case .snapPoint: .point(snapPoint)
    case .damping: .number(damping)
    default: nil
    }
  }

  fileprivate func setSnap(_ property: BehaviorProperty, _ value: ExpressionValue) {
    switch property {
    case .snapPoint: snapPoint = value.point
    case .damping: damping = value.number
    default: break
    }
  }
}

extension UIDynamicItemBehavior {
  fileprivate func itemValue(_ property: BehaviorProperty) -> ExpressionValue? {
    switch property {
    case .elasticity: .number(elasticity)
    case .friction: .number(friction)
    case .density: .number(density)
    case .resistance: .number(resistance)
    case .angularResistance: .number(angularResistance)
    case .charge: .number(charge)
    case .isAnchored: .boolean(isAnchored)
    case .allowsRotation: .boolean(allowsRotation)
    default: nil
    }
  }

  fileprivate func setItem(_ property: BehaviorProperty, _ value: ExpressionValue) {
    switch property {
    case .elasticity: elasticity = value.number
    case .friction: friction = value.number
    case .density: density = value.number
    case .resistance: resistance = value.number
    case .angularResistance: angularResistance = value.number
    case .charge: charge = value.number
    case .isAnchored: isAnchored = value.truth
    case .allowsRotation: allowsRotation = value.truth
    default: break
    }
  }
}

extension UIFieldBehavior {
  fileprivate func fieldValue(_ property: BehaviorProperty) -> ExpressionValue? {
    switch property {
    case .position: .point(position)
    case .strength: .number(strength)
    case .falloff: .number(falloff)
    case .minimumRadius: .number(minimumRadius)
    case .direction: .vector(direction)
    case .smoothness: .number(smoothness)
    case .animationSpeed: .number(animationSpeed)
    default: nil
    }
  }

  fileprivate func setField(_ property: BehaviorProperty, _ value: ExpressionValue) {
    switch property {
    case .position: position = value.point
    case .strength: strength = value.number
    case .falloff: falloff = value.number
    case .minimumRadius: minimumRadius = value.number
    case .direction: direction = value.vector
    case .smoothness: smoothness = value.number
    case .animationSpeed: animationSpeed = value.number
    default: break
    }
  }
}

// The scene layer has checked the types; a value of another type is none.
extension ExpressionValue {
  static func point(_ point: CGPoint) -> ExpressionValue {
    .vector(CGVector(dx: point.x, dy: point.y))
  }

  static func size(_ size: CGSize) -> ExpressionValue {
    .vector(CGVector(dx: size.width, dy: size.height))
  }

  var number: Double { if case .number(let number) = self { number } else { 0 } }
  var truth: Bool { if case .boolean(let value) = self { value } else { false } }
  var vector: CGVector { if case .vector(let vector) = self { vector } else { .zero } }
  var point: CGPoint { CGPoint(x: vector.dx, y: vector.dy) }
  var text: String { if case .string(let text) = self { text } else { "" } }
}
