// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The unrounded motion of an item's body, in points, in the animator's coordinates.
package struct ItemMotion: Equatable, Sendable {
  package var x: Float
  package var y: Float
  /// rad, clockwise on screen, never wrapped.
  package var angle: Float
  /// pt/s.
  package var velocityX: Float
  package var velocityY: Float
  /// rad/s.
  package var angularVelocity: Float
  /// True if the body takes part in the next sub-step.
  package var isAwake: Bool

  package init(
    x: Float, y: Float, angle: Float, velocityX: Float, velocityY: Float, angularVelocity: Float,
    isAwake: Bool
  ) {
    (self.x, self.y, self.angle) = (x, y, angle)
    (self.velocityX, self.velocityY) = (velocityX, velocityY)
    (self.angularVelocity, self.isAwake) = (angularVelocity, isAwake)
  }
}
