// SPDX-License-Identifier: MIT

package struct ContactEvent: Equatable, Sendable, BitwiseCopyable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  /// The numbers that the owner gave the bodies.
  package var tagA: Int
  package var tagB: Int
  /// The point with the largest normal impulse in the first solve; zero in an end event.
  package var point: Vector
}
