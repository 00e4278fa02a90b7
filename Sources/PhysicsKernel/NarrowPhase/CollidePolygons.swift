// SPDX-License-Identifier: MIT

/// A convex polygon as the narrow phase reads it: vertices, outward normals, skin.
struct PolygonView {
  var vertices: UnsafePointer<Vector>
  var normals: UnsafePointer<Vector>
  var count: Int
  var radius: Float

  /// The vertex after `i` around the polygon.
  @inline(__always) func next(after i: Int) -> Int { i + 1 < count ? i + 1 : 0 }
}

/// The face of a polygon along whose normal another polygon is farthest away.
private struct SeparatingFace {
  var index: Int
  var separation: Float

  /// Tries every face of `a`; the separation along one is that of the deepest vertex of `b`.
  ///
  /// By the separating axis theorem the polygons are apart exactly if some face of either has a
  /// positive separation (Gottschalk, *Separating Axis Theorem*, 1996). Ties go to the first face.
  @inline(__always) init(of a: PolygonView, _ poseA: Pose, from b: PolygonView, _ poseB: Pose) {
    let aInB = poseB.relative(to: poseA)
    index = 0
    separation = -Float.greatestFiniteMagnitude
    for i in 0..<a.count {
      let normal = aInB.rotation.apply(a.normals[i])
      let corner = aInB.apply(a.vertices[i])
      var deepest = Float.greatestFiniteMagnitude
      for j in 0..<b.count {
        deepest = smaller(normal.dot(b.vertices[j] - corner), deepest)
      }
      if deepest > separation { (index, separation) = (i, deepest) }
    }
  }
}

/// The contact of two convex polygons.
///
/// The face of least penetration is the reference; the side of the other polygon that faces it
/// most is clipped to its length, and the ends behind the face are the contact points (Gregorius,
/// *Contacts between Polygons and Polyhedra*, GDC 2013; Ericson, *Real-Time Collision Detection*, 5.5). A keeps
/// the role of the reference unless B is better by a margin, so that it does not flicker.
func collidePolygons(
  _ a: PolygonView, _ poseA: Pose, _ b: PolygonView, _ poseB: Pose
) -> Manifold {
  let skin = a.radius + b.radius
  let faceA = SeparatingFace(of: a, poseA, from: b, poseB)
  if faceA.separation > skin { return Manifold() }
  let faceB = SeparatingFace(of: b, poseB, from: a, poseA)
  if faceB.separation > skin { return Manifold() }

  if faceB.separation > faceA.separation + Tolerances.faceSwitchMargin {
    return clipIncidentSide(
      of: a, poseA, onFace: faceB.index, of: b, poseB, skin: skin, kind: .faceOfB)
  }
  return clipIncidentSide(
    of: b, poseB, onFace: faceA.index, of: a, poseA, skin: skin, kind: .faceOfA)
}

/// The manifold on face `face` of `reference`; a side of `incident` gives the points.
@inline(__always) private func clipIncidentSide(
  of incident: PolygonView, _ incidentPose: Pose,
  onFace face: Int, of reference: PolygonView, _ referencePose: Pose,
  skin: Float, kind: Manifold.Kind
) -> Manifold {
  let side = incidentSide(
    of: incident, incidentPose, facing: referencePose.rotation.apply(reference.normals[face]),
    face: face)
  let next = reference.next(after: face)
  let (localStart, localEnd) = (reference.vertices[face], reference.vertices[next])
  let localTangent = (localEnd - localStart).normalized

  let tangent = referencePose.rotation.apply(localTangent)
  let normal = tangent.cross(1)
  let start = referencePose.apply(localStart)
  let end = referencePose.apply(localEnd)
  guard
    let once = side.clipped(
      normal: -tangent, offset: -tangent.dot(start) + skin, corner: face),
    let segment = once.clipped(normal: tangent, offset: tangent.dot(end) + skin, corner: next)
  else { return Manifold() }

  var manifold = Manifold()
  manifold.kind = kind
  manifold.localNormal = localTangent.cross(1)
  manifold.localPoint = 0.5 * (localStart + localEnd)
  let faceOffset = normal.dot(start)
  for i in 0..<2 {
    let end = segment[i]
    guard normal.dot(end.position) - faceOffset <= skin else { continue }
    var point = ManifoldPoint()
    point.localPoint = incidentPose.applyInverse(end.position)
    point.feature = kind == .faceOfA ? end.feature : end.feature.swapped
    manifold.append(point)
  }
  return manifold
}

/// The side of a polygon that faces against `normal` most, in world coordinates.
@inline(__always) private func incidentSide(
  of polygon: PolygonView, _ pose: Pose, facing normal: Vector, face: Int
) -> ClipSegment {
  let local = pose.rotation.applyInverse(normal)
  var (index, least) = (0, Float.greatestFiniteMagnitude)
  for i in 0..<polygon.count {
    let alignment = local.dot(polygon.normals[i])
    if alignment < least { (index, least) = (i, alignment) }
  }
  let next = polygon.next(after: index)
  return ClipSegment(
    start: ClipPoint(
      position: pose.apply(polygon.vertices[index]), feature: .vertex(index, ofBOnFace: face)),
    end: ClipPoint(
      position: pose.apply(polygon.vertices[next]), feature: .vertex(next, ofBOnFace: face)))
}
