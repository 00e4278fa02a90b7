// SPDX-License-Identifier: MIT

/// The engine's limits for edges; positions are 32-bit meters, 0.1 pt apart at 10⁶ pt from the origin.
package enum EdgeFacts {
  /// The shortest edge that has a direction, m; the engine drops shorter ones.
  @inlinable package static var shortest: Float {
    Float(UIKitFacts.shortestEdge / UIKitFacts.pointsPerMeter)
  }

  /// Converts points to meters as UIKit does: multiplied in 64 bits, rounded once.
  @inlinable package static func meters(_ points: Double) -> Float {
    Float(Double(UIKitFacts.metersPerPoint) * points)
  }

  /// Returns whether two positions, m, are too close for an edge.
  @inlinable package static func coincide(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    let difference = b - a
    return (difference.x * difference.x + difference.y * difference.y).squareRoot() < shortest
  }

  /// Returns the indices of the corners that the engine keeps; `position` returns meters.
  ///
  /// Neighbors that coincide, including first and last, become one corner.
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

  /// The length, pt, from which every edge is kept if its ends are at most `reach`, pt, from the origin in x and y.
  ///
  /// Rounding moves each end by at most half a unit in the last place in x and in y.
  package static func sureLength(within reach: Double) -> Double {
    UIKitFacts.shortestEdge + UIKitFacts.pointsPerMeter * 1.5 * Double(meters(reach).ulp)
  }
}
