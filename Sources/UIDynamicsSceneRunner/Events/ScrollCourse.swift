// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// How content goes on in one direction when it is let go of: it slows down, and beyond an edge a spring pulls it
/// back, if it bounces there.
struct ScrollCourse {
  private var legs: [(begin: Double, leg: ScrollLeg)]
  private let edges: ScrollEdges

  /// From an offset, pt, with a speed, pt/s, at a time, s.
  init(from offset: Double, speed: Double, rate: Double, at time: Double, in edges: ScrollEdges) {
    self.edges = edges
    let excess = edges.bounces ? edges.excess(of: offset) : 0
    var leg = ScrollLeg.coast(from: offset, speed: speed, rate: rate)
    if excess != 0 {
      leg = .spring(edge: edges.kept(offset), excess: excess, speed: speed)
    }
    legs = [(time, leg)]
    if edges.bounces { goOn(rate) }
  }

  /// Finds what follows at the edges that are passed: at most a spring, a coast, and again a spring, which stays.
  private mutating func goOn(_ rate: Double) {
    while let last = legs.last, let time = last.leg.meeting(edges) {
      let speed = last.leg.speed(after: time)
      let next: ScrollLeg =
        switch last.leg {
        case .coast: .spring(edge: edges.kept(last.leg.end), excess: 0, speed: speed)
        case .spring(let edge, _, _): .coast(from: edge, speed: speed, rate: rate)
        }
      legs.append((last.begin + time, next))
    }
  }

  /// Where it comes to rest.
  var end: Double { legs.last.map { edges.kept($0.leg.end) } ?? 0 }

  func offset(at time: Double) -> Double {
    let (begin, leg) = leg(at: time)
    let offset = leg.offset(after: time - begin)
    return switch leg {
    case .coast: edges.kept(offset)
    case .spring: offset
    }
  }

  func speed(at time: Double) -> Double {
    let (begin, leg) = leg(at: time)
    return leg.speed(after: time - begin)
  }

  /// Whether hardly anything is left of its way.
  func isOver(at time: Double) -> Bool {
    guard let last = legs.last, last.begin <= time else { return false }
    let left = (end - offset(at: time)).magnitude + last.leg.swing(after: time - last.begin)
    return left < GestureFacts.restOfScroll
  }

  private func leg(at time: Double) -> (begin: Double, leg: ScrollLeg) {
    legs.last { $0.begin <= time } ?? legs[0]
  }
}
