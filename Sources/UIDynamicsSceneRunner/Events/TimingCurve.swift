// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How an animation's progress depends on time: a cubic Bézier curve from (0, 0) to (1, 1) whose
/// abscissa is the time.
///
/// Control points of UIKit's curves, which Core Animation documents (CAMediaTimingFunctionName):
/// ease in (0.42, 0), ease out (0.58, 1). Of plain additions and multiplications in a fixed
/// order, so that the digits are the same everywhere.
struct TimingCurve {
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)

  init(_ curve: SceneCurve) {
    switch curve {
    case .linear: (first, second) = ((0, 0), (1, 1))
    case .easeIn: (first, second) = ((0.42, 0), (1, 1))
    case .easeOut: (first, second) = ((0, 0), (0.58, 1))
    case .easeInOut: (first, second) = ((0.42, 0), (0.58, 1))
    }
  }

  /// A curve by its control points, with abscissas from 0 to 1.
  init(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
    (self.first, self.second) = (first, second)
  }

  /// The progress, 0 in the beginning and 1 at the end, at a fraction of the duration.
  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if first == (0, 0) && second == (1, 1) { return fraction }
    return Self.value(parameter(at: fraction), first.y, second.y)
  }

  /// Where the curve is at a time: by 54 halvings, since the abscissa never runs back.
  private func parameter(at fraction: Double) -> Double {
    let (start, halvings) = bracket(of: fraction)
    var (low, high) = (start, start + 1 / Self.powerOfTwo(halvings))
    for _ in halvings..<54 {
      let middle = 0.5 * (low + high)
      if abscissa(middle) < fraction { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }

  /// Where the first halvings lead, and how many these are, without doing them.
  ///
  /// Newton's method says where to look. What it says is taken only where the abscissas at both ends of the
  /// interval are farther from the time than rounding errs, twice 8 ulp: every middle before lies beyond one
  /// of the ends, and the abscissa there cannot have led elsewhere. So the digits are those of all halvings.
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
