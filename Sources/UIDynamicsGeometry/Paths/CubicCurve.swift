// SPDX-License-Identifier: MIT

#if canImport(CoreGraphics)
  internal import CoreGraphics
#endif

/// A cubic Bézier curve: B(t) = (1−t)³P₀ + 3(1−t)²t·P₁ + 3(1−t)t²·P₂ + t³P₃.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Creates the cubic form of a quadratic curve, with control points at 2/3 of the distance from each end to `control`.
  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.init(
      start: start, control1: start.interpolated(to: control, at: 2 / 3),
      control2: end.interpolated(to: control, at: 2 / 3), end: end)
  }

  /// Returns the position at t, which may be slightly outside [0, 1].
  func point(at t: CGFloat) -> CGPoint {
    CGPoint(x: Self.value(xs, at: t), y: Self.value(ys, at: t))
  }

  /// The horizontal and vertical coordinates as coefficients in Bernstein form.
  var xs: Coefficients { (start.x, control1.x, control2.x, end.x) }
  var ys: Coefficients { (start.y, control1.y, control2.y, end.y) }

  typealias Coefficients = (CGFloat, CGFloat, CGFloat, CGFloat)

  static func value(_ p: Coefficients, at t: CGFloat) -> CGFloat {
    let s = 1 - t
    return s * s * s * p.0 + 3 * (s * s * t * p.1 + s * t * t * p.2) + t * t * t * p.3
  }

  /// Returns the parameters in (0, 1), in ascending order, at which a coordinate has an extremum.
  ///
  /// With the differences d of the coefficients, the derivative is zero where (d₀ − 2d₁ + d₂)t² + 2(d₁ − d₀)t
  /// + d₀ = 0. The second root is computed from the product of both, which avoids cancellation.
  static func turningParameters(_ p: Coefficients) -> [CGFloat] {
    let d = (p.1 - p.0, p.2 - p.1, p.3 - p.2)
    let (a, halfB, c) = (d.0 - 2 * d.1 + d.2, d.1 - d.0, d.0)
    let discriminant = halfB * halfB - a * c
    guard discriminant >= 0 else { return [] }
    let q = -(halfB + (halfB < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension CGPoint {
  func offset(by vector: CGVector, times factor: CGFloat = 1) -> CGPoint {
    CGPoint(x: x + factor * vector.dx, y: y + factor * vector.dy)
  }

  func interpolated(to other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x + t * (other.x - x), y: y + t * (other.y - y))
  }

  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension CGVector {
  /// The vector rotated by 90°, clockwise on screen.
  var turnedClockwise: CGVector { CGVector(dx: -dy, dy: dx) }
}
