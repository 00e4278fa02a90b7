// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsFitting

/// A small motion with unknown parameters, and its goals.
struct FitProblem: CustomTestStringConvertible, Sendable {
  let motion: SmallMotion
  /// Measures with optional lower and upper bounds.
  let goals: [(measure: String, low: Double?, high: Double?)]

  /// Parses a line such as `edge: settle * 72, end -1 1`.
  init(_ line: Substring) {
    let parts = line.split(separator: ":")
    motion = SmallMotion(rawValue: String(parts[0])) ?? .edge
    goals = parts[1].split(separator: ",").map { goal in
      let words = goal.split(separator: " ")
      return (String(words[0]), Double(words[1]), Double(words[2]))
    }
  }

  var testDescription: String { "\(motion.rawValue): \(goals)" }

  var parameters: [FitParameter] {
    motion.bounds.enumerated().map { index, bounds in
      FitParameter(
        name: "p\(index)", lower: bounds.0, upper: bounds.1, start: 0.5 * (bounds.0 + bounds.1))
    }
  }

  func evaluation(_ values: [Double]) -> FitEvaluation {
    let measures = motion.measures(values)
    let misses: [FitEvaluation.Miss] = goals.map { goal in
      let value = measures[goal.measure] ?? .nan
      switch (goal.low, goal.high) {
      case (let low?, let high?) where low == high: return .init(abs(value - low))
      case (let low?, let high?):
        return .init((value - 0.5 * (low + high)) / (0.5 * (high - low)), tolerance: 1)
      case (let low?, nil): return .init(low - value)
      case (nil, let high): return .init(value - (high ?? 0))
      }
    }
    let cost = misses.reduce(0) { sum, miss in
      let most = max(0, miss.tolerance.map { abs(miss.amount) - $0 } ?? miss.amount)
      return sum + most * most
    }
    return FitEvaluation(cost: cost, isMet: cost == 0, misses: misses)
  }

  /// In each problem, 0.3 to 3 % of the search box meets the goals.
  static let all = """
    edge: settle * 100, over * 2, end -1 1
    edge: settle * 80, over * 8, end -1 1
    edge: settle * 72, over * 8, end -1 1
    edge: settle * 65, over * 2, end -1 1
    edge: settle * 60, over * 8, end -1 1
    flick: settle * 80.9, over 43.99 57.79, mid -9.13 4.68
    flick: settle * 51.39, over 1.43 2.2, mid -0.37 0.4
    flick: settle * 90.14, over 26.95 35.24, mid 0.46 8.74
    flick: settle * 86.48, over 48.33 53.29, mid -0.33 4.63
    flick: settle * 58.17, over 0.41 0.75, mid -0.35 0.0
    throw: x 129.24 258.01, n 4 4, top * 465.9
    throw: x 112.8 120.69, n 2 2, top * 369.95
    throw: x 89.59 117.86, n 1 1, top * 162.18
    throw: x 104.28 150.87, n 2 2, top * 309.02
    throw: x 136.74 159.92, n 1 1, top * 89.76
    clear: x 81.89 92.53, top 487.59 *
    clear: x 38.4 41.08, top 366.6 *
    clear: x 273.31 417.03, top 301.63 *
    clear: x 55.15 63.04, top 496.05 *
    clear: x 84.64 90.98, top 496.12 *
    pegs: x 25.16 75.18, lateY 342.42 392.44
    pegs: x 330.96 346.6, lateY 633.52 649.16
    pegs: x 97.27 192.69, lateY 249.4 344.82
    pegs: x 40.79 59.49, lateY 612.11 630.81
    pegs: x 283.44 303.35, lateY 625.32 645.23
    sheet: settle * 74.24, end -3.24 3.24, over 13.6 20.07
    sheet: settle * 120.42, end -2.43 2.41, over 42.94 47.77
    sheet: settle * 68.13, end 514.87 525.13, over 14.64 24.91
    sheet: settle * 76.29, end -10.29 10.29, over 33.68 54.26
    sheet: settle * 140.98, end 504.02 535.98, over 80.36 112.32
    """.split(separator: "\n").map { FitProblem($0) }
}

/// Short models of springs and balls that are as difficult as real scenes.
///
/// The difficulties are rest times that jump, bounces, walls that a ball may clear, and throws that select a detent.
enum SmallMotion: String, Sendable {
  case edge, flick, `throw`, clear, pegs, sheet

