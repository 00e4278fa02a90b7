// SPDX-License-Identifier: MIT

internal import Geometry

extension ObjectReader {
  /// The shape an item collides with.
  var collisionBounds: SceneCollisionBounds {
    if let path = object("collisionBounds")?.object("path")?.path { return .path(path) }
    return string("collisionBounds") == "ellipse" ? .ellipse : .rectangle
  }

  /// The outline that an object describes, or nil where it does not do so completely.
  var path: ScenePath? {
    if has("points") {
      let points = elements("points").map(document.point)
      return points.contains(nil) ? nil : .points(points.compactMap(\.self))
    }
    if let rect = rect("rect") { return .rect(rect) }
    if let rect = rect("oval") { return .oval(rect) }
    if let rect = rect("roundedRect"), let radius = number("cornerRadius") {
      return .roundedRect(rect, cornerRadius: radius)
    }
    if let value = value("svg"), document.kind(of: value) == .string {
      return (try? PathData.steps(Array(document.utf8(of: value)))).map { .steps($0) }
    }
    return object("arc")?.arc
  }

  private var arc: ScenePath? {
    guard let center = point("center"), let radius = number("radius"),
      let startAngle = number("startAngle"), let endAngle = number("endAngle")
    else { return nil }
    return .arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: boolean("clockwise") ?? true)
  }
}
