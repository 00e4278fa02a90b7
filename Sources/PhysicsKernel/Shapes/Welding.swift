// SPDX-License-Identifier: MIT

/// Which of several points are the same: those nearer than the welding distance to one kept before.
enum Welding {
  /// The points that remain when every point is compared with all that are kept, in order.
  static func distinct(_ points: [Vector]) -> [Vector] {
    var kept: [Vector] = []
    for point in points where !kept.contains(where: { isSame(point, $0) }) { kept.append(point) }
    return kept
  }

  /// The indices that remain of a closed loop when neighbours are compared, last and first too.
  static func distinctNeighbours(inLoop points: [Vector]) -> [Int] {
    var kept: [Int] = []
    for index in points.indices {
      if let last = kept.last, isSame(points[index], points[last]) { continue }
      kept.append(index)
    }
    while let last = kept.last, kept.count > 1, isSame(points[last], points[kept[0]]) {
      kept.removeLast()
    }
    return kept
  }

  private static func isSame(_ a: Vector, _ b: Vector) -> Bool {
    (a - b).lengthSquared < Tolerances.weldingDistance * Tolerances.weldingDistance
  }
}
