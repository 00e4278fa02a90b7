// SPDX-License-Identifier: MIT

/// Roberts' sequence, which fills the unit cube evenly for any number of points.
struct LowDiscrepancy {
  private let steps: [Double]

  init(dimension: Int) {
    // The root of g^(D+1) = g + 1 that is greater than 1, by Newton's method.
    var root = 2.0
    for _ in 0..<64 {
      let power = Self.power(root, dimension + 1)
      root -= (power - root - 1) / (Double(dimension + 1) * power / root - 1)
    }
    steps = (1...dimension).map { 1 / Self.power(root, $0) }
  }

  func point(_ number: Int) -> [Double] {
    steps.map { step in
      let point = 0.5 + Double(number) * step
      return point - point.rounded(.down)
    }
  }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * base }
  }
}
