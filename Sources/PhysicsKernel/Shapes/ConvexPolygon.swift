// SPDX-License-Identifier: MIT

/// A convex polygon as a fixture stores it.
///
/// Invariants: at least three vertices, clockwise on screen from the one `ConvexHull` starts with;
/// `normals[i]` points out of the side from vertex i to the next and has length 1.
struct ConvexPolygon {
  let vertices: [Vector]
  let normals: [Vector]
  let centroid: Vector

  /// The hull of points that have no `PolygonFault`.
  init(hullOf points: [Vector]) {
    self.init(vertices: ConvexHull(of: points).corners)
  }

  /// A box with its sides along the axes, which may be smaller than the welding distance.
  init(halfWidth x: Float, halfHeight y: Float, center: Vector) {
    self.init(
      vertices: [Vector(x, -y), Vector(x, y), Vector(-x, y), Vector(-x, -y)].map { $0 + center })
  }

  private init(vertices: [Vector]) {
    self.vertices = vertices
    let sides = zip(vertices, vertices.dropFirst() + vertices.prefix(1))
    normals = sides.map { ($1 - $0).cross(1).normalized }
    centroid = ConvexPolygon.centroid(of: sides)
  }

  /// The mean of the triangles between the origin and each side, weighted by their areas.
  ///
  /// An edge asks on which side of it this point lies. Source: see `MassProperties`, which measures
  /// from a point inside because masses need more digits.
  private static func centroid(of sides: some Sequence<(Vector, Vector)>) -> Vector {
    let third: Float = 1 / 3
    var (area, moment) = (Float(0), Vector.zero)
    for (p, q) in sides {
      let triangle = 0.5 * p.cross(q)
      area += triangle
      moment += (triangle * third) * (p + q)
    }
    return (1 / area) * moment
  }
}
