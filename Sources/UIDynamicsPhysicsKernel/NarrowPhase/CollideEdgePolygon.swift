// SPDX-License-Identifier: MIT

/// The reference side of a manifold, in the edge's frame.
private struct ReferenceSide {
  var start: Vector
  var end: Vector
  var startCorner: Int
  var endCorner: Int
  var normal: Vector
  var reach: Float

  @inline(__always) func clip(_ incident: ClipSegment) -> ClipSegment? {
    let outward = Vector(normal.y, -normal.x)
    return incident.clipped(normal: outward, offset: outward.dot(start), corner: startCorner)?
      .clipped(normal: -outward, offset: (-outward).dot(end), corner: endCorner)
  }

  @inline(__always) func isTouched(by point: Vector) -> Bool {
    normal.dot(point - start) <= reach
  }
}

/// Uses twice the edge's skin; `scratch` must have room for twice the polygon's vertices.
func collideEdgePolygon(
  _ edge: EdgeView, _ poseA: Pose, _ polygon: PolygonView, _ poseB: Pose, centroid: Vector,
  scratch: UnsafeMutablePointer<Vector>
) -> Manifold {
  let bInA = poseA.relative(to: poseB)
  let side = EdgeSide(edge, centroid: bInA.apply(centroid))
  let vertices = scratch
  let normals = scratch + polygon.count
  for i in 0..<polygon.count {
    vertices[i] = bInA.apply(polygon.vertices[i])
    normals[i] = bInA.rotation.apply(polygon.normals[i])
  }
  let moved = PolygonView(
    vertices: vertices, normals: normals, count: polygon.count, radius: polygon.radius)

  let edgeSeparation = deepestVertex(of: moved, along: side.normal, from: edge.start)
  if edgeSeparation > edge.reach { return Manifold() }
  guard let face = bestFace(of: moved, against: edge, on: side) else {
    return manifoldOnEdge(edge, side, moved, bInA)
  }
  if face.separation > edge.reach { return Manifold() }
  // The polygon's face must be clearly better; otherwise, the reference could alternate.
  let preferred =
    Tolerances.edgePreferenceFactor * edgeSeparation + Tolerances.edgePreferenceMargin
  if face.separation > preferred {
    return manifoldOnPolygon(edge, moved, face: face.index, local: polygon)
  }
  return manifoldOnEdge(edge, side, moved, bInA)
}

@inline(__always) private func deepestVertex(
  of polygon: PolygonView, along normal: Vector, from origin: Vector
) -> Float {
  var deepest = Float.greatestFiniteMagnitude
  for i in 0..<polygon.count {
    deepest = smaller(normal.dot(polygon.vertices[i] - origin), deepest)
  }
  return deepest
}

/// Returns the allowed face with the largest separation, or the first face with a separation beyond the reach.
@inline(__always) private func bestFace(
  of polygon: PolygonView, against edge: EdgeView, on side: EdgeSide
) -> (index: Int, separation: Float)? {
  var best: (index: Int, separation: Float)?
  for i in 0..<polygon.count {
    let inward = -polygon.normals[i]
    let separation = smaller(
      inward.dot(polygon.vertices[i] - edge.start), inward.dot(polygon.vertices[i] - edge.end))
    if separation > edge.reach { return (i, separation) }
    guard side.allows(inward) else { continue }
    if separation > best?.separation ?? -Float.greatestFiniteMagnitude { best = (i, separation) }
  }
  return best
}

@inline(__always) private func manifoldOnEdge(
  _ edge: EdgeView, _ side: EdgeSide, _ polygon: PolygonView, _ bInA: Pose
) -> Manifold {
  var (index, least) = (0, side.normal.dot(polygon.normals[0]))
  for i in 1..<polygon.count {
    let alignment = side.normal.dot(polygon.normals[i])
    if alignment < least { (index, least) = (i, alignment) }
  }
  let next = polygon.next(after: index)
  let incident = ClipSegment(
    start: ClipPoint(position: polygon.vertices[index], feature: .vertex(index, ofBOnFace: 0)),
    end: ClipPoint(position: polygon.vertices[next], feature: .vertex(next, ofBOnFace: 0)))
  let reference =
    side.isFront
    ? ReferenceSide(
      start: edge.start, end: edge.end, startCorner: 0, endCorner: 1, normal: side.normal,
      reach: edge.reach)
    : ReferenceSide(
      start: edge.end, end: edge.start, startCorner: 1, endCorner: 0, normal: side.normal,
      reach: edge.reach)
  guard let segment = reference.clip(incident) else { return Manifold() }

  var manifold = Manifold()
  manifold.kind = .faceOfA
  manifold.localNormal = reference.normal
  manifold.localPoint = reference.start
  for i in 0..<2 {
    let end = segment[i]
    guard reference.isTouched(by: end.position) else { continue }
    var point = ManifoldPoint()
    point.localPoint = bInA.applyInverse(end.position)
    point.feature = end.feature
    manifold.append(point)
  }
  return manifold
}

/// Both ends have the same feature, so if neither is clipped, both points start with the first one's impulse.
///
/// Box2D 2.3.0 behaves this way too, which reproduces the measured digits.
@inline(__always) private func manifoldOnPolygon(
  _ edge: EdgeView, _ polygon: PolygonView, face: Int, local: PolygonView
) -> Manifold {
  let incident = ClipSegment(
    start: ClipPoint(position: edge.start, feature: .vertex(0, ofAOnFace: face)),
    end: ClipPoint(position: edge.end, feature: .vertex(0, ofAOnFace: face)))
  let next = polygon.next(after: face)
  let reference = ReferenceSide(
    start: polygon.vertices[face], end: polygon.vertices[next], startCorner: face, endCorner: next,
    normal: polygon.normals[face], reach: edge.reach)
  guard let segment = reference.clip(incident) else { return Manifold() }

  var manifold = Manifold()
  manifold.kind = .faceOfB
  manifold.localNormal = local.normals[face]
  manifold.localPoint = local.vertices[face]
  for i in 0..<2 {
    let end = segment[i]
    guard reference.isTouched(by: end.position) else { continue }
    var point = ManifoldPoint()
    point.localPoint = end.position
    point.feature = end.feature.swapped
    manifold.append(point)
  }
  return manifold
}
