// SPDX-License-Identifier: MIT

package enum BodyKind: UInt8, Sendable {
  /// Never moves; has infinite mass.
  case fixed
  /// Moved by forces, contacts and joints.
  case dynamic
}

/// The initial state of a body; everything can change later.
package struct BodyDefinition: Sendable {
  package var kind: BodyKind = .dynamic
  /// The origin of the body, m.
  package var position: Vector = .zero
  /// In rad, clockwise on screen.
  package var angle: Float = 0
  /// In m/s.
  package var linearVelocity: Vector = .zero
  /// In rad/s.
  package var angularVelocity: Float = 0
  /// 1/s, of either sign; `Conventions.damping` decides its effect.
  package var linearDamping: Float = 0
  /// In 1/s.
  package var angularDamping: Float = 0
  /// False makes the moment of inertia infinite; the angular velocity stays.
  package var allowsRotation = true
  /// True also checks for impacts with other dynamic bodies.
  package var isBullet = false
  /// True if the world's gravity acts on it.
  package var isAffectedByGravity = false
  /// A number of the owner, returned in events.
  package var tag = 0

  package init() {}
}
