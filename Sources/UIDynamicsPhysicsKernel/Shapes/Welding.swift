// SPDX-License-Identifier: MIT

/// Drops every point that is too close to a point kept before it.
enum Welding {
  static func distinct(_ points: [Vector], apart distance: Float) -> [Vector] {
    if areApart(points, by: distance) { return points }
    var kept: [Vector] = []
    for point in points where !kept.contains(where: { isNearer(distance, point, $0) }) {
      kept.append(point)
    }
    return kept
  }

  /// Sorts by x, so only neighboring points need to be compared.
  private static func areApart(_ points: [Vector], by distance: Float) -> Bool {
    let order = points.sorted { $0.x < $1.x }
    for (index, point) in order.enumerated() {
      for other in order[(index + 1)...] {
        if other.x - point.x > distance { break }
        if isNearer(distance, point, other) { return false }
      }
    }
    return true
  }

  private static func isNearer(_ distance: Float, _ a: Vector, _ b: Vector) -> Bool {
    (a - b).lengthSquared < distance * distance
  }
}
