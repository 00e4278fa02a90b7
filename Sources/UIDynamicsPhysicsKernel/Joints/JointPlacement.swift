// SPDX-License-Identifier: MIT

/// The two bodies that a joint connects, and its anchors.
package struct JointPlacement: Sendable, BitwiseCopyable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  /// In the frame of body A, m.
  package var localAnchorA: Vector
  /// In the frame of body B, m.
  package var localAnchorB: Vector
  /// True if the two bodies may touch each other.
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
