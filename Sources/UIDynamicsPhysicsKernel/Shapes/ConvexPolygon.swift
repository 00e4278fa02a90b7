// SPDX-License-Identifier: MIT

/// A convex polygon as a fixture stores it.
///
/// Invariants: at least three vertices, clockwise on screen from the one `ConvexHull` starts with;
/// `normals[i]` points out of the side from vertex i to the next and has length 1.
struct ConvexPolygon {
  let vertices: [Vector]
  let normals: [Vector]
  let centroid: Vector

  /// The hull of points; nil when they do not span an area.
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

  /// A box with its sides along the axes, of any size.
  init(halfWidth x: Float, halfHeight y: Float, center: Vector) {
    let corners = [Vector(x, -y), Vector(x, y), Vector(-x, y), Vector(-x, -y)].map { $0 + center }
    let axes = [Vector(1, 0), Vector(0, 1), Vector(-1, 0), Vector(0, -1)]
    // The axes but for the rounding of the division by the length, which other polygons have too;
    // the axes themselves when the length is too small or too large a number.
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

  /// The ends of the side that begins at a corner.
  private static func side(_ index: Int, of corners: [Vector]) -> (Vector, Vector) {
    (corners[index], corners[index + 1 < corners.count ? index + 1 : 0])
  }

  /// The mean of the triangles between the origin and each side, weighted by their areas.
  ///
  /// An edge asks on which side of it this point lies. Source: see `MassProperties`, which measures
  /// from a point inside because masses need more digits.
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
    // The area of a tiny shape underflows, that of a huge one overflows.
    return centroid.isFinite ? centroid : 0.5 * (corners[0] + corners[corners.count / 2])
  }
}
