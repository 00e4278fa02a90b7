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
///
/// By the separating axis theorem the polygons are apart exactly if some face of either has a
/// positive separation (Gottschalk, *Separating Axis Theorem*, 1996).
private struct FaceSearch {
  private let a: PolygonView
  private let b: PolygonView
  private let aInB: Pose
  private(set) var index: Int
  private(set) var separation: Float
  /// The vertex of `b` that was deepest last: on the next face it most likely is deep as well.
  private var probe = 0

  /// Begins with one face of `a`; the separation along it is that of the deepest vertex of `b`.
  @inline(__always) init(
    of a: PolygonView, _ poseA: Pose, from b: PolygonView, _ poseB: Pose, face: UInt16
  ) {
    (self.a, self.b) = (a, b)
    aInB = poseB.relative(to: poseA)
    index = Int(face)
    separation = -Float.greatestFiniteMagnitude
    separation = depth(of: index)
  }

  /// Tries all other faces; ties go to the first of them.
  @inline(__always) mutating func tryOthers() {
    let first = index
    for i in 0..<a.count where i != first {
      let found = depth(of: i)
      if found > separation || (found == separation && i < index) {
        (index, separation) = (i, found)
      }
    }
  }

  /// The separation along a face; given up, at any value, once it is below the best.
  @inline(__always) private mutating func depth(of face: Int) -> Float {
    let normal = aInB.rotation.apply(a.normals[face])
    let corner = aInB.apply(a.vertices[face])
    var deepest = normal.dot(b.vertices[probe] - corner)
    if deepest < separation { return deepest }
    for j in 0..<b.count {
      let reach = normal.dot(b.vertices[j] - corner)
      if reach < deepest {
        (deepest, probe) = (reach, j)
        if deepest < separation { break }
      }
    }
    return deepest
  }
}

/// The contact of two convex polygons; `hint` is what the last comparison of the two left.
///
/// The face of least penetration is the reference; the side of the other polygon that faces it
/// most is clipped to its length, and the ends behind the face are the contact points (Gregorius,
/// *Contacts between Polygons and Polyhedra*, GDC 2013; Ericson, *Real-Time Collision Detection*, 5.5). A keeps
/// the role of the reference unless B is better by a margin, so that it does not flicker.
func collidePolygons(
  _ a: PolygonView, _ poseA: Pose, _ b: PolygonView, _ poseB: Pose, hint: inout FaceHint
) -> Manifold {
  let skin = a.radius + b.radius
  if hint.isSeparatedByB {
    let face = FaceSearch(of: b, poseB, from: a, poseA, face: hint.faceOfB)
    if face.separation > skin { return Manifold() }
    hint.isSeparatedByB = false
  }
  var faceA = FaceSearch(of: a, poseA, from: b, poseB, face: hint.faceOfA)
  if faceA.separation > skin { return Manifold() }
  faceA.tryOthers()
  hint.faceOfA = UInt16(truncatingIfNeeded: faceA.index)
  if faceA.separation > skin { return Manifold() }
  var faceB = FaceSearch(of: b, poseB, from: a, poseA, face: hint.faceOfB)
  faceB.tryOthers()
  hint.faceOfB = UInt16(truncatingIfNeeded: faceB.index)
  hint.isSeparatedByB = faceB.separation > skin
  if hint.isSeparatedByB { return Manifold() }

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
