// SPDX-License-Identifier: MIT

/// A property of a behavior that expressions read and actions set, by UIKit's name.
package enum BehaviorProperty: String, CaseIterable, Sendable {
  // UIGravityBehavior, UIPushBehavior
  case gravityDirection, angle, magnitude
  case pushDirection, active
  // UICollisionBehavior
  case translatesReferenceBoundsIntoBoundary
  // UIAttachmentBehavior
  case anchorPoint, length, damping, frequency, frictionTorque
  // UISnapBehavior has damping and this
  case snapPoint
  // UIDynamicItemBehavior
  case elasticity, friction, density, resistance, angularResistance, charge
  case isAnchored, allowsRotation
  // UIFieldBehavior
  case position, strength, falloff, minimumRadius, direction, smoothness, animationSpeed

  package var type: ExpressionType {
    switch self {
    case .gravityDirection, .pushDirection, .anchorPoint, .snapPoint, .position, .direction:
      .vector
    case .active, .translatesReferenceBoundsIntoBoundary, .isAnchored, .allowsRotation: .boolean
    default: .number
    }
  }
}
