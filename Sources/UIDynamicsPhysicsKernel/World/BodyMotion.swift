// SPDX-License-Identifier: MIT

/// The pose and velocity of a body.
package struct BodyMotion {
  /// The origin, m.
  package let position: Vector
  /// In rad.
  package let angle: Float
  /// The velocity of the center of mass, m/s.
  package let linearVelocity: Vector
  /// In rad/s.
  package let angularVelocity: Float
  package let isAwake: Bool
}
