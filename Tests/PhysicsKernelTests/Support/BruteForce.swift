// SPDX-License-Identifier: MIT

/// Whether two convex shapes overlap and how far apart they are, by trying everything.
enum BruteForce {
  /// The distance of two convex polygons (or segments) that run clockwise; 0 when they overlap.
  static func distance(_ a: [DoubleVector], _ b: [DoubleVector]) -> Double {
    if separation(a, b) <= 0 { return 0 }
    return min(nearest(a, b), nearest(b, a))
  }

  /// The largest separation along the normal of any side of either; not positive for an overlap.
  static func separation(_ a: [DoubleVector], _ b: [DoubleVector]) -> Double {
    max(largestSeparation(of: b, beyond: a), largestSeparation(of: a, beyond: b))
  }

  /// How far `other` lies beyond that side of `shape` beyond which it lies farthest.
  static func largestSeparation(of other: [DoubleVector], beyond shape: [DoubleVector]) -> Double {
    sides(of: shape).map { start, end in
      other.map { ($0 - start).dot((end - start).outward) }.min() ?? 0
    }.max() ?? 0
  }

  private static func nearest(_ points: [DoubleVector], _ shape: [DoubleVector]) -> Double {
    points.flatMap { point in sides(of: shape).map { point.distance(from: $0, to: $1) } }
      .min() ?? 0
  }

  /// The sides of a polygon; a segment has one towards each end.
  static func sides(of shape: [DoubleVector]) -> [(DoubleVector, DoubleVector)] {
    shape.indices.map { (shape[$0], shape[($0 + 1) % shape.count]) }
  }
}
