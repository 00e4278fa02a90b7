// SPDX-License-Identifier: MIT

@inline(__always) func collideCircles(
  _ a: CircleView, _ poseA: Pose, _ b: CircleView, _ poseB: Pose
) -> Manifold {
  let apart = poseB.apply(b.center) - poseA.apply(a.center)
  let reach = a.radius + b.radius
  if apart.dot(apart) > reach * reach { return Manifold() }
  return Manifold(.points, normal: .zero, at: a.center, circle: b.center, .vertexOnVertex(0))
}

/// Finds the side with the largest separation from the disc's center; if the center is beyond an end of that side,
/// uses that corner (Ericson, *Real-Time Collision Detection*, 5.1.2 and 9.5).
func collidePolygonCircle(
  _ polygon: PolygonView, _ poseA: Pose, _ circle: CircleView, _ poseB: Pose
) -> Manifold {
  let center = poseA.applyInverse(poseB.apply(circle.center))
  let reach = polygon.radius + circle.radius
  var (side, separation) = (0, -Float.greatestFiniteMagnitude)
  for i in 0..<polygon.count {
    let distance = polygon.normals[i].dot(center - polygon.vertices[i])
    if distance > reach { return Manifold() }
    if distance > separation { (side, separation) = (i, distance) }
  }

  let (start, end) = (polygon.vertices[side], polygon.vertices[polygon.next(after: side)])
  if separation >= Float.ulpOfOne {
    if (center - start).dot(end - start) <= 0 {
      return manifold(corner: start, center, reach: reach, circle)
    }
    if (center - end).dot(start - end) <= 0 {
      return manifold(corner: end, center, reach: reach, circle)
    }
  }
  let (normal, middle) = (polygon.normals[side], 0.5 * (start + end))
  // Measured from the midpoint, the distance is rounded differently and may now exceed the limit.
  if separation >= Float.ulpOfOne && (center - middle).dot(normal) > reach { return Manifold() }
  return Manifold(.faceOfA, normal: normal, at: middle, circle: circle.center, .vertexOnVertex(0))
}

/// Treats the corner as a face perpendicular to the line to the center.
@inline(__always) private func manifold(
  corner: Vector, _ center: Vector, reach: Float, _ circle: CircleView
) -> Manifold {
  let arm = center - corner
  if arm.lengthSquared > reach * reach { return Manifold() }
  return Manifold(
    .faceOfA, normal: arm.normalized, at: corner, circle: circle.center, .vertexOnVertex(0))
}
