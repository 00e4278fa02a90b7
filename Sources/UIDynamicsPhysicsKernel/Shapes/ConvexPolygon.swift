// SPDX-License-Identifier: MIT

/// Invariants: at least three vertices, ordered as in `ConvexHull`; `normals[i]` is the outward unit normal of
/// the side that starts at vertex i.
struct ConvexPolygon {
  let vertices: [Vector]
  let normals: [Vector]
  let centroid: Vector

  /// Fails if the points span no area.
  init?(hullOf points: [Vector]) {
    let corners = ConvexHull(of: points).corners
    if corners.count < 3 { return nil }
    self.init(
      vertices: corners,
      normals: corners.indices.map { index in
        let (start, end) = ConvexPolygon.side(index, of: corners)
        return (end - start).cross(1).direction
      })
  }

  init(halfWidth x: Float, halfHeight y: Float, center: Vector) {
    let corners = [Vector(x, -y), Vector(x, y), Vector(-x, y), Vector(-x, -y)].map { $0 + center }
    let axes = [Vector(1, 0), Vector(0, 1), Vector(-1, 0), Vector(0, -1)]
    // Keeps the rounding of the division, as for other polygons, unless the length underflows or overflows.
    let normals = axes.indices.map { index in
      let (start, end) = ConvexPolygon.side(index, of: corners)
      let normal = (end - start).cross(1).direction
      return normal.dot(axes[index]) > 0.5 ? normal : axes[index]
    }
    self.init(vertices: corners, normals: normals)
  }

  private init(vertices: [Vector], normals: [Vector]) {
    self.vertices = vertices
    self.normals = normals
    centroid = ConvexPolygon.centroid(of: vertices)
  }

  private static func side(_ index: Int, of corners: [Vector]) -> (Vector, Vector) {
    (corners[index], corners[index + 1 < corners.count ? index + 1 : 0])
  }

  /// Determines the side of an edge; `MassProperties` sums relative to a point inside, which is more precise.
  private static func centroid(of corners: [Vector]) -> Vector {
    let third: Float = 1 / 3
    var (area, moment) = (Float(0), Vector.zero)
    for index in corners.indices {
      let (p, q) = side(index, of: corners)
      let triangle = 0.5 * p.cross(q)
      area += triangle
      moment += (triangle * third) * (p + q)
    }
    let centroid = (1 / area) * moment
    // The area underflows for a tiny shape and overflows for a huge one.
    return centroid.isFinite ? centroid : 0.5 * (corners[0] + corners[corners.count / 2])
  }
}
