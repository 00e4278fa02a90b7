// SPDX-License-Identifier: MIT

/// What the engine takes for an edge; it has places in metres of 32 bits.
///
/// The farther from the origin, the fewer places it tells apart: at 10⁶ pt they are 0.1 pt apart.
package enum EdgeFacts {
  /// Edges shorter than this, m, have no direction for the engine, which leaves them out.
  @inlinable package static var shortest: Float {
    Float(UIKitFacts.shortestEdge / UIKitFacts.pointsPerMetre)
  }

  /// A length, pt, in metres, rounded as in UIKit: multiplied in 64 bits and rounded once.
  @inlinable package static func metres(_ points: Double) -> Float {
    Float(Double(UIKitFacts.metresPerPoint) * points)
  }

  /// Whether there is no edge between two places, m.
  @inlinable package static func coincide(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Bool {
    let way = b - a
    return (way.x * way.x + way.y * way.y).squareRoot() < shortest
  }

  /// Which of so many points of a closed line are corners for the engine: of neighbours that coincide
  /// (first and last too) only the first; `place` tells where a point lies, m.
  package static func corners(ofLoop count: Int, place: (Int) -> SIMD2<Float>) -> [Int] {
    var kept: [Int] = []
    for point in 0..<count {
      if let last = kept.last, coincide(place(last), place(point)) { continue }
      kept.append(point)
    }
    while kept.count > 1, coincide(place(kept[0]), place(kept[kept.count - 1])) {
      kept.removeLast()
    }
    return kept
  }

  /// A length, pt, from which on every edge is one whose ends lie at most `reach`, pt, from the
  /// origin in x and in y.
  ///
  /// An end is off its place by half a unit in the last place at most, in x and in y.
  package static func sureLength(within reach: Double) -> Double {
    UIKitFacts.shortestEdge + UIKitFacts.pointsPerMetre * 1.5 * Double(metres(reach).ulp)
  }
}
