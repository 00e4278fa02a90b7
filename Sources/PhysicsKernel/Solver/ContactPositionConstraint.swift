// SPDX-License-Identifier: MIT

/// The position constraint of one contact: its manifold and the masses that may move.
struct ContactPositionConstraint: BitwiseCopyable {
  /// Positions of the bodies in the island.
  var bodyA: Int32
  var bodyB: Int32
  var count: Int32
  var kind: Manifold.Kind
  var localNormal: Vector
  var localPoint: Vector
  var firstPoint: Vector
  var secondPoint: Vector
  /// Skins of A and B, m.
  var radiusA: Float
  var radiusB: Float
  var inverseMassA: Float
  var inverseInertiaA: Float
  var inverseMassB: Float
  var inverseInertiaB: Float
}
