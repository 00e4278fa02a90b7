// SPDX-License-Identifier: MIT

package enum BodyKind: UInt8, Sendable {
  /// Never moves; its mass is infinite.
  case fixed
  case dynamic
}

package struct BodyDefinition: Sendable {
  package var kind: BodyKind = .dynamic
  package var position: Vector = .zero
  /// Positive angles are clockwise on screen, as are positive angular velocities.
  package var angle: Float = 0
  package var linearVelocity: Vector = .zero
  package var angularVelocity: Float = 0
  /// `Conventions.damping` defines the effect; the value may be negative.
  package var linearDamping: Float = 0
  package var angularDamping: Float = 0
  /// If false, the moment of inertia is infinite, but the body keeps its angular velocity.
  package var allowsRotation = true
  /// If true, impacts with other dynamic bodies are also detected.
  package var isBullet = false
  package var isAffectedByGravity = false
  /// A number that the owner chooses; events report it.
  package var tag = 0

  package init() {}
}
