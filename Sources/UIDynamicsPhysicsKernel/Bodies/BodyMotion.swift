// SPDX-License-Identifier: MIT

package struct BodyMotion {
  /// The position of the body's origin.
  package let position: Vector
  package let angle: Float
  /// The velocity of the center of mass.
  package let linearVelocity: Vector
  package let angularVelocity: Float
  package let isAwake: Bool
}
