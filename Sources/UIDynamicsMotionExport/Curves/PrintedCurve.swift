// SPDX-License-Identifier: MIT

/// A curve made of the numbers as written, so that it yields the values that a player computes.
struct PrintedCurve: Equatable {
  enum Easing: Equatable {
    case linear
    /// A Bézier curve with the outer control points (0, 0) and (1, 1).
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A cubic with these slopes at its ends, in value units per time unit.
    case hermite(start: Double, end: Double)
  }

  struct Key: Equatable {
    var time: Double
    var value: Double
    var easing = Easing.linear
  }

  var keys: [Key]
  /// The largest deviation from the track at a tick, in pt.
  var error = 0.0

  /// Samples the curve at `count` times from 0 on; after the last key it stays constant.
  func values(_ count: Int, every step: Double) -> [Double] {
    var next = 0
    return (0..<count).map { index in
      let time = Double(index) * step
      while next < keys.count, keys[next].time <= time { next += 1 }
      if next == 0 { return keys[0].value }
      if next == keys.count { return keys[next - 1].value }
      return Self.value(at: time, from: keys[next - 1], to: keys[next])
    }
  }

  private static func value(at time: Double, from start: Key, to end: Key) -> Double {
    let length = end.time - start.time
    let u = (time - start.time) / length
    switch start.easing {
    case .linear: return start.value + (end.value - start.value) * u
    case .bezier(let x1, let y1, let x2, let y2):
      let share = CubicBezier.share(at: u, x1: x1, y1: y1, x2: x2, y2: y2)
      return start.value + (end.value - start.value) * share
    case .hermite(let first, let last):
      let v = 1 - u
      return start.value + (end.value - start.value) * (u * u * (3 - 2 * u))
        + length * (first * u * v * v - last * u * u * v)
    }
  }
}

/// The curve that CSS calls `cubic-bezier`.
enum CubicBezier {
  static func share(at time: Double, x1: Double, y1: Double, x2: Double, y2: Double) -> Double {
    // With handles near the thirds, the parameter is close to the time and Newton's method converges fast.
    var s = time
    for _ in 0..<8 {
      let off = component(s, x1, x2) - time
      let slope = slope(s, x1, x2)
      if off == 0 || slope <= 0 { break }
      s -= off / slope
    }
    return component(s, y1, y2)
  }

  private static func component(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func slope(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
