// SPDX-License-Identifier: MIT

/// The engine's limits for edges; positions are 32-bit meters, which are 0.1 pt apart at 10⁶ pt from the origin.
package enum EdgeFacts {
  /// The length of the shortest edge that still has a direction, m; the engine ignores shorter edges.
  @inlinable package static var shortest: Float {
    Float(UIKitFacts.shortestEdge / UIKitFacts.pointsPerMeter)
  }

  /// Converts points to meters as UIKit does: multiplies in 64 bits, then rounds once.
  @inlinable package static func meters(_ points: Double) -> Float {
    Float(Double(UIKitFacts.metersPerPoint) * points)
  }

  /// Returns whether two positions, in meters, are too close together to form an edge.
  @inlinable package static func coincide(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    let difference = b - a
    return (difference.x * difference.x + difference.y * difference.y).squareRoot() < shortest
  }

  /// Returns the indices of the corners that the engine keeps; `position` returns meters.
  ///
  /// Consecutive corners that coincide, including the last and first ones, become a single corner.
  package static func corners(ofLoop count: Int, position: (Int) -> SIMD2<Float>) -> [Int] {
    var kept: [Int] = []
    for point in 0..<count {
      if let last = kept.last, coincide(position(last), position(point)) { continue }
      kept.append(point)
    }
    while kept.count > 1, coincide(position(kept[0]), position(kept[kept.count - 1])) {
      kept.removeLast()
    }
    return kept
  }

  /// Returns the length, pt, from which an edge is certain to be kept if its ends are within `reach`, pt, of the origin in x and y.
  ///
  /// Rounding moves each end by at most half a unit in the last place in x and in y.
  package static func sureLength(within reach: Double) -> Double {
    UIKitFacts.shortestEdge + UIKitFacts.pointsPerMeter * 1.5 * Double(meters(reach).ulp)
  }
}
