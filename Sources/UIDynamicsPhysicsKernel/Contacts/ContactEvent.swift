// SPDX-License-Identifier: MIT

/// Two bodies whose fixtures began or stopped touching.
package struct ContactEvent: Equatable, Sendable, BitwiseCopyable {
  package var bodyA: BodyID
  package var bodyB: BodyID
  /// The owner's numbers of the two bodies.
  package var tagA: Int
  package var tagB: Int
  /// Point with the largest normal impulse of the first solve, m; zero in an end event.
  package var point: Vector
}
