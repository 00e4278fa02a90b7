// SPDX-License-Identifier: MIT

/// A two-sided segment as the narrow phase reads it, with the neighbours it joins smoothly.
struct EdgeView {
  /// start, end, and where there are neighbours: start of the previous, end of the next.
  var vertices: UnsafePointer<Vector>
  /// Front normals of the edge itself, of the previous and of the next, where there are neighbours.
  var normals: UnsafePointer<Vector>
  var hasPrevious: Bool
  var hasNext: Bool
  /// Against circles; polygons keep the same distance whatever it is.
  var radius: Float

  @inline(__always) var start: Vector { vertices[0] }
  @inline(__always) var end: Vector { vertices[1] }

  /// The normal on the front of a segment: its direction turned by −90°.
  static func frontNormal(from start: Vector, to end: Vector) -> Vector {
    let direction = (end - start).normalized
    return Vector(direction.y, -direction.x)
  }
}

/// The side of an edge a polygon is on, and the range of normals the neighbours leave to it.
///
/// A box that slides along a chain must not catch on the joints between its edges. Each joint
/// therefore allows only normals between those of its two edges: at a convex joint the range ends
/// at the neighbour's normal, at a concave one at the edge's own; without a neighbour the corner
/// may push in every direction. Behind the edge the same holds with convex and concave exchanged.
/// (Muratori and Catto on ghost collisions with "smooth" edges; own derivation of the cases.)
private struct EdgeSide {
  /// The edge's normal on the polygon's side.
  var normal: Vector
  var isFront: Bool
  /// The normals at which the range ends, towards the start and towards the end of the edge as
  /// seen from the polygon's side.
  var startLimit: Vector
  var endLimit: Vector

  @inline(__always) init(_ edge: EdgeView, centroid: Vector) {
    let (front, previous, next) = (edge.normals[0], edge.normals[1], edge.normals[2])
    let isAhead = front.dot(centroid - edge.start) >= 0

    var (convexAtStart, convexAtEnd) = (false, false)
    var (aheadOfPrevious, aheadOfNext) = (isAhead, isAhead)
    if edge.hasPrevious {
      convexAtStart = previous.cross(front) >= 0
      aheadOfPrevious = previous.dot(centroid - edge.vertices[2]) >= 0
    }
    if edge.hasNext {
      convexAtEnd = front.cross(next) > 0
      aheadOfNext = next.dot(centroid - edge.end) >= 0
    }

    // In front means: ahead of the edge and of each neighbour that bends towards the polygon, or
    // ahead of a neighbour that bends away.
    isFront =
      (isAhead && (convexAtStart || aheadOfPrevious) && (convexAtEnd || aheadOfNext))
      || (convexAtStart && aheadOfPrevious) || (convexAtEnd && aheadOfNext)
    if isFront {
      normal = front
      startLimit = !edge.hasPrevious ? -front : convexAtStart ? previous : front
      endLimit = !edge.hasNext ? -front : convexAtEnd ? next : front
    } else {
      normal = -front
      startLimit = !edge.hasNext ? front : convexAtEnd ? -front : -next
      endLimit = !edge.hasPrevious ? front : convexAtStart ? -front : -previous
    }
  }

  /// Whether a polygon's face may push in direction `n`.
  @inline(__always) func allows(_ n: Vector) -> Bool {
    let limit = n.dot(Vector(-normal.y, normal.x)) >= 0 ? endLimit : startLimit
    return (n - limit).dot(normal) >= -Tolerances.angularSlop
  }
}

/// A side of one shape as the reference of a manifold, in the edge's frame.
private struct ReferenceSide {
  var start: Vector
  var end: Vector
  var startCorner: Int
  var endCorner: Int
  var normal: Vector

