// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension UIBezierPath {
  /// Creates a path that contains an open arc of a circle; see `addArc` for the parameters.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Draws a straight line from the current point to the start of an arc, then the arc of a circle.
  ///
  /// The arc runs from the start angle to the end angle in the given direction. Angles at least 2π apart form a full circle.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius, in points; its sign is ignored.
  ///   - startAngle: The angle of the start, in radians: 0 is to the right, positive is clockwise on screen.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: True if the angle increases along the arc.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(center: center, radius: radius.magnitude)
    let start = arc.point(at: startAngle)
    if isEmpty {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    guard sweep != 0, radius != 0 else { return }
    for curve in arc.curves(from: startAngle, sweep: sweep) {
      addCurve(to: curve.end, controlPoint1: curve.control1, controlPoint2: curve.control2)
    }
  }

  /// Returns the signed angle of the arc in [−2π, 2π]; 0 if an angle is not finite.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let fullTurn = 2 * CGFloat.pi
    let difference = end - start
    guard difference.isFinite else { return 0 }
    if difference.magnitude >= fullTurn { return clockwise ? fullTurn : -fullTurn }
    switch (clockwise, difference) {
    case (true, ..<0): return difference + fullTurn
    case (false, 0.nextUp...): return difference - fullTurn
    default: return difference
    }
  }
}

private struct Arc {
  let center: CGPoint
  let radius: CGFloat

  func point(at angle: CGFloat) -> CGPoint {
    center.offset(by: direction(angle), times: radius)
  }

  /// Returns equal cubic curves of at most 90° each; their midpoints are on the circle.
  ///
  /// Source: Riškus, *Approximation of a cubic Bézier curve by circular arcs and vice versa*, 2006.
  func curves(from startAngle: CGFloat, sweep: CGFloat) -> [CubicCurve] {
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let (sine, cosine) = Trigonometry.sineAndCosine(step / 4)
    let reach = 4 / 3 * sine / cosine * radius
    let isWhole = sweep.magnitude == 2 * .pi
    return (0..<count).map { index in
      let from = direction(startAngle + CGFloat(index) * step)
      // The last curve of a full circle ends exactly where the first one starts.
      let isBack = isWhole && index == count - 1
      let to = direction(isBack ? startAngle : startAngle + CGFloat(index + 1) * step)
      let (start, end) = (
        center.offset(by: from, times: radius), center.offset(by: to, times: radius)
      )
      return CubicCurve(
        start: start, control1: start.offset(by: from.turnedClockwise, times: reach),
        control2: end.offset(by: to.turnedClockwise, times: -reach), end: end)
    }
  }

  private func direction(_ angle: CGFloat) -> CGVector {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle)
    return CGVector(dx: cosine, dy: sine)
  }
}
