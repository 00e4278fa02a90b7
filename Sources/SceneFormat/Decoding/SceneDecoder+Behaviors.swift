// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneDecoder {
  /// The properties of a behavior, or nil for a type that this release does not run.
  func kind(_ type: String, _ reader: ObjectReader) -> SceneBehavior.Kind? {
    switch type {
    case "gravity": .gravity(gravity(reader))
    case "collision": .collision(reader.collision)
    case "dynamicItem": .dynamicItem(dynamicItem(reader))
    default: nil
    }
  }

  private func gravity(_ reader: ObjectReader) -> SceneGravity {
    SceneGravity(
      gravityDirection: reader.vector("gravityDirection"), angle: reader.number("angle"),
      magnitude: reader.number("magnitude"))
  }

  private func dynamicItem(_ reader: ObjectReader) -> SceneDynamicItem {
    SceneDynamicItem(
      elasticity: reader.number("elasticity"), friction: reader.number("friction"),
      density: reader.number("density"), resistance: reader.number("resistance"),
      angularResistance: reader.number("angularResistance"), charge: reader.number("charge"),
      isAnchored: reader.boolean("isAnchored"), allowsRotation: reader.boolean("allowsRotation"),
      linearVelocity: starts(reader, "linearVelocity", reader.document.vector),
      angularVelocity: starts(reader, "angularVelocity", reader.document.number))
  }

  private func starts<Velocity>(
    _ reader: ObjectReader, _ key: String, _ velocity: (JSONValue) -> Velocity?
  ) -> [SceneDynamicItem.Start<Velocity>] {
    reader.members(key).compactMap { member in
      guard let item = reader.document.string(member.key).flatMap(names.view),
        let velocity = velocity(member.value)
      else { return nil }
      return SceneDynamicItem.Start(item: item, velocity: velocity)
    }
  }
}

extension ObjectReader {
  /// The properties of a collision behavior.
  var collision: SceneCollision {
    SceneCollision(
      collisionMode: word("collisionMode"),
      translatesReferenceBoundsIntoBoundary: boolean("translatesReferenceBoundsIntoBoundary"),
      referenceBoundsInsets: object("referenceBoundsInsets")?.insets,
      boundaries: elements("boundaries").compactMap { ObjectReader(document, $0).boundary })
  }

  /// The insets an object holds; absent ones are 0.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? 0, left: number("left") ?? 0, bottom: number("bottom") ?? 0,
      right: number("right") ?? 0)
  }

  private var boundary: SceneBoundary? {
    guard let id = string("id"), let outline = boundaryOutline else { return nil }
    return SceneBoundary(id: id, outline: outline)
  }

  /// Where a boundary runs, or nil where its object does not say so completely.
  var boundaryOutline: SceneBoundary.Outline? {
    if let from = point("from"), let to = point("to") { return .line(from: from, to: to) }
    return object("path")?.path.map { .path($0) }
  }

  private var path: ScenePath? {
    if has("points") { return .points(elements("points").compactMap(document.point)) }
    if let rect = rect("rect") { return .rect(rect) }
    if let rect = rect("oval") { return .oval(rect) }
    if let rect = rect("roundedRect"), let radius = number("cornerRadius") {
      return .roundedRect(rect, cornerRadius: radius)
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
