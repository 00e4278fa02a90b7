// SPDX-License-Identifier: MIT

/// Mass, center of mass and moment of inertia about the body's origin.
struct MassProperties: Equatable {
  /// kg.
  var mass: Float
  /// m, in the body's frame.
  var center: Vector
  /// kg·m², about the origin of the body's frame.
  var inertia: Float

  /// A disc: m = ρ π r², about its center I = ½ m r².
  init(radius: Float, center: Vector, density: Float) {
    mass = density * Tolerances.pi * radius * radius
    self.center = center
    inertia = mass * (0.5 * radius * radius + center.dot(center))
  }

  /// Sums over the triangles between a point inside and each side of a convex polygon.
  ///
  /// A triangle (0, p, q) with D = p × q has area D/2, centroid (p + q)/3 and about its first
  /// corner the second moment D/12 · (p·p + q·p + q·q). Green's theorem gives all three; see
  /// Eberly, *Polyhedral Mass Properties*, 2002, section 2. The reference point is the mean of the
  /// vertices, which keeps the terms small; moments are shifted by Steiner's theorem in the end.
  /// The order of the sums is the one that gives the measured masses to the last digit.
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
    // The area of a tiny shape underflows, that of a huge one overflows.
    if !offset.isFinite { offset = .zero }
    center = offset + reference
    inertia = density * moment
    inertia += mass * (center.dot(center) - offset.dot(offset))
  }
}
