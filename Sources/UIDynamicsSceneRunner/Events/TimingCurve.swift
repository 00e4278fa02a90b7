// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// How an animation's progress depends on time: a cubic Bézier curve from (0, 0) to (1, 1) whose
/// abscissa is the time.
///
/// Control points of UIKit's curves, which Core Animation documents (CAMediaTimingFunctionName):
/// ease in (0.42, 0), ease out (0.58, 1). Of plain additions and multiplications in a fixed
/// order, so that the digits are the same everywhere.
struct TimingCurve: Equatable {
  private let first: (x: Double, y: Double)
  private let second: (x: Double, y: Double)

  static func == (one: TimingCurve, other: TimingCurve) -> Bool {
    one.first == other.first && one.second == other.second
  }

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

  /// Where the curve is at a time: by halving, since the abscissa never runs back.
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
