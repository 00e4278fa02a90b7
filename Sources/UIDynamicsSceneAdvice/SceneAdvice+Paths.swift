// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// Warns about outlines that are probably not in the item's coordinates.
extension SceneAdvice {
  mutating func adviseOnPaths() {
    let views = scene.views.count
    let first = outline.hasViews(with: .collisionBounds) ? 0 : views
    for item in first..<views + scene.items.count {
      guard let body = scene.body(item), case .path(let path) = body.collisionBounds else {
        continue
      }
      let (outline, size) = (path.bezierPath.bounds, body.size)
      guard outline.isBeside(size), let written = reader(ofItem: item).object("collisionBounds")
      else { continue }
      let (half, low, high) = (
        CGPoint(x: size.width / 2, y: size.height / 2), outline.origin,
        CGPoint(x: outline.maxX, y: outline.maxY)
      )
      warn(
        .pathBesideItem,
        "the path extends from \(coordinates(low)) to \(coordinates(high)), but the bounds of \(name(of: item)) extend from"
          + " \(coordinates(CGPoint(x: -half.x, y: -half.y))) to \(coordinates(half))", at: written,
        "path",
        hint: "[0, 0] is the center of the item, not its top-left corner")
    }
  }

  private func coordinates(_ point: CGPoint) -> String {
    let numbers = [point.x, point.y].map { Sentence.number(($0 * 1_000).rounded() / 1_000) }
    return "[\(numbers.joined(separator: ", "))]"
  }
}

extension CGRect {
  private static var slack: Double { 0.01 }

  /// True for an outline that starts at the top left corner, or is outside the bounds around the center.
  fileprivate func isBeside(_ size: CGSize) -> Bool {
    let (x, y) = (size.width / 2, size.height / 2)
    if minX >= x || maxX <= -x || minY >= y || maxY <= -y { return true }
    let (dx, dy) = (Self.slack * size.width, Self.slack * size.height)
    return minX >= -dx && minY >= -dy && (maxX > x + dx || maxY > y + dy)
  }
}
