// SPDX-License-Identifier: MIT

/// A manifold in world coordinates: the normal, and points halfway between the surfaces.
///
/// Without a second point, the second point's lanes are undefined.
struct WorldPoints {
  /// Points from A to B.
  var normal: Vector
  /// The lanes are (first, second, first, second).
  var x: SIMD4<Float>
  var y: SIMD4<Float>

  @inline(__always) init(
    _ manifold: UnsafePointer<Manifold>, poseA: Pose, radiusA: Float, poseB: Pose, radiusB: Float
  ) {
    switch manifold.pointee.kind {
    case .faceOfA:
      self.init(manifold, face: poseA, radiusA, other: poseB, radiusB)
    case .faceOfB:
      self.init(manifold, face: poseB, radiusB, other: poseA, radiusA)
      normal = -normal
    case .points:
      self.init(
        from: poseA.apply(manifold.pointee.localPoint), radiusA,
        to: poseB.apply(manifold.pointee.first.localPoint), radiusB)
    }
  }

  /// Creates the point of two discs; if their centers coincide, the normal is along x.
  @inline(__always) private init(
    from centerA: Vector, _ radiusA: Float, to centerB: Vector, _ radiusB: Float
  ) {
    let apart = centerB - centerA
    normal =
      apart.lengthSquared > Float.ulpOfOne * Float.ulpOfOne ? apart.normalized : Vector(1, 0)
    let onA = centerA + radiusA * normal
    let onB = centerB - radiusB * normal
    let point = 0.5 * (onA + onB)
    (x, y) = (SIMD4(repeating: point.x), SIMD4(repeating: point.y))
  }

  @inline(__always) private init(
    _ manifold: UnsafePointer<Manifold>, face: Pose, _ faceRadius: Float, other: Pose,
    _ otherRadius: Float
  ) {
    normal = face.rotation.apply(manifold.pointee.localNormal)
    let plane = face.apply(manifold.pointee.localPoint)
    let points = SIMD4(
      lowHalf: SIMD2(manifold.pointee.first.localPoint),
      highHalf: SIMD2(manifold.pointee.second.localPoint))
    let localX = SIMD4(points.x, points.z, points.x, points.z)
    let localY = SIMD4(points.y, points.w, points.y, points.w)
    let (s, c) = (other.rotation.sine, other.rotation.cosine)
    let clipX = (c * localX - s * localY) + SIMD4(repeating: other.position.x)
    let clipY = (s * localX + c * localY) + SIMD4(repeating: other.position.y)
    let (planeX, planeY) = (SIMD4(repeating: plane.x), SIMD4(repeating: plane.y))
    let depth = normal.x * (clipX - planeX) + normal.y * (clipY - planeY)
    let lift = SIMD4(repeating: faceRadius) - depth
    let skin = Vector(otherRadius * normal.x, otherRadius * normal.y)
    x = 0.5 * ((clipX + normal.x * lift) + (clipX - SIMD4(repeating: skin.x)))
    y = 0.5 * ((clipY + normal.y * lift) + (clipY - SIMD4(repeating: skin.y)))
  }
}
