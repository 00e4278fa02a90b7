// SPDX-License-Identifier: MIT

import Foundation

/// A curve as it was read from an output, and what a player would make of it.
///
/// An evaluator of its own: Bézier curves by bisection, nothing shared with the tool.
struct ReadCurve {
  enum Segment {
    case linear
    /// Jumps at its end.
    case hold
    case bezier([Double])
    case hermite(Double, Double)
  }

  /// In the time of the form.
  var times: [Double] = []
  var values: [Double] = []
  /// From each key to the next; the last one's is not there, or not used.
  var segments: [Segment] = []

  func value(at time: Double) -> Double {
    guard let next = times.firstIndex(where: { $0 > time }) else { return values.last ?? .nan }
    if next == 0 { return values[0] }
    let length = times[next] - times[next - 1]
    let (u, low, high) = ((time - times[next - 1]) / length, values[next - 1], values[next])
    switch segments[next - 1] {
    case .linear: return low + (high - low) * u
    case .hold: return low
    case .bezier(let handles): return low + (high - low) * Self.bezier(u, handles)
    case .hermite(let first, let last):
      let (a, b) = (2 * u * u * u - 3 * u * u + 1, u * u * u - 2 * u * u + u)
      let (c, d) = (3 * u * u - 2 * u * u * u, u * u * u - u * u)
      return a * low + b * first * length + c * high + d * last * length
    }
  }

  private static func bezier(_ time: Double, _ handles: [Double]) -> Double {
    func component(_ s: Double, _ first: Double, _ second: Double) -> Double {
      let a = 0 + (first - 0) * s
      let b = first + (second - first) * s
      let c = second + (1 - second) * s
      let (d, e) = (a + (b - a) * s, b + (c - b) * s)
      return d + (e - d) * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if component(middle, handles[0], handles[2]) < time { low = middle } else { high = middle }
    }
    return component(low, handles[1], handles[3])
  }

  /// Takes `cubic-bezier(…)`, `CubicBezierEasing(…f, …)` and `CAMediaTimingFunction(controlPoints: …)`.
  static func segment(_ text: some StringProtocol) -> Segment {
    guard let start = text.firstIndex(of: "("), let end = text.firstIndex(of: ")") else {
      return .linear
    }
    let numbers = numbers(in: text[start..<end])
    return numbers.count == 4 ? .bezier(numbers) : .linear
  }

  static func numbers(in text: some StringProtocol) -> [Double] {
    String(text).matches(of: /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/).compactMap {
      Double($0.0.hasPrefix(".") ? "0\($0.0)" : $0.0.replacing("-.", with: "-0."))
    }
  }
}

/// What was read of one item: the time of a form in a tick, and curves by what they move.
///
/// Several curves of one name are added up; what is missing stays as it is.
struct ReadItem {
  var unitsPerTick: Double
  /// Whether places count from where the item is at the first tick.
  var isRelative = false
  var curves: [(name: String, curve: ReadCurve)] = []
  /// What one unit of a written angle is in rad.
  var angleUnit = 1.0

  /// Whether it is said to be there at a tick; what says nothing is always there.
  func isShown(atTick tick: Int) -> Bool { value("shown", atTick: tick).map { $0 > 0.5 } ?? true }

  /// The values of a channel at a tick; nil where nothing is written of it.
  func value(_ name: String, atTick tick: Int) -> Double? {
    let found = curves.filter { $0.name == name }
    if found.isEmpty { return nil }
    return found.map { $0.curve.value(at: Double(tick) * unitsPerTick) }.reduce(0, +)
      * (name == "angle" ? angleUnit : 1)
  }
}
