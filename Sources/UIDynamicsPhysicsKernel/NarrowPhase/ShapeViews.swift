// SPDX-License-Identifier: MIT

struct PolygonView {
  var vertices: UnsafePointer<Vector>
  var normals: UnsafePointer<Vector>
  var count: Int
  var radius: Float

  @inline(__always) func next(after i: Int) -> Int { i + 1 < count ? i + 1 : 0 }
}

/// A two-sided segment and its neighbors.
struct EdgeView {
  /// Start, end, and with neighbors the start of the previous and the end of the next edge.
  var vertices: UnsafePointer<Vector>
  var hasPrevious: Bool
  var hasNext: Bool
  /// The skin against circles, m.
  var radius: Float

  /// The distance at which the edge meets a polygon of any skin, m.
  @inline(__always) var reach: Float { Tolerances.edgeReachSkins * radius }
  @inline(__always) var start: Vector { vertices[0] }
  @inline(__always) var end: Vector { vertices[1] }
}

struct CircleView {
  /// The center in the body's frame, m.
  var center: Vector
  var radius: Float
}
