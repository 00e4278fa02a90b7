// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneDecoder {
  /// The properties of a behavior.
  ///
  /// Of a valid scene only what is worked out later is missing; a neutral value stands for it.
  func kind(
    _ type: String, _ reader: ObjectReader, children: [Int] = []
  ) -> SceneBehavior.Kind {
    switch type {
    case "gravity": .gravity(gravity(reader))
    case "collision": .collision(reader.collision)
    case "dynamicItem": .dynamicItem(dynamicItem(reader))
    case "attachment": .attachment(attachment(reader))
    case "snap":
      .snap(
        SceneSnap(snapPoint: reader.point("snapPoint") ?? .zero, damping: reader.number("damping")))
    case "push": .push(push(reader))
    case "field": .field(field(reader))
    default: .composite(children: children)
    }
  }

  /// A behavior with the values that its expressions have now.
  func renewed(_ behavior: SceneBehavior, from reader: ObjectReader) -> SceneBehavior {
    var renewed = behavior
    renewed.kind = kind(reader.string("type") ?? "", reader)
    return renewed
  }

  private func field(_ reader: ObjectReader) -> SceneField {
    var field = reader.field
    field.force = reader.value("force").map { operand($0, of: .force) }
    return field
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
      linearVelocity: byItem(reader, "linearVelocity", reader.document.vector)
        .map { SceneDynamicItem.Start(item: $0, velocity: $1) },
      angularVelocity: byItem(reader, "angularVelocity", reader.document.number)
        .map { SceneDynamicItem.Start(item: $0, velocity: $1) })
  }

  private func push(_ reader: ObjectReader) -> ScenePush {
    ScenePush(
      mode: reader.word("mode") ?? .continuous, active: reader.boolean("active"),
      pushDirection: reader.vector("pushDirection"), angle: reader.number("angle"),
      magnitude: reader.number("magnitude"),
      targets: byItem(reader, "targetOffsetFromCenter", reader.document.offset)
        .map { ScenePush.Target(item: $0, offsetFromCenter: $1) })
  }

  /// The values of an object whose keys are ids of items, in the order of the text.
  private func byItem<Value>(
    _ reader: ObjectReader, _ key: String, _ value: (JSONValue) -> Value?
  ) -> [(Int, Value)] {
    reader.members(key).compactMap { member in
      guard let item = reader.document.string(member.key).flatMap(names.dynamicItem),
        let value = value(member.value)
      else { return nil }
      return (item, value)
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
}
