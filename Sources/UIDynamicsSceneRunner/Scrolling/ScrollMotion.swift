// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The visible bounds of a collection view during dragging and deceleration.
struct ScrollMotion {
  private(set) var bounds: CGRect
  private(set) var contentSize: CGSize
  private let view: SceneCollectionView
  /// The pull at the time when the finger touched down.
  private var start: CGPoint?
  private var coast: Coast?
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

  var isCoasting: Bool { coast != nil }

  mutating func setOffset(_ offset: CGPoint) { (bounds.origin, start, coast) = (offset, nil, nil) }

  /// Changes the content size at a time in seconds; deceleration in progress continues with the new edges.
  mutating func setContentSize(_ size: CGSize, at time: Double) {
    contentSize = size
    guard let coast else { return }
    let speed = CGVector(dx: coast.x.speed(at: time), dy: coast.y.speed(at: time))
    bounds.origin = CGPoint(x: coast.x.offset(at: time), y: coast.y.offset(at: time))
    letGo(speed, rate: coast.rate, at: time)
  }

  mutating func begin() {
    let (x, y) = (horizontal, vertical)
    start = CGPoint(x: x.pull(atOffset: bounds.minX), y: y.pull(atOffset: bounds.minY))
    coast = nil
  }

  /// Moves the content by the total translation of the finger.
  mutating func drag(by translation: CGVector) {
    guard let start else { return }
    bounds.origin = CGPoint(
      x: horizontal.offset(atPull: start.x - translation.dx),
      y: vertical.offset(atPull: start.y - translation.dy))
  }

  /// Ends dragging at a time in seconds, with the finger's velocity in pt/s.
  ///
  /// Beyond an edge, the content moves more slowly than the finger, by the derivative of the rubber band.
  mutating func release(_ velocity: CGVector, rate: Double, at time: Double) {
    start = nil
    let (x, y) = (horizontal, vertical)
    let speed = CGVector(
      dx: -velocity.dx * x.speed(atPull: x.pull(atOffset: bounds.minX)),
      dy: -velocity.dy * y.speed(atPull: y.pull(atOffset: bounds.minY)))
    letGo(speed, rate: rate, at: time)
  }

  /// Advances to a time in seconds; returns `true` if the motion ends.
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

  /// Returns the edges; an axis on which all content is visible bounces only if it always bounces.
  private func edges(_ content: Double, _ extent: Double, always: Bool) -> ScrollEdges {
    ScrollEdges(
      content: content, extent: extent, bounces: view.bounces && (always || content > extent))
  }
}
