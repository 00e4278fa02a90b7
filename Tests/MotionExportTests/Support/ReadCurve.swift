// SPDX-License-Identifier: MIT

import Foundation

/// A curve parsed from an export, evaluated as a player would.
///
/// The evaluator is independent of the tool, because it finds values on Bézier curves by bisection.
struct ReadCurve {
  enum Segment {
    case linear
    case hold
    case bezier([Double])
    case hermite(Double, Double)
  }

  /// The times of the keys, in the form's units.
  var times: [Double] = []
  var values: [Double] = []
  /// The segments from each key to the next; the last one is missing or unused.
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

  /// Parses `cubic-bezier(…)`, `CubicBezierEasing(…f, …)`, and `CAMediaTimingFunction(controlPoints: …)`.
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

/// The parsed motion of an item: time units per tick, and curves by channel.
///
/// Curves with the same name are added, and missing channels are constant.
struct ReadItem {
  var unitsPerTick: Double
  /// `true` if positions are relative to the first tick.
  var isRelative = false
  var curves: [(name: String, curve: ReadCurve)] = []
  /// The exported unit of angles, in rad.
  var angleUnit = 1.0

  /// Returns `true` if the item is visible at a tick, or if the export does not mention visibility.
  func isShown(atTick tick: Int) -> Bool { value("shown", atTick: tick).map { $0 > 0.5 } ?? true }

  /// Returns the value of a channel at a tick, or `nil` if the export does not contain it.
  func value(_ name: String, atTick tick: Int) -> Double? {
    let found = curves.filter { $0.name == name }
    if found.isEmpty { return nil }
    return found.map { $0.curve.value(at: Double(tick) * unitsPerTick) }.reduce(0, +)
      * (name == "angle" ? angleUnit : 1)
  }
}
