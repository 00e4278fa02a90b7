// SPDX-License-Identifier: MIT

/// The side of an edge a polygon is on, and the range of normals the neighbours leave to it.
///
/// A box that slides along a chain must not catch on the joints between its edges. Each joint
/// therefore allows only normals between those of its two edges: at a convex joint the range ends
/// at the neighbour's normal, at a concave one at the edge's own; without a neighbour the corner
/// may push in every direction. Behind the edge the same holds with convex and concave exchanged.
/// (Catto on the ghost vertices of edges, *Box2D Manual*, 2013; own derivation of the cases.)
struct EdgeSide: Equatable {
  /// The edge's normal on the polygon's side.
  var normal: Vector
  var isFront: Bool
  /// The normals at which the range ends, towards the start and towards the end of the edge as
  /// seen from the polygon's side.
  var startLimit: Vector
  var endLimit: Vector

  @inline(__always) init(_ edge: EdgeView, centroid: Vector) {
    let direction = (edge.end - edge.start).normalized
    let front = Vector(direction.y, -direction.x)
    let isAhead = front.dot(centroid - edge.start) >= 0

    var (previous, next) = (Vector.zero, Vector.zero)
    var (convexAtStart, convexAtEnd) = (false, false)
    var (aheadOfPrevious, aheadOfNext) = (isAhead, isAhead)
    if edge.hasPrevious {
      let before = (edge.start - edge.vertices[2]).normalized
      previous = Vector(before.y, -before.x)
      convexAtStart = before.cross(direction) >= 0
      aheadOfPrevious = previous.dot(centroid - edge.vertices[2]) >= 0
    }
    if edge.hasNext {
      let after = (edge.vertices[3] - edge.end).normalized
      next = Vector(after.y, -after.x)
      convexAtEnd = direction.cross(after) > 0
      aheadOfNext = next.dot(centroid - edge.end) >= 0
    }

    // In front means: ahead of the edge and of each neighbour that bends towards the polygon, or
    // ahead of a neighbour that bends away.
    isFront =
      (isAhead && (convexAtStart || aheadOfPrevious) && (convexAtEnd || aheadOfNext))
      || (convexAtStart && aheadOfPrevious) || (convexAtEnd && aheadOfNext)
    if isFront {
      normal = front
      startLimit = !edge.hasPrevious ? -front : convexAtStart ? previous : front
      endLimit = !edge.hasNext ? -front : convexAtEnd ? next : front
    } else {
      normal = -front
      startLimit = !edge.hasNext ? front : convexAtEnd ? -front : -next
      endLimit = !edge.hasPrevious ? front : convexAtStart ? -front : -previous
    }
  }

  /// Whether a polygon's face may push in direction `n`.
  @inline(__always) func allows(_ n: Vector) -> Bool {
    let limit = n.dot(Vector(-normal.y, normal.x)) >= 0 ? endLimit : startLimit
    return (n - limit).dot(normal) >= -Tolerances.angularSlop
  }
}
