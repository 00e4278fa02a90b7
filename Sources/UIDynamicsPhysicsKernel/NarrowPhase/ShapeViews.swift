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

/// A two-sided segment as the narrow phase reads it, with the neighbours it joins smoothly.
struct EdgeView {
  /// start, end, and where there are neighbours: start of the previous, end of the next.
  var vertices: UnsafePointer<Vector>
  var hasPrevious: Bool
  var hasNext: Bool
  /// Against circles.
  var radius: Float

  /// Distance at which it meets polygons, m, whatever skin they have.
  @inline(__always) var reach: Float { Tolerances.edgeReachSkins * radius }
  @inline(__always) var start: Vector { vertices[0] }
  @inline(__always) var end: Vector { vertices[1] }
}

/// A disc as the narrow phase reads it.
struct CircleView {
  /// In the body's frame, m.
  var center: Vector
  var radius: Float
}
