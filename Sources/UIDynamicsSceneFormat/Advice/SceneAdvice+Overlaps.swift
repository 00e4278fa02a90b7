// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// What starts where something else is.
extension SceneAdvice {
  /// Upright rectangles that are inside each other are pushed apart with the first step.
  mutating func adviseOnOverlaps(_ index: Int, _ reader: ObjectReader) {
    let items = scene.behaviors[index].items.prefix(Self.mostCompared)
    if items.count < 2 { return }
    let frames = items.map { uprightFrame(of: $0)?.insetBy(dx: Self.touching, dy: Self.touching) }
    for (place, frame) in frames.enumerated() {
      guard let frame else { continue }
      for other in frames.indices.dropFirst(place + 1) {
        guard let otherFrame = frames[other], frame.intersects(otherFrame) else { continue }
        return warn(
          .overlappingItems,
          "\(name(of: items[place])) and \(name(of: items[other])) start inside each other"
            + " and are pushed apart", at: reader, reader.has("items") ? "items" : "type",
          hint: "leave a gap, or let them collide with boundaries only")
      }
    }
  }

  /// More items of one behavior than this are not compared with each other.
  private static var mostCompared: Int { 200 }
  /// Rectangles that overlap no more than this touch, pt.
  private static var touching: Double { 0.5 }

  private func uprightFrame(of item: Int) -> CGRect? {
    guard isBox(item), let (center, size, angle) = pose(of: item), angle == 0 else { return nil }
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// A box that a boundary goes through is pushed to one side of it, unless it is anchored.
  mutating func adviseOnCrossings(
    _ collision: SceneCollision, of behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    if collision.collisionMode == .items || collision.boundaries.isEmpty { return }
    let anchored = anchored
    let boxes: [(item: Int, box: StartBox)] = behavior.items.prefix(Self.mostCompared)
      .filter { !anchored.contains($0) }
      .compactMap { item in startBox(of: item).map { (item, $0) } }
    var tries = Self.mostTries
    for boundary in collision.boundaries where !boxes.isEmpty && tries > 0 {
      let sides = boundary.outline.sides(atMost: Self.mostSides)
      tries -= sides.count * boxes.count
      guard let met = boxes.first(where: { box in sides.contains { box.box.isCut(by: $0) } })
      else { continue }
      warn(
        .overlappingItems,
        "\(name(of: met.item)) starts across the boundary \(quoted(boundary.id)) and is pushed to one"
          + " side of it", at: reader, reader.has("items") ? "items" : "type",
        hint: "place it beside the boundary, or where it ends")
    }
  }

  /// Longer boundaries are not looked at.
  private static var mostSides: Int { 1_000 }
  /// After as many pairs of a side and a box no further boundary is looked at.
  private static var mostTries: Int { 100_000 }

  /// The items that are anchored before the first tick; of several behaviors the last decides.
  var anchoredItems: Set<Int> {
    added.reduce(into: []) { anchored, index in
      guard let isAnchored = scene.behaviors[index].values.boolean(.isAnchored) else { return }
      if isAnchored {
        anchored.formUnion(scene.behaviors[index].items)
      } else {
        anchored.subtract(scene.behaviors[index].items)
      }
    }
  }

  private func startBox(of item: Int) -> StartBox? {
    guard isBox(item), let (center, size, angle) = pose(of: item) else { return nil }
    return StartBox(
      center: center, turn: CGAffineTransform(rotationAngle: -angle),
      width: size.width / 2 - Self.touching, height: size.height / 2 - Self.touching)
  }
}

/// A rectangle before the first tick, less what may be touched.
private struct StartBox {
  let center: CGPoint
  /// From the animator's coordinates to those of the item.
  let turn: CGAffineTransform
  /// Half of the sides, pt.
  let width: Double
  let height: Double

  /// Whether a line goes through it: what is left of the line between the sides that face each other.
  func isCut(by side: (from: CGPoint, to: CGPoint)) -> Bool {
    let (from, to) = (own(side.from), own(side.to))
    guard width > 0, height > 0 else { return false }
    var (start, end) = (0.0, 1.0)
    for (place, way, most) in [
      (from.x, to.x - from.x, width), (from.y, to.y - from.y, height),
    ] {
      if way == 0 {
        if place.magnitude >= most { return false }
        continue
      }
      let (one, other) = ((-most - place) / way, (most - place) / way)
      (start, end) = (max(start, min(one, other)), min(end, max(one, other)))
    }
    return start < end
  }

  private func own(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - center.x, y: point.y - center.y).applying(turn)
  }
}

extension SceneBoundary.Outline {
  /// Its sides; none where there are more.
  fileprivate func sides(atMost most: Int) -> [(from: CGPoint, to: CGPoint)] {
    switch self {
    case .line(let from, let to): return [(from, to)]
    case .path(let path):
      let path = path.bezierPath
      guard path.outlineCapacity <= 2 * most else { return [] }
      let points = path.outline()
      guard let first = points.first else { return [] }
      return zip(points, points.dropFirst() + [first]).map { (from: $0, to: $1) }
    }
  }
}
