// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The part of its content that a collection view shows, while a finger moves it and when it is let go of.
struct ScrollMotion {
  private(set) var bounds: CGRect
  private(set) var contentSize: CGSize
  private let view: SceneCollectionView
  /// Where the finger had the content pulled to when it came down.
  private var start: CGPoint?
  private var coast: Coast?
  /// The cells that are shown, by their places.
  var shown: Set<Int> = []

  private struct Coast {
    let x: ScrollCourse
    let y: ScrollCourse
    let rate: Double

    func isOver(at time: Double) -> Bool { x.isOver(at: time) && y.isOver(at: time) }
  }

  init?(_ layout: SceneLayout) {
    guard let view = layout.collectionView else { return nil }
    (self.view, bounds, contentSize) = (view, view.bounds, layout.contentSize)
  }

  /// Whether it goes on by itself.
  var isCoasting: Bool { coast != nil }

  /// Shows what is at an offset, and stays there.
  mutating func setOffset(_ offset: CGPoint) { (bounds.origin, start, coast) = (offset, nil, nil) }

  /// There is more or less to show from a time, s, on; what goes on by itself meets the new edges.
  mutating func setContentSize(_ size: CGSize, at time: Double) {
    contentSize = size
    guard let coast else { return }
    let speed = CGVector(dx: coast.x.speed(at: time), dy: coast.y.speed(at: time))
    bounds.origin = CGPoint(x: coast.x.offset(at: time), y: coast.y.offset(at: time))
    letGo(speed, rate: coast.rate, at: time)
  }

  /// The finger has come down.
  mutating func begin() {
    let (x, y) = (horizontal, vertical)
    start = CGPoint(x: x.pull(atOffset: bounds.minX), y: y.pull(atOffset: bounds.minY))
    coast = nil
  }

  /// The finger has gone so far.
  mutating func drag(by way: CGVector) {
    guard let start else { return }
    bounds.origin = CGPoint(
      x: horizontal.offset(atPull: start.x - way.dx), y: vertical.offset(atPull: start.y - way.dy))
  }

  /// The finger lets go of it at a time, s, with a velocity, pt/s.
  ///
  /// Beyond an edge the content is as much slower than the finger as the edge gives way less.
  mutating func release(_ velocity: CGVector, rate: Double, at time: Double) {
    start = nil
    let (x, y) = (horizontal, vertical)
    let speed = CGVector(
      dx: -velocity.dx * x.speed(atPull: x.pull(atOffset: bounds.minX)),
      dy: -velocity.dy * y.speed(atPull: y.pull(atOffset: bounds.minY)))
    letGo(speed, rate: rate, at: time)
  }

  /// Goes on to a time, s; whether it comes to rest with that.
  mutating func go(to time: Double) -> Bool {
    guard let coast else { return false }
    let isLast = coast.isOver(at: time)
    bounds.origin =
      isLast
      ? CGPoint(x: coast.x.end, y: coast.y.end)
      : CGPoint(x: coast.x.offset(at: time), y: coast.y.offset(at: time))
    if isLast { self.coast = nil }
    return isLast
  }

  private mutating func letGo(_ speed: CGVector, rate: Double, at time: Double) {
    let coast = Coast(
      x: ScrollCourse(from: bounds.minX, speed: speed.dx, rate: rate, at: time, in: horizontal),
      y: ScrollCourse(from: bounds.minY, speed: speed.dy, rate: rate, at: time, in: vertical),
      rate: rate)
    self.coast = coast.isOver(at: time) ? nil : coast
  }

  private var horizontal: ScrollEdges {
    edges(contentSize.width, bounds.width, always: view.alwaysBounceHorizontal)
  }

  private var vertical: ScrollEdges {
    edges(contentSize.height, bounds.height, always: view.alwaysBounceVertical)
  }

  /// Without more content than is shown it moves only where it always bounces.
  private func edges(_ content: Double, _ extent: Double, always: Bool) -> ScrollEdges {
    ScrollEdges(
      content: content, extent: extent, bounces: view.bounces && (always || content > extent))
  }
}
