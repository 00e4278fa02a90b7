// SPDX-License-Identifier: MIT

/// How far polygon `b` is beyond face `i` of polygon `a`: the least over its vertices.
@inline(__always) private func separation(
  beyond i: Int, of a: PolygonView, in aInB: Pose, from b: PolygonView
) -> Float {
  let normal = aInB.rotation.apply(a.normals[i])
  let corner = aInB.apply(a.vertices[i])
  var deepest = Float.greatestFiniteMagnitude
  for j in 0..<b.count { deepest = smaller(normal.dot(b.vertices[j] - corner), deepest) }
  return deepest
}

/// The face of `a` along whose normal `b` is farthest away; of equal ones the first.
///
/// By the separating axis theorem the polygons are apart exactly if some face of either has a
/// positive separation (Gottschalk, *Separating Axis Theorem*, 1996).
@inline(__always) private func farthestFace(
  of a: PolygonView, in aInB: Pose, from b: PolygonView
) -> (index: Int, separation: Float) {
  if b.count > 8 { return farthestFace(of: a, in: aInB, fromMany: b) }
  var best = (index: 0, separation: -Float.greatestFiniteMagnitude)
  var i = 0
  while i + 4 <= a.count {
    let four = separations(beyondFourFrom: i, of: a, in: aInB, from: b)
    for lane in 0..<4 where four[lane] > best.separation { best = (i + lane, four[lane]) }
    i += 4
  }
  while i < a.count {
    let separation = separation(beyond: i, of: a, in: aInB, from: b)
    if separation > best.separation { best = (i, separation) }
    i += 1
  }
  return best
}

/// `separation(beyond:of:in:from:)` of four neighbouring faces at once, a face in each lane.
@inline(__always) private func separations(
  beyondFourFrom i: Int, of a: PolygonView, in aInB: Pose, from b: PolygonView
) -> SIMD4<Float> {
  let (s, c) = (aInB.rotation.sine, aInB.rotation.cosine)
  let normals = FourVectors(a.normals + i)
  let corners = FourVectors(a.vertices + i)
  let (normalX, normalY) = (c * normals.x - s * normals.y, s * normals.x + c * normals.y)
  let cornerX = (c * corners.x - s * corners.y) + aInB.position.x
  let cornerY = (s * corners.x + c * corners.y) + aInB.position.y
  var deepest = SIMD4(repeating: Float.greatestFiniteMagnitude)
  for j in 0..<b.count {
    let vertex = b.vertices[j]
    let depth = normalX * (vertex.x - cornerX) + normalY * (vertex.y - cornerY)
    deepest.replace(with: depth, where: depth .< deepest)
  }
  return deepest
}

/// Four neighbouring vectors of an array, their x in one vector register and their y in another.
private struct FourVectors {
  var x: SIMD4<Float>
  var y: SIMD4<Float>

  @inline(__always) init(_ start: UnsafePointer<Vector>) {
    let raw = UnsafeRawPointer(start)
    let first = raw.loadUnaligned(as: SIMD4<Float>.self)
    let second = raw.loadUnaligned(fromByteOffset: 16, as: SIMD4<Float>.self)
    x = SIMD4(lowHalf: first.evenHalf, highHalf: second.evenHalf)
    y = SIMD4(lowHalf: first.oddHalf, highHalf: second.oddHalf)
  }
}

/// The face of `a` along whose normal `b`, of many vertices, is farthest away.
///
/// The vertex that is deepest beyond one face is deep beyond the next one too. Where it is deeper
/// than the best face allows, the face is given up; the result is the same.
private func farthestFace(
  of a: PolygonView, in aInB: Pose, fromMany b: PolygonView
) -> (index: Int, separation: Float) {
  var best = (index: 0, separation: -Float.greatestFiniteMagnitude)
  var probe = 0
  for i in 0..<a.count {
    let normal = aInB.rotation.apply(a.normals[i])
    let corner = aInB.apply(a.vertices[i])
    var deepest = normal.dot(b.vertices[probe] - corner)
    if deepest <= best.separation { continue }
    for j in 0..<b.count {
      let depth = normal.dot(b.vertices[j] - corner)
      if depth < deepest { (deepest, probe) = (depth, j) }
    }
    if deepest > best.separation { best = (i, deepest) }
  }
  return best
}

/// Which face kept two polygons apart when they were looked at last, if one did.
///
/// Most neighbours in a pile do not touch, and the face that separates them stays the same for
/// long. If it still does, no other has to be tried: the result is the same.
struct SeparatingFace: BitwiseCopyable {
  private var code: Int32 = -1

  static var unknown: SeparatingFace { SeparatingFace() }

  fileprivate static func ofA(_ index: Int) -> SeparatingFace {
    SeparatingFace(code: Int32(truncatingIfNeeded: index << 1))
  }

  fileprivate static func ofB(_ index: Int) -> SeparatingFace {
    SeparatingFace(code: Int32(truncatingIfNeeded: index << 1 | 1))
  }

  /// Whether it still keeps the polygons apart by more than the skin.
  @inline(__always) func separates(
    _ a: PolygonView, _ poseA: Pose, _ b: PolygonView, _ poseB: Pose
  ) -> Bool {
    if code < 0 { return false }
    let index = Int(code >> 1)
    let skin = a.radius + b.radius
    return code & 1 == 0
      ? separation(beyond: index, of: a, in: poseB.relative(to: poseA), from: b) > skin
      : separation(beyond: index, of: b, in: poseA.relative(to: poseB), from: a) > skin
  }
}

/// The contact of two convex polygons.
///
/// The face of least penetration is the reference; the side of the other polygon that faces it
/// most is clipped to its length, and the ends behind the face are the contact points (Gregorius,
/// *Contacts between Polygons and Polyhedra*, GDC 2013; Ericson, *Real-Time Collision Detection*,
/// 5.5). A keeps the role of the reference unless B is better by a margin, so that it does not
/// flicker. `known` is set to the face that separates them, if one does.
func collidePolygons(
  _ a: PolygonView, _ poseA: Pose, _ b: PolygonView, _ poseB: Pose, known: inout SeparatingFace
) -> Manifold {
  let skin = a.radius + b.radius
  let faceA = farthestFace(of: a, in: poseB.relative(to: poseA), from: b)
  if faceA.separation > skin {
    known = .ofA(faceA.index)
    return Manifold()
  }
  let faceB = farthestFace(of: b, in: poseA.relative(to: poseB), from: a)
  if faceB.separation > skin {
    known = .ofB(faceB.index)
    return Manifold()
  }
  known = .unknown
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
  // The same bits as the direction of the side, from which the normal was made.
  let localNormal = reference.normals[face]
  let localTangent = Vector(-localNormal.y, localNormal.x)

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
  manifold.localNormal = localNormal
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
