// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsNumerics

/// A part of the way of content that is left to itself, in one direction and in closed form.
///
/// Times are in seconds since it began, offsets in points, speeds in pt/s.
enum ScrollLeg {
  /// It slows down, and would go on by `way` in all.
  ///
  /// As UIScrollView's the speed falls to a constant part d in each millisecond, so that after n of them it has gone
  /// on by v d (1 − dⁿ) / (1 − d), v in points in a millisecond. The end of that, v d / (1 − d), is what Apple's
  /// "Designing Fluid Interfaces" (WWDC 2018) projects.
  case coast(from: Double, way: Double, rate: Double)
  /// A critically damped spring pulls it back to an edge; `excess` is how far it is beyond.
  ///
  /// x″ = −2 ω x′ − ω² x is solved by x = (x₀ + (v₀ + ω x₀) t) exp(−ω t).
  case spring(edge: Double, excess: Double, speed: Double)

  static func coast(from offset: Double, speed: Double, rate: Double) -> ScrollLeg {
    .coast(from: offset, way: rate / (1 - rate) * (speed / 1_000), rate: rate)
  }

  /// Where it comes to rest.
  var end: Double {
    switch self {
    case .coast(let from, let way, _): from + way
    case .spring(let edge, _, _): edge
    }
  }

  func offset(after time: Double) -> Double {
    switch self {
    case .coast(let from, let way, let rate): from + (1 - Self.left(rate, time)) * way
    case .spring(let edge, let excess, let speed):
      edge + (excess + Self.pace(excess, speed) * time) * Self.faded(time)
    }
  }

  func speed(after time: Double) -> Double {
    switch self {
    case .coast(_, let way, let rate): Self.left(rate, time) * way * (1 - rate) / rate * 1_000
    case .spring(_, let excess, let speed):
      (speed - GestureFacts.bounceRate * Self.pace(excess, speed) * time) * Self.faded(time)
    }
  }

  /// How far its speed would carry it beyond where it comes to rest, at most.
  func swing(after time: Double) -> Double {
    switch self {
    case .coast: 0
    case .spring: speed(after: time).magnitude / GestureFacts.bounceRate
    }
  }

  /// When it passes an edge, if it does: outwards when it slows down, inwards on the spring.
  func meeting(_ edges: ScrollEdges) -> Double? {
    switch self {
    case .coast(let from, let way, let rate):
      let beyond = edges.excess(of: from + way)
      if beyond.magnitude < GestureFacts.restOfScroll { return nil }
      return Exponentiation.logarithm(beyond / way) / (1_000 * Exponentiation.logarithm(rate))
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
