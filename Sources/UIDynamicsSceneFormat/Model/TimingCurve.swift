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
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = 0.5 * (low + high)
      if Self.value(middle, first.x, second.x) < fraction { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }

  private static func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
