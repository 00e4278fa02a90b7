// SPDX-License-Identifier: MIT

/// The position constraint of one contact: its manifold and the masses that may move.
///
/// The body with the face comes first, for two discs A; the signs of its masses are turned because
/// it is pushed against the normal of the face.
struct ContactPositionConstraint: BitwiseCopyable {
  /// Positions of the bodies in the island.
  var face: Int32
  var other: Int32
  var count: Int32
  var kind: Manifold.Kind
  /// Whether a center of mass lies away from the origin of its body's frame.
  var hasOffset: Bool
  var hasSkin: Bool
  /// (−1/m, −1/m, 1/m, 1/m), 1/kg, and (−1/I, 1/I), 1/(kg·m²).
  var inverseMasses: SIMD4<Float>
  var inverseInertias: SIMD2<Float>
  var localNormal: SIMD2<Float>
  var localPoint: SIMD2<Float>
  var firstPoint: SIMD2<Float>
  var secondPoint: SIMD2<Float>
  /// Skins of A and B, m.
  var radiusA: Float
  var radiusB: Float
}
