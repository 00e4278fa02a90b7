// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

extension SceneAdvice {
  /// Warns about overlapping upright rectangles, which the first step pushes apart.
  mutating func adviseOnOverlaps(_ index: Int, _ reader: ObjectReader) {
    let items = scene.behaviors[index].items.prefix(Self.mostCompared)
    if items.count < 2 { return }
    let frames = items.map { uprightFrame(of: $0)?.insetBy(dx: Self.touching, dy: Self.touching) }
    for (first, frame) in frames.enumerated() {
      guard let frame else { continue }
      for other in frames.indices.dropFirst(first + 1) {
        guard let otherFrame = frames[other], frame.intersects(otherFrame) else { continue }
        return warn(
          .overlappingItems,
          "\(name(of: items[first])) and \(name(of: items[other])) overlap at the start and are pushed apart",
          at: reader, reader.has("items") ? "items" : "type",
          hint: "leave a gap, or set \"collisionMode\" to \"boundaries\"")
      }
    }
  }

  private static var mostCompared: Int { 200 }
  /// The largest overlap that still counts as touching, in points.
  private static var touching: Double { 0.5 }

  private func uprightFrame(of item: Int) -> CGRect? {
    guard isBox(item), let (center, size, angle) = pose(of: item), angle == 0 else { return nil }
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Warns about rectangles across a boundary, which are pushed to one side unless anchored.
  mutating func adviseOnCrossings(
    _ collision: SceneCollision, of behavior: SceneBehavior, _ reader: ObjectReader
  ) {
    if collision.collisionMode == .items || collision.boundaries.isEmpty { return }
    let anchored = anchors.atStart
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
        "\(name(of: met.item)) overlaps the boundary \(quoted(boundary.id)) at the start and is pushed"
          + " to one side", at: reader, reader.has("items") ? "items" : "type",
        hint: "leave a gap between them")
    }
  }

  private static var mostSides: Int { 1_000 }
  private static var mostTries: Int { 100_000 }

  private func startBox(of item: Int) -> StartBox? {
    guard isBox(item), let (center, size, angle) = pose(of: item) else { return nil }
    return StartBox(
      center: center, rotation: CGAffineTransform(rotationAngle: -angle),
      width: size.width / 2 - Self.touching, height: size.height / 2 - Self.touching)
  }
}

/// A rectangle before the first tick, reduced by the touching margin.
private struct StartBox {
  let center: CGPoint
  let rotation: CGAffineTransform
  let width: Double
  let height: Double

  /// Clips the line to the rectangle; true if any of it remains.
  func isCut(by side: (from: CGPoint, to: CGPoint)) -> Bool {
    let (from, to) = (own(side.from), own(side.to))
    guard width > 0, height > 0 else { return false }
    var (start, end) = (0.0, 1.0)
    for (coordinate, change, most) in [
      (from.x, to.x - from.x, width), (from.y, to.y - from.y, height),
    ] {
      if change == 0 {
        if coordinate.magnitude >= most { return false }
        continue
      }
      let (one, other) = ((-most - coordinate) / change, (most - coordinate) / change)
      (start, end) = (max(start, min(one, other)), min(end, max(one, other)))
    }
    return start < end
  }

  private func own(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - center.x, y: point.y - center.y).applying(rotation)
  }
}

extension SceneBoundary.Outline {
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
