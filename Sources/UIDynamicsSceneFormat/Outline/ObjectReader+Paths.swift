// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension ObjectReader {
  var collisionBounds: SceneCollisionBounds {
    document.collisionBounds(value("collisionBounds"))
  }

  var boundary: SceneBoundary? {
    guard let id = string("id"), let outline = boundaryOutline else { return nil }
    return SceneBoundary(id: id, outline: outline)
  }

  /// The outline of a boundary; `nil` if it is incomplete.
  var boundaryOutline: SceneBoundary.Outline? {
    if let from = point("from"), let to = point("to") { return .line(from: from, to: to) }
    return object("path")?.path.map { .path($0) }
  }

  var path: ScenePath? {
    if has("points") {
      let points = elements("points").map(document.point)
      return points.contains(nil) ? nil : .points(points.compactMap { $0 })
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

extension JSONDocument {
  func collisionBounds(_ value: JSONValue?) -> SceneCollisionBounds {
    guard let value else { return .rectangle }
    if let path = ObjectReader(self, value).object("path")?.path { return .path(path) }
    return string(value) == "ellipse" ? .ellipse : .rectangle
  }
}
