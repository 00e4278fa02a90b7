// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// The motion along one axis after release: deceleration, and a spring beyond an edge that bounces.
struct ScrollCourse {
  private var legs: [(begin: Double, leg: ScrollLeg)]
  private let edges: ScrollEdges

  /// Starts at `offset` in pt, with `speed` in pt/s, at `time` in s.
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

  /// Appends the legs after each edge: at most a spring, a coast and a final spring.
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

  func isOver(at time: Double) -> Bool {
    guard let last = legs.last, last.begin <= time else { return false }
    let left = (end - offset(at: time)).magnitude + last.leg.swing(after: time - last.begin)
    return left < GestureFacts.restOfScroll
  }

  private func leg(at time: Double) -> (begin: Double, leg: ScrollLeg) {
    legs.last { $0.begin <= time } ?? legs[0]
  }
}
