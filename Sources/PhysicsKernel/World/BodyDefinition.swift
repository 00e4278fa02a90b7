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

/// A handle to a body; stale once the body is destroyed.
package struct BodyID: Hashable, Sendable {
  let slot: Int32
  let generation: UInt32
}

/// Surface, weight and contact filter of a fixture.
package struct FixtureDefinition: Sendable {
  /// kg/m²; 0 means the fixture has no mass.
  package var density: Float = 0
  /// Coefficient of friction, 1; the contact uses the geometric mean of both surfaces.
  package var friction: Float = 0.2
  /// Coefficient of restitution, 1; the contact uses the larger of both surfaces.
  package var restitution: Float = 0
  package var filter = CollisionFilter()

  package init() {}
}

/// Who may touch whom, by 32 category bits.
package struct CollisionFilter: Equatable, Sendable {
  /// The bits this fixture belongs to.
  package var category: UInt32
  /// The categories whose contact moves this fixture's body.
  package var mask: UInt32

  package init(category: UInt32 = 1, mask: UInt32 = .max) {
    self.category = category
    self.mask = mask
  }
}

/// Two bodies whose fixtures began or stopped touching.
package struct ContactEvent: Equatable, Sendable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  package var tagA: Int
  package var tagB: Int
  /// Point with the largest normal impulse of the first solve, m; zero in an end event.
  package var point: Vector
}
