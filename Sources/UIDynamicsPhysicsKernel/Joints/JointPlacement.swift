// SPDX-License-Identifier: MIT

/// Which two bodies a joint connects, and at which points of them.
package struct JointPlacement: Sendable, BitwiseCopyable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  /// In the frame of body A, m.
  package var localAnchorA: Vector
  /// In the frame of body B, m.
  package var localAnchorB: Vector
  /// Whether the two bodies may touch each other.
  package var collideConnected: Bool

  package init(
    _ bodyA: BodyID, _ bodyB: BodyID, localAnchorA: Vector = .zero, localAnchorB: Vector = .zero,
    collideConnected: Bool = false
  ) {
    self.bodyA = bodyA
    self.bodyB = bodyB
    self.localAnchorA = localAnchorA
    self.localAnchorB = localAnchorB
    self.collideConnected = collideConnected
  }
}
