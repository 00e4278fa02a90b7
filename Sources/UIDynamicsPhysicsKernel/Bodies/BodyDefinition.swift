// SPDX-License-Identifier: MIT

package enum BodyKind: UInt8, Sendable {
  /// Never moves; has infinite mass.
  case fixed
  case dynamic
}

package struct BodyDefinition: Sendable {
  package var kind: BodyKind = .dynamic
  package var position: Vector = .zero
  package var angle: Float = 0
  /// Clockwise on screen.
  package var linearVelocity: Vector = .zero
  package var angularVelocity: Float = 0
  /// `Conventions.damping` decides its effect; it may be negative.
  package var linearDamping: Float = 0
  package var angularDamping: Float = 0
  /// False makes the moment of inertia infinite; the angular velocity stays.
  package var allowsRotation = true
  /// True also checks for impacts with other dynamic bodies.
  package var isBullet = false
  package var isAffectedByGravity = false
  /// A number of the owner, returned in events.
  package var tag = 0

  package init() {}
}
