// SPDX-License-Identifier: MIT

package struct JointPlacement: Sendable, BitwiseCopyable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  package var localAnchorA: Vector
  package var localAnchorB: Vector
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
