// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry
internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat

/// The part of its content that a collection view shows, and how it goes on when it is let go of.
///
/// As UIScrollView's the speed falls to a constant part in each millisecond, so that after n of them it has gone
/// on by v d (1 − dⁿ) / (1 − d), v in points in a millisecond. The end of that, v d / (1 − d), is what Apple's
/// "Designing Fluid Interfaces" (WWDC 2018) projects. It stops at the edges, and does not bounce.
struct ScrollMotion {
  private(set) var bounds: CGRect
  var contentSize: CGSize
  /// Where the content was when the finger came down.
  private var start: CGPoint?
  private var coast: Coast?
  /// The cells that are shown, by their places.
  var shown: Set<Int> = []

  private struct Coast {
    let from: CGPoint
    /// Pt/ms.
    let velocity: CGVector
    let rate: Double
    let begin: Double

    func way(at time: Double) -> CGVector {
      let left = Exponentiation.power(rate, 1_000 * (time - begin))
      return CGVector(dx: (1 - left) * whole.dx, dy: (1 - left) * whole.dy)
    }

    var whole: CGVector {
      let factor = rate / (1 - rate)
      return CGVector(dx: factor * velocity.dx, dy: factor * velocity.dy)
    }
  }

  init?(_ layout: SceneLayout) {
    guard let bounds = layout.visibleBounds else { return nil }
    (self.bounds, contentSize) = (bounds, layout.contentSize)
  }

  /// Whether it goes on by itself.
  var isCoasting: Bool { coast != nil }

  mutating func setOffset(_ offset: CGPoint) { bounds.origin = offset }

  mutating func stop() { (start, coast) = (nil, nil) }

  /// The finger has come down.
  mutating func begin() { (start, coast) = (bounds.origin, nil) }

  /// The finger has gone so far.
  mutating func drag(by way: CGVector) {
    guard let start else { return }
    bounds.origin = kept(CGPoint(x: start.x - way.dx, y: start.y - way.dy))
  }

  /// The finger lets go of it at a time, s, with a velocity, pt/s.
  mutating func release(_ velocity: CGVector, rate: Double, at time: Double) {
    start = nil
    coast = Coast(
      from: bounds.origin, velocity: CGVector(dx: -velocity.dx / 1_000, dy: -velocity.dy / 1_000),
      rate: rate, begin: time)
    if isOver(at: time) { coast = nil }
  }

  /// Goes on to a time, s; whether it comes to rest with that.
  mutating func go(to time: Double) -> Bool {
    guard let coast else { return false }
    let isLast = isOver(at: time)
    let way = isLast ? coast.whole : coast.way(at: time)
    bounds.origin = kept(CGPoint(x: coast.from.x + way.dx, y: coast.from.y + way.dy))
    if isLast { self.coast = nil }
    return isLast
  }

  /// Whether hardly anything is left of its way, or the edges are reached.
  private func isOver(at time: Double) -> Bool {
    guard let coast else { return true }
    let now = coast.way(at: time)
    let (here, end) = (
      kept(CGPoint(x: coast.from.x + now.dx, y: coast.from.y + now.dy)),
      kept(CGPoint(x: coast.from.x + coast.whole.dx, y: coast.from.y + coast.whole.dy))
    )
    return max((end.x - here.x).magnitude, (end.y - here.y).magnitude) < GestureFacts.restOfScroll
  }

  /// The offset, or the nearest at which only content is shown.
  private func kept(_ offset: CGPoint) -> CGPoint {
    func kept(_ value: Double, _ content: Double, _ extent: Double) -> Double {
      max(0, min(value, content - extent))
    }
    return CGPoint(
      x: kept(offset.x, contentSize.width, bounds.width),
      y: kept(offset.y, contentSize.height, bounds.height))
  }
}
