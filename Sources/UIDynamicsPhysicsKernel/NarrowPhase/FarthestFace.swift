// SPDX-License-Identifier: MIT

/// Returns the distance of polygon `b` beyond face `i` of polygon `a`, which is the minimum over its vertices.
@inline(__always) func separation(
  beyond i: Int, of a: PolygonView, in aInB: Pose, from b: PolygonView
) -> Float {
  let normal = aInB.rotation.apply(a.normals[i])
  let corner = aInB.apply(a.vertices[i])
  var deepest = Float.greatestFiniteMagnitude
  for j in 0..<b.count { deepest = smaller(normal.dot(b.vertices[j] - corner), deepest) }
  return deepest
}

/// Returns the first face of `a` that has the largest separation from `b`.
@inline(__always) func farthestFace(
  of a: PolygonView, in aInB: Pose, from b: PolygonView
) -> (index: Int, separation: Float) {
  if a.count == 4 && b.count == 4 {
    let best = separations(beyondFourFrom: 0, of: a, in: aInB, from: b, count: 4).largest
    return (best.lane, best.value)
  }
  return farthestFace(ofAny: a, in: aInB, from: b)
}

@inline(never) private func farthestFace(
  ofAny a: PolygonView, in aInB: Pose, from b: PolygonView
) -> (index: Int, separation: Float) {
  if b.count > 8 { return farthestFace(of: a, in: aInB, fromMany: b) }
  var best = (index: 0, separation: -Float.greatestFiniteMagnitude)
  var i = 0
  while i + 4 <= a.count {
    let four = separations(beyondFourFrom: i, of: a, in: aInB, from: b, count: b.count)
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

/// Returns the separations of four consecutive faces, one in each lane.
@inline(__always) private func separations(
  beyondFourFrom i: Int, of a: PolygonView, in aInB: Pose, from b: PolygonView, count: Int
) -> SIMD4<Float> {
  let (s, c) = (aInB.rotation.sine, aInB.rotation.cosine)
  let normals = FourVectors(a.normals + i)
  let corners = FourVectors(a.vertices + i)
  let (normalX, normalY) = (c * normals.x - s * normals.y, s * normals.x + c * normals.y)
  let cornerX = (c * corners.x - s * corners.y) + aInB.position.x
  let cornerY = (s * corners.x + c * corners.y) + aInB.position.y
  var deepest = SIMD4(repeating: Float.greatestFiniteMagnitude)
  for j in 0..<count {
    let vertex = b.vertices[j]
    let depth = normalX * (vertex.x - cornerX) + normalY * (vertex.y - cornerY)
    deepest.replace(with: depth, where: depth .< deepest)
  }
  return deepest
}

/// Tests the vertex that is deepest beyond one face first for the next face, which rejects most faces early.
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

/// Returns the first side with the normal that is most opposed to a direction.
@inline(__always) func opposingSide(of polygon: PolygonView, to direction: Vector) -> Int {
  if polygon.count == 4 {
    let normals = FourVectors(polygon.normals)
    return (-(direction.x * normals.x + direction.y * normals.y)).largest.lane
  }
  var (index, least) = (0, Float.greatestFiniteMagnitude)
  for i in 0..<polygon.count {
    let alignment = direction.dot(polygon.normals[i])
    if alignment < least { (index, least) = (i, alignment) }
  }
  return index
}
