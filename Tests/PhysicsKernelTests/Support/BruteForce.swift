// SPDX-License-Identifier: MIT

/// Computes the overlap and distance of convex shapes by exhaustive search.
enum BruteForce {
  /// Returns the distance between two clockwise convex polygons or segments, or 0 if they overlap.
  static func distance(_ a: [DoubleVector], _ b: [DoubleVector]) -> Double {
    if separation(a, b) <= 0 { return 0 }
    return min(nearest(a, b), nearest(b, a))
  }

  /// Returns the largest separation along the normals of both shapes' sides; it is not positive if they overlap.
  static func separation(_ a: [DoubleVector], _ b: [DoubleVector]) -> Double {
    max(largestSeparation(of: b, beyond: a), largestSeparation(of: a, beyond: b))
  }

  /// Returns the largest distance of `other` beyond a side of `shape`.
  static func largestSeparation(of other: [DoubleVector], beyond shape: [DoubleVector]) -> Double {
    var largest = -Double.infinity
    for i in shape.indices {
      let start = shape[i]
      let outward = (shape[(i + 1) % shape.count] - start).outward
      var deepest = Double.infinity
      for point in other { deepest = min(deepest, (point - start).dot(outward)) }
      largest = max(largest, deepest)
    }
    return largest
  }

  private static func nearest(_ points: [DoubleVector], _ shape: [DoubleVector]) -> Double {
    var nearest = Double.infinity
    for i in shape.indices {
      let (start, end) = (shape[i], shape[(i + 1) % shape.count])
      for point in points { nearest = min(nearest, point.distance(from: start, to: end)) }
    }
    return nearest
  }
}
