// SPDX-License-Identifier: MIT

/// Finds the face of least penetration and clips the most opposed side of the other polygon to it.
///
/// Gregorius, *Contacts between Polygons and Polyhedra*, GDC 2013; Ericson, *Real-Time Collision Detection*,
/// 5.5. A provides the face unless B's is better by a margin, which keeps the face from alternating. If there are
/// points, `known` is set to the face that produced them.
func collidePolygons(
  _ a: PolygonView, _ poseA: Pose, _ b: PolygonView, _ poseB: Pose, known: inout DecidingFace
) -> Manifold {
  let skin = a.radius + b.radius
  let faceA = farthestFace(of: a, in: poseB.relative(to: poseA), from: b)
  if faceA.separation > skin { return Manifold() }
  let faceB = farthestFace(of: b, in: poseA.relative(to: poseB), from: a)
  if faceB.separation > skin { return Manifold() }
  let isOfB = faceB.separation > faceA.separation + Tolerances.faceSwitchMargin
  let face = isOfB ? faceB.index : faceA.index
  if a.count == 4 && b.count == 4 {
    let last = known.touching
    let pair = FacePair(a, poseA, b, poseB, isOfB: last.isOfB)
    let side = pair.side(onFace: last.face)
    if known == .touching(side: side, onFace: face, isOfB: isOfB) {
      return pair.clip(last.side, toFace: last.face, skin: skin)
    }
  }
  return clip(FacePair(a, poseA, b, poseB, isOfB: isOfB), toFace: face, skin: skin, known: &known)
}

@inline(never) private func clip(
  _ pair: FacePair, toFace face: Int, skin: Float, known: inout DecidingFace
) -> Manifold {
  let side = pair.side(onFace: face)
  let areFourSided = pair.reference.count == 4 && pair.incident.count == 4
  known = areFourSided ? .touching(side: side, onFace: face, isOfB: pair.isOfB) : .unknown
  return pair.clip(side, toFace: face, skin: skin)
}

/// Two polygons: the reference polygon provides the face, and the incident polygon provides the points.
private struct FacePair {
  let isOfB: Bool
  let reference: PolygonView
  let referencePose: Pose
  let incident: PolygonView
  let incidentPose: Pose

  @inline(__always) init(
    _ a: PolygonView, _ poseA: Pose, _ b: PolygonView, _ poseB: Pose, isOfB: Bool
  ) {
    self.isOfB = isOfB
    (reference, referencePose) = isOfB ? (b, poseB) : (a, poseA)
    (incident, incidentPose) = isOfB ? (a, poseA) : (b, poseB)
  }

  @inline(__always) func side(onFace face: Int) -> Int {
    let normal = referencePose.rotation.apply(reference.normals[face])
    return opposingSide(of: incident, to: incidentPose.rotation.applyInverse(normal))
  }

  @inline(__always) private func segment(_ side: Int, onFace face: Int) -> ClipSegment {
    let next = incident.next(after: side)
    return ClipSegment(
      start: ClipPoint(
        position: incidentPose.apply(incident.vertices[side]),
        feature: .vertex(side, ofBOnFace: face)),
      end: ClipPoint(
        position: incidentPose.apply(incident.vertices[next]),
        feature: .vertex(next, ofBOnFace: face)))
  }

  @inline(__always) func clip(_ side: Int, toFace face: Int, skin: Float) -> Manifold {
    let next = reference.next(after: face)
    let (localStart, localEnd) = (reference.vertices[face], reference.vertices[next])
    // The normal has the same bits as the direction of the side from which it was computed.
    let localNormal = reference.normals[face]
    let localTangent = Vector(-localNormal.y, localNormal.x)

    let tangent = referencePose.rotation.apply(localTangent)
    let normal = tangent.cross(1)
    let start = referencePose.apply(localStart)
    let end = referencePose.apply(localEnd)
    guard
      let once = segment(side, onFace: face).clipped(
        normal: -tangent, offset: -tangent.dot(start) + skin, corner: face),
      let segment = once.clipped(normal: tangent, offset: tangent.dot(end) + skin, corner: next)
    else { return Manifold() }

    var manifold = Manifold()
    manifold.kind = isOfB ? .faceOfB : .faceOfA
    manifold.localNormal = localNormal
    manifold.localPoint = 0.5 * (localStart + localEnd)
    let faceOffset = normal.dot(start)
    for i in 0..<2 {
      let end = segment[i]
      guard normal.dot(end.position) - faceOffset <= skin else { continue }
      var point = ManifoldPoint()
      point.localPoint = incidentPose.applyInverse(end.position)
      point.feature = isOfB ? end.feature.swapped : end.feature
      manifold.append(point)
    }
    return manifold
  }
}
