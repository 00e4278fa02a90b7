// SPDX-License-Identifier: MIT

struct PolygonView {
  var vertices: UnsafePointer<Vector>
  var normals: UnsafePointer<Vector>
  var count: Int
  var radius: Float

  @inline(__always) func next(after i: Int) -> Int { i + 1 < count ? i + 1 : 0 }
}

struct EdgeView {
  /// The start and end, followed by the neighbors' far ends: the previous start and the next end.
  var vertices: UnsafePointer<Vector>
  var hasPrevious: Bool
  var hasNext: Bool
  /// The skin for contacts with circles.
  var radius: Float

  /// The distance at which the edge makes contact with a polygon, regardless of the polygon's skin.
  @inline(__always) var reach: Float { Tolerances.edgeReachSkins * radius }
  @inline(__always) var start: Vector { vertices[0] }
  @inline(__always) var end: Vector { vertices[1] }
}

struct CircleView {
  var center: Vector
  var radius: Float
}
