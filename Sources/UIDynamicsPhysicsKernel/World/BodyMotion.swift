// SPDX-License-Identifier: MIT

/// How a body lies and moves, read at one go.
package struct BodyMotion {
  /// Of its origin, m.
  package let position: Vector
  /// rad.
  package let angle: Float
  /// Of its center of mass, m/s.
  package let linearVelocity: Vector
  /// rad/s.
  package let angularVelocity: Float
  package let isAwake: Bool
}