  var bounds: [(Double, Double)] {
    switch self {
    case .edge: [(0.3, 8), (0.02, 1.5)]
    case .flick: [(0.3, 8), (0.02, 1.5), (-2000, 2000)]
    case .throw: [(-400, 900), (-1200, 300), (0, 1)]
    case .clear: [(-400, 900), (-1200, 300), (0, 1), (0.7, 1)]
    case .pegs: [(-200, 500), (-900, 0), (0.1, 0.9)]
    case .sheet: [(0.5, 6), (0.1, 1.2), (0, 520), (-3000, 3000)]
    }
  }

  func measures(_ p: [Double]) -> [String: Double] {
    switch self {
    case .edge: return Self.spring(p[0], p[1], from: -200, speed: 0, gap: 0.45)
    case .flick: return Self.spring(p[0], p[1], from: 200, speed: p[2])
    case .throw: return Self.ball(p[0], p[1], bounce: p[2])
    case .clear: return Self.ball(p[0], p[1], bounce: p[2], slide: p[3], wall: (200, 430))
    case .pegs:
      return Self.ball(p[0], p[1], bounce: p[2], pegs: [(140, 420), (210, 350), (280, 420)])
    case .sheet:
      let aim = p[2] + 0.25 * p[3]
      let detent = aim < 120 ? 0.0 : aim < 380 ? 240 : 520
      var measures = Self.spring(p[0], p[1], from: p[2] - detent, speed: p[3])
      measures["end"] = detent + (measures["end"] ?? .nan)
      return measures
    }
  }

  /// Simulates a spring that exerts no force within the gap, with times in ticks.
  private static func spring(
    _ frequency: Double, _ ratio: Double, from start: Double, speed: Double, gap: Double = 0
  ) -> [String: Double] {
    let (h, w) = (1.0 / 120, 2 * Double.pi * frequency)
    let (stiffness, damping) = (w * w, 2 * ratio * w)
    var (x, v, over, last, tick, mid) = (start, speed, 0.0, 0, 0, start)
    while tick < 360, tick - last < 30 {
      tick += 1
      for _ in 0..<2 {
        if abs(x) > gap { v = (v - h * stiffness * x) / (1 + h * damping + h * h * stiffness) }
        x += h * v
      }
      over = max(over, start < 0 ? x : -x)
      if tick <= 24 { mid = x }
      if abs(v) >= 1 { last = tick }
    }
    let settle = tick - last >= 30 ? Double(tick) : 360 + abs(v)
    return ["settle": settle, "over": over, "end": x, "mid": mid]
  }

  private static func ball(
    _ vx: Double, _ vy: Double, bounce: Double, slide: Double = 0.9,
    wall: (x: Double, top: Double)? = nil, pegs: [(Double, Double)] = []
  ) -> [String: Double] {
    let (h, r) = (1.0 / 120, 20.0)
    var (x, y, vx, vy, count, top, late) = (60.0, 500.0, vx, vy, 0, 500.0, 500.0)
    for tick in 1...150 {
      for _ in 0..<2 {
        vy += 1000 * h
        (x, y) = (x + vx * h, y + vy * h)
        if y > 667 - r {
          y = 667 - r
          if vy > 40 { (vy, count) = (-bounce * vy, count + 1) } else if vy > 0 { vy = 0 }
          vx *= slide
        }
        if y < r, vy < 0 { (y, vy) = (r, -bounce * vy) }
        if x < r, vx < 0 { (x, vx) = (r, -bounce * vx) }
        if x > 375 - r, vx > 0 { (x, vx) = (375 - r, -bounce * vx) }
        if let wall, y + r > wall.top, abs(x - wall.x) < r {
          if (x < wall.x) == (vx > 0) { vx = -bounce * vx }
          x = x < wall.x ? wall.x - r : wall.x + r
        }
        for (px, py) in pegs {
          let (dx, dy) = (x - px, y - py)
          let distance = (dx * dx + dy * dy).squareRoot()
          if distance >= r + 10 || distance == 0 { continue }
          let (nx, ny) = (dx / distance, dy / distance)
          let speed = vx * nx + vy * ny
          if speed < 0 {
            (vx, vy) = (vx - (1 + bounce) * speed * nx, vy - (1 + bounce) * speed * ny)
          }
          (x, y) = (px + nx * (r + 10), py + ny * (r + 10))
        }
      }
      top = min(top, y)
      if tick == 60 { late = y }
    }
    return ["x": x, "top": top, "n": Double(count), "lateY": late]
  }
}
