// SPDX-License-Identifier: MIT

/// Distinguishes whether the center is beyond the start, beyond the end, or alongside the edge.
///
/// If it is alongside a neighbor, the neighbor makes the contact; otherwise, a rolling disc would bump into the
/// joints of a chain. When a disc rolls into a different region, the feature changes and the impulse starts at 0.
/// Source: Ericson, *Real-Time Collision Detection*, 5.1.2.
func collideEdgeCircle(
  _ edge: EdgeView, _ poseA: Pose, _ circle: CircleView, _ poseB: Pose
) -> Manifold {
  let center = poseA.applyInverse(poseB.apply(circle.center))
  let reach = edge.radius + circle.radius
  let (start, end) = (edge.start, edge.end)
  let along = end - start
  // The weights of the start and end in the closest point, multiplied by the squared length.
  let (startWeight, endWeight) = (along.dot(end - center), along.dot(center - start))

  if endWeight <= 0 {
    guard isWithin(reach, center, of: start) else { return Manifold() }
    if edge.hasPrevious && (start - edge.vertices[2]).dot(start - center) > 0 { return Manifold() }
    return Manifold(.points, normal: .zero, at: start, circle: circle.center, .vertexOnVertex(0))
  }
  if startWeight <= 0 {
    guard isWithin(reach, center, of: end) else { return Manifold() }
    if edge.hasNext && (edge.vertices[3] - end).dot(center - end) > 0 { return Manifold() }
    return Manifold(.points, normal: .zero, at: end, circle: circle.center, .vertexOnVertex(1))
  }
  let nearest = (1 / along.dot(along)) * (startWeight * start + endWeight * end)
  guard isWithin(reach, center, of: nearest) else { return Manifold() }
  var normal = Vector(-along.y, along.x)
  if normal.dot(center - start) < 0 { normal = -normal }
  return Manifold(
    .faceOfA, normal: normal.normalized, at: start, circle: circle.center,
    .vertex(0, ofBOnFace: 0))
}

@inline(__always) private func isWithin(
  _ reach: Float, _ center: Vector, of point: Vector
) -> Bool {
  let arm = center - point
  return arm.dot(arm) <= reach * reach
}
