// SPDX-License-Identifier: MIT

/// A cubic Bézier timing curve from (0, 0) to (1, 1), whose x axis is time.
///
/// The control points are those of `CAMediaTimingFunctionName`: ease in (0.42, 0), ease out (0.58, 1). It uses
/// only additions and multiplications in a fixed order, so results are identical on all platforms.
package struct TimingCurve {
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)

  package init(_ curve: SceneCurve) {
    switch curve {
    case .linear: (first, second) = ((0, 0), (1, 1))
    case .easeIn: (first, second) = ((0.42, 0), (1, 1))
    case .easeOut: (first, second) = ((0, 0), (0.58, 1))
    case .easeInOut: (first, second) = ((0.42, 0), (0.58, 1))
    }
  }

  package init(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
    (self.first, self.second) = (first, second)
  }

  var isLinear: Bool { first == (0, 0) && second == (1, 1) }

  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if isLinear { return fraction }
    return Self.value(parameter(at: fraction), first.y, second.y)
  }

  /// Finds the curve parameter for a time with 54 bisections; x never decreases along the curve.
  private func parameter(at fraction: Double) -> Double {
    let (start, halvings) = bracket(of: fraction)
    var (low, high) = (start, start + 1 / Self.powerOfTwo(halvings))
    for _ in halvings..<54 {
      let middle = 0.5 * (low + high)
      if abscissa(middle) < fraction { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }

  /// Returns the interval that the first bisections would reach, but finds it with Newton's method.
  ///
  /// The interval is used only if x at both ends differs from the target by more than the rounding error
  /// (twice 8 ulp). In that case, bisection would reach the same interval, so the result is identical.
  private func bracket(of fraction: Double) -> (low: Double, halvings: Int) {
    var t = fraction
    for _ in 0..<4 { t -= (abscissa(t) - fraction) / slope(t) }
    guard t > 0, t < 1 else { return (0, 0) }
    for halvings in [44, 36] {
      let count = Self.powerOfTwo(halvings)
      let low = (t * count).rounded(.down) / count
      if abscissa(low) < fraction - 0x1p-48, abscissa(low + 1 / count) > fraction + 0x1p-48 {
        return (low, halvings)
      }
    }
    return (0, 0)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double { Double(1 << exponent) }

  private func abscissa(_ t: Double) -> Double { Self.value(t, first.x, second.x) }

  private func slope(_ t: Double) -> Double {
    let rest = 1 - t
    return 3
      * (rest * rest * first.x + 2 * rest * t * (second.x - first.x) + t * t * (1 - second.x))
  }

  private static func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