  /// The part of `incident` between the two ends.
  @inline(__always) func clip(_ incident: ClipSegment) -> ClipSegment? {
    let outward = Vector(normal.y, -normal.x)
    return incident.clipped(normal: outward, offset: outward.dot(start), corner: startCorner)?
      .clipped(normal: -outward, offset: (-outward).dot(end), corner: endCorner)
  }

  @inline(__always) func isTouched(by point: Vector) -> Bool {
    normal.dot(point - start) <= Tolerances.edgeSkin
  }
}

/// The contact of a two-sided edge A with a convex polygon B; skin 1.8 pt whatever radii they have.
///
/// `scratch` has room for twice the polygon's vertices.
func collideEdgePolygon(
  _ edge: EdgeView, _ poseA: Pose, _ polygon: PolygonView, _ poseB: Pose, centroid: Vector,
  scratch: UnsafeMutablePointer<Vector>
) -> Manifold {
  let bInA = poseA.relative(to: poseB)
  let side = EdgeSide(edge, centroid: bInA.apply(centroid))
  let vertices = scratch
  let normals = scratch + polygon.count
  var edgeSeparation = Float.greatestFiniteMagnitude
  for i in 0..<polygon.count {
    vertices[i] = bInA.apply(polygon.vertices[i])
    edgeSeparation = smaller(side.normal.dot(vertices[i] - edge.start), edgeSeparation)
  }
  if edgeSeparation > Tolerances.edgeSkin { return Manifold() }
  for i in 0..<polygon.count { normals[i] = bInA.rotation.apply(polygon.normals[i]) }
  let moved = PolygonView(
    vertices: vertices, normals: normals, count: polygon.count, radius: polygon.radius)

  guard let face = bestFace(of: moved, against: edge, on: side) else {
    return manifoldOnEdge(edge, side, moved, bInA)
  }
  if face.separation > Tolerances.edgeSkin { return Manifold() }
  // The polygon's face must be clearly better than the edge's, or the reference would flicker.
  let preferred =
    Tolerances.edgePreferenceFactor * edgeSeparation + Tolerances.edgePreferenceMargin
  if face.separation > preferred {
    return manifoldOnPolygon(edge, moved, face: face.index, local: polygon)
  }
  return manifoldOnEdge(edge, side, moved, bInA)
}

/// The allowed face of the polygon that separates best, or the first that separates at all.
@inline(__always) private func bestFace(
  of polygon: PolygonView, against edge: EdgeView, on side: EdgeSide
) -> (index: Int, separation: Float)? {
  var best: (index: Int, separation: Float)?
  for i in 0..<polygon.count {
    let inward = -polygon.normals[i]
    let separation = smaller(
      inward.dot(polygon.vertices[i] - edge.start), inward.dot(polygon.vertices[i] - edge.end))
    if separation > Tolerances.edgeSkin { return (i, separation) }
    guard side.allows(inward) else { continue }
    if separation > best?.separation ?? -Float.greatestFiniteMagnitude { best = (i, separation) }
  }
  return best
}

/// The manifold with the edge as reference; the polygon's side facing it gives the points.
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
      start: edge.start, end: edge.end, startCorner: 0, endCorner: 1, normal: side.normal)
    : ReferenceSide(
      start: edge.end, end: edge.start, startCorner: 1, endCorner: 0, normal: side.normal)
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

/// The manifold with a face of the polygon as reference; the edge's ends give the points.
@inline(__always) private func manifoldOnPolygon(
  _ edge: EdgeView, _ polygon: PolygonView, face: Int, local: PolygonView
) -> Manifold {
  let incident = ClipSegment(
    start: ClipPoint(position: edge.start, feature: .vertex(0, ofAOnFace: face)),
    end: ClipPoint(position: edge.end, feature: .vertex(0, ofAOnFace: face)))
  let next = polygon.next(after: face)
  let reference = ReferenceSide(
    start: polygon.vertices[face], end: polygon.vertices[next], startCorner: face, endCorner: next,
    normal: polygon.normals[face])
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
