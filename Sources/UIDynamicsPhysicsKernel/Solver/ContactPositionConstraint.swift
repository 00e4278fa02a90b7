// SPDX-License-Identifier: MIT

/// The body with the face comes first (A for two discs); its masses are negative because it moves against the normal.
struct ContactPositionConstraint: BitwiseCopyable {
  var face: Int32
  var other: Int32
  var count: Int32
  var kind: Manifold.Kind
  /// True if either center of mass is not at the origin of its body's frame.
  var hasOffset: Bool
  var hasSkin: Bool
  /// The lanes are (−1/m, −1/m, 1/m, 1/m) for the masses and (−1/I, 1/I) for the inertias.
  var inverseMasses: SIMD4<Float>
  var inverseInertias: SIMD2<Float>
  var local: LocalManifold
  var radiusA: Float
  var radiusB: Float
}

/// A manifold in the frames of its bodies.
struct LocalManifold: BitwiseCopyable {
  var normal: SIMD2<Float>
  var point: SIMD2<Float>
  var first: SIMD2<Float>
  var second: SIMD2<Float>

  @inline(__always) init(_ manifold: Manifold) {
    normal = SIMD2(manifold.localNormal)
    point = SIMD2(manifold.localPoint)
    first = SIMD2(manifold.first.localPoint)
    second = SIMD2(manifold.second.localPoint)
  }
}
