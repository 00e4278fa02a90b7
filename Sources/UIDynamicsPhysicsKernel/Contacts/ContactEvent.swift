// SPDX-License-Identifier: MIT

/// Two bodies whose fixtures began or stopped touching.
package struct ContactEvent: Equatable, Sendable, BitwiseCopyable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  /// The owner's numbers of the bodies.
  package var tagA: Int
  package var tagB: Int
  /// The point with the largest normal impulse of the first solve, m; zero in an end event.
  package var point: Vector
}
