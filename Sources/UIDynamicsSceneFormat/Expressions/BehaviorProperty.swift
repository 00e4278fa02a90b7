// SPDX-License-Identifier: MIT

/// A property of a behavior, named as in UIKit; the order of the cases is the order in which they are applied.
package enum BehaviorProperty: String, CaseIterable, Sendable {
  // UIGravityBehavior, UIPushBehavior: setting the magnitude after the direction keeps the direction's angle.
  case gravityDirection, pushDirection, angle, magnitude, active
  // UICollisionBehavior: insets create the boundary, and the Boolean resets them.
  case translatesReferenceBoundsIntoBoundary, referenceBoundsInsets
  // UIAttachmentBehavior
  case anchorPoint, length, damping, frequency, frictionTorque, attachmentRange
  case snapPoint
  // UIDynamicItemBehavior
  case elasticity, friction, density, resistance, angularResistance, charge
  case isAnchored, allowsRotation
  // UIFieldBehavior
  case position, strength, falloff, minimumRadius, direction, smoothness, animationSpeed
}
