// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsNumerics

/// A segment of free scrolling along one axis, in closed form.
///
/// Times are in seconds since the start of the segment, offsets in pt, and speeds in pt/s.
enum ScrollLeg {
  /// Deceleration over a total distance.
  ///
  /// As in `UIScrollView`, the speed is multiplied by d each millisecond. After n milliseconds, the distance is
  /// v d (1 − dⁿ) / (1 − d), with v in pt/ms. Its limit, v d / (1 − d), is the projection in Apple's "Designing
  /// Fluid Interfaces" (WWDC 2018).
  case coast(from: Double, distance: Double, rate: Double)
  /// A critically damped spring toward an edge, starting `excess` beyond it.
  ///
  /// x″ = −2 ω x′ − ω² x has the solution x = (x₀ + (v₀ + ω x₀) t) exp(−ω t).
  case spring(edge: Double, excess: Double, speed: Double)

  static func coast(from offset: Double, speed: Double, rate: Double) -> ScrollLeg {
    .coast(from: offset, distance: rate / (1 - rate) * (speed / 1_000), rate: rate)
  }

  var end: Double {
    switch self {
    case .coast(let from, let distance, _): from + distance
    case .spring(let edge, _, _): edge
    }
  }

  func offset(after time: Double) -> Double {
    switch self {
    case .coast(let from, let distance, let rate): from + (1 - Self.left(rate, time)) * distance
    case .spring(let edge, let excess, let speed):
      edge + (excess + Self.pace(excess, speed) * time) * Self.faded(time)
    }
  }

  func speed(after time: Double) -> Double {
    switch self {
    case .coast(_, let distance, let rate):
      Self.left(rate, time) * distance * (1 - rate) / rate * 1_000
    case .spring(_, let excess, let speed):
      (speed - GestureFacts.bounceRate * Self.pace(excess, speed) * time) * Self.faded(time)
    }
  }

  /// Returns an upper bound for the distance that the remaining speed can add.
  func swing(after time: Double) -> Double {
    switch self {
    case .coast: 0
    case .spring: speed(after: time).magnitude / GestureFacts.bounceRate
    }
  }

  /// Returns the time when the leg crosses an edge: outward while decelerating, inward on the spring.
  func meeting(_ edges: ScrollEdges) -> Double? {
    switch self {
    case .coast(let from, let distance, let rate):
      let beyond = edges.excess(of: from + distance)
      if beyond.magnitude < GestureFacts.restOfScroll { return nil }
      return Exponentiation.logarithm(beyond / distance) / (1_000 * Exponentiation.logarithm(rate))
    case .spring(_, let excess, let speed):
      let pace = Self.pace(excess, speed)
      return excess * pace < 0 ? -excess / pace : nil
    }
  }

  private static func left(_ rate: Double, _ time: Double) -> Double {
    Exponentiation.power(rate, 1_000 * time)
  }

  private static func faded(_ time: Double) -> Double {
    Exponentiation.exponential(-GestureFacts.bounceRate * time)
  }

  private static func pace(_ excess: Double, _ speed: Double) -> Double {
    speed + GestureFacts.bounceRate * excess
  }
}
