// SPDX-License-Identifier: MIT

/// A property of a behavior by UIKit's name; those an object has are set in this order.
package enum BehaviorProperty: String, CaseIterable, Sendable {
  // UIGravityBehavior, UIPushBehavior: a magnitude given with a direction keeps its angle
  case gravityDirection, pushDirection, angle, magnitude, active
  // UICollisionBehavior: insets come with a boundary, whatever was set before
  case translatesReferenceBoundsIntoBoundary, referenceBoundsInsets
  // UIAttachmentBehavior
  case anchorPoint, length, damping, frequency, frictionTorque, attachmentRange
  // UISnapBehavior has damping and this
  case snapPoint
  // UIDynamicItemBehavior
  case elasticity, friction, density, resistance, angularResistance, charge
  case isAnchored, allowsRotation
  // UIFieldBehavior
  case position, strength, falloff, minimumRadius, direction, smoothness, animationSpeed
}
