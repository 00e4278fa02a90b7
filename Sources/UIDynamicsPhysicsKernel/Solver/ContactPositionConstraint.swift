// SPDX-License-Identifier: MIT

/// The body with the face comes first (A for two discs); its masses are negative as it moves against the normal.
struct ContactPositionConstraint: BitwiseCopyable {
  var face: Int32
  var other: Int32
  var count: Int32
  var kind: Manifold.Kind
  /// True if a center of mass is not at the origin of its body's frame.
  var hasOffset: Bool
  var hasSkin: Bool
  /// (−1/m, −1/m, 1/m, 1/m) and (−1/I, 1/I).
  var inverseMasses: SIMD4<Float>
  var inverseInertias: SIMD2<Float>
  var localNormal: SIMD2<Float>
  var localPoint: SIMD2<Float>
  var firstPoint: SIMD2<Float>
  var secondPoint: SIMD2<Float>
  var radiusA: Float
  var radiusB: Float
}
