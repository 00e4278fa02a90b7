// SPDX-License-Identifier: MIT

/// The side of an edge that a polygon is on, and the range of allowed normals.
///
/// A box that slides along a chain must not catch on its joints, so each joint allows only normals between those of
/// its two edges. The range ends at the neighbor's normal for a convex joint and at the edge's normal for a concave
/// one. A corner without a neighbor may push in any direction. On the back, convex and concave are exchanged.
/// (Catto on ghost vertices, *Box2D Manual*, 2013; the cases are derived independently.)
struct EdgeSide: Equatable {
  var normal: Vector
  var isFront: Bool
  /// The limits as seen from the polygon's side.
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

    // The polygon is in front if it is ahead of the edge and of each neighbor that bends toward it, or ahead of a
    // neighbor that bends away.
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

  @inline(__always) func allows(_ n: Vector) -> Bool {
    let limit = n.dot(Vector(-normal.y, normal.x)) >= 0 ? endLimit : startLimit
    return (n - limit).dot(normal) >= -Tolerances.angularSlop
  }
}
