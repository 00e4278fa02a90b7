// SPDX-License-Identifier: MIT

/// How a body takes part in the motion.
package enum BodyKind: UInt8, Sendable {
  /// Never moves and has infinite mass.
  case fixed
  /// Moved by forces, contacts and joints.
  case dynamic
}

/// What a body starts with; everything here can be changed later.
package struct BodyDefinition: Sendable {
  package var kind: BodyKind = .dynamic
  /// Origin of the body, m.
  package var position: Vector = .zero
  /// rad, clockwise on screen.
  package var angle: Float = 0
  /// m/s.
  package var linearVelocity: Vector = .zero
  /// rad/s.
  package var angularVelocity: Float = 0
  /// 1/s, any value; velocity is divided by 1 + h·c in each sub-step.
  package var linearDamping: Float = 0
  /// 1/s.
  package var angularDamping: Float = 0
  /// False means infinite moment of inertia; an existing spin is kept.
  package var allowsRotation = true
  /// True: time of impact is also sought against other dynamic bodies.
  package var isBullet = false
  /// Whether the world's gravity acts on it.
  package var isAffectedByGravity = false
  /// A number of the owner's, handed back in events.
  package var tag = 0

  package init() {}
}
