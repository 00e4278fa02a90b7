// SPDX-License-Identifier: MIT

package struct ContactEvent: Equatable, Sendable, BitwiseCopyable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  /// The owner's numbers of the bodies.
  package var tagA: Int
  package var tagB: Int
  /// The point with the largest normal impulse of the first solve; zero in an end event.
  package var point: Vector
}
