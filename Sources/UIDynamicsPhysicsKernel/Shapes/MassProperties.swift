// SPDX-License-Identifier: MIT

struct MassProperties: Equatable {
  var mass: Float
  /// The center of mass in the body's frame.
  var center: Vector
  /// The moment of inertia about the origin of the body's frame.
  var inertia: Float

  /// Computes the properties of a disc: m = ρ π r², I = ½ m r² about its center.
  init(radius: Float, center: Vector, density: Float) {
    mass = density * Tolerances.pi * radius * radius
    self.center = center
    inertia = mass * (0.5 * radius * radius + center.dot(center))
  }

  /// Sums over the triangles formed by the mean of the vertices and each side of a convex polygon.
  ///
  /// A triangle (0, p, q) with D = p × q has area D/2, centroid (p + q)/3 and second moment D/12 · (p·p + q·p
  /// + q·q) about 0 (Eberly, *Polyhedral Mass Properties*, 2002, section 2). The order of the sums reproduces
  /// the measured masses to the last digit.
  init(polygon vertices: UnsafePointer<Vector>, count: Int, density: Float) {
    var reference = Vector.zero
    for i in 0..<count { reference += vertices[i] }
    reference *= 1 / Float(count)

    let third: Float = 1 / 3
    var (area, moment, first) = (Float(0), Float(0), Vector.zero)
    for i in 0..<count {
      let p = vertices[i] - reference
      let q = vertices[i + 1 < count ? i + 1 : 0] - reference
      let doubled = p.cross(q)
      let triangle = 0.5 * doubled
      area += triangle
      first += (triangle * third) * (p + q)
      let xx = p.x * p.x + q.x * p.x + q.x * q.x
      let yy = p.y * p.y + q.y * p.y + q.y * q.y
      moment += (0.25 * third * doubled) * (xx + yy)
    }

    mass = density * area
    var offset = (1 / area) * first
    if !offset.isFinite { offset = .zero }
    center = offset + reference
    inertia = density * moment
    inertia += mass * (center.dot(center) - offset.dot(offset))
  }
}
