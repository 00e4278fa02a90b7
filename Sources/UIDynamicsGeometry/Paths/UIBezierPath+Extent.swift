// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension UIBezierPath {
  /// The smallest rectangle that contains all lines and curves, in points; null for an empty path.
  ///
  /// It contains the curves, but not necessarily their control points.
  public var bounds: CGRect {
    var box = CGRect.null
    for subpath in subpaths {
      box = box.union(CGRect(origin: subpath.start, size: .zero))
      for piece in subpath.pieces {
        for point in piece.extremes { box = box.union(CGRect(origin: point, size: .zero)) }
      }
    }
    return box
  }

  /// Returns whether a point is inside the outline; open subpaths are treated as closed.
  ///
  /// Points on the left and upper edges of a rectangle are inside, others are outside, as in `CGRect.contains`.
  public func contains(_ point: CGPoint) -> Bool {
    var crossings = 0
    for subpath in subpaths {
      for piece in subpath.pieces { crossings += piece.crossings(rightOf: point) }
      let end = subpath.pieces.last?.end ?? subpath.start
      let closing = Subpath.Piece.line(from: end, to: subpath.start)
      crossings += closing.crossings(rightOf: point)
    }
    return usesEvenOddFillRule ? crossings % 2 != 0 : crossings != 0
  }
}

extension Subpath.Piece {
  fileprivate var extremes: [CGPoint] {
    switch self {
    case .line(_, let end): return [end]
    case .curve(let curve):
      let turns = CubicCurve.turningParameters(curve.xs) + CubicCurve.turningParameters(curve.ys)
      return [curve.end] + turns.map(curve.point(at:))
    }
  }

  /// Returns the number of downward crossings, minus upward ones, of a ray that points to the right.
  ///
  /// Each piece includes its upper end but not its lower end, so a corner counts only once.
  fileprivate func crossings(rightOf point: CGPoint) -> Int {
    switch self {
    case .line(let from, let to):
      Self.crossing(from.y, to.y, level: point.y) {
        let t = (point.y - from.y) / (to.y - from.y)
        return from.x + t * (to.x - from.x) > point.x
      }
    case .curve(let curve): Self.crossings(of: curve, rightOf: point)
    }
  }

  private static func crossings(of curve: CubicCurve, rightOf point: CGPoint) -> Int {
    let (xs, ys) = (curve.xs, curve.ys)
    let knots = [0] + CubicCurve.turningParameters(ys) + [1]
    let heights = knots.map { $0 == 0 ? ys.0 : $0 == 1 ? ys.3 : CubicCurve.value(ys, at: $0) }
    return (1..<knots.count).reduce(0) { sum, index in
      sum
        + crossing(heights[index - 1], heights[index], level: point.y) {
          let isDownward = heights[index - 1] < heights[index]
          let t = bisect(from: knots[index - 1], to: knots[index]) {
            (CubicCurve.value(ys, at: $0) > point.y) == isDownward
          }
          return CubicCurve.value(xs, at: t) > point.x
        }
    }
  }

  private static func crossing(
    _ from: CGFloat, _ to: CGFloat, level: CGFloat, isRight: () -> Bool
  ) -> Int {
    if from <= level && level < to { return isRight() ? 1 : 0 }
    if to <= level && level < from { return isRight() ? -1 : 0 }
    return 0
  }

  private static func bisect(
    from: CGFloat, to: CGFloat, until isReached: (CGFloat) -> Bool
  ) -> CGFloat {
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle }
    }
    return (low + high) / 2
  }
}
