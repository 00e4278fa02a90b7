// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts
internal import UIDynamicsGeometry

extension SceneDecoder {
  /// Decodes the kind of a behavior; values that are evaluated later are neutral.
  func kind(_ reader: ObjectReader, children: [Int] = []) -> SceneBehavior.Kind? {
    switch reader.behaviorType {
    case nil: nil
    case .gravity: .gravity
    case .collision: .collision(reader.collision)
    case .dynamicItem: .dynamicItem(dynamicItem(reader))
    case .attachment: attachment(reader).map { .attachment($0) }
    case .snap: .snap
    case .push: .push(push(reader))
    case .field: field(reader).map { .field($0) }
    case .composite: .composite(children: children)
    }
  }

  func renewed(_ behavior: SceneBehavior, from reader: ObjectReader) -> SceneBehavior {
    var renewed = behavior
    renewed.kind = kind(reader) ?? behavior.kind
    renewed.values = reader.propertyValues
    return renewed
  }

  private func field(_ reader: ObjectReader) -> SceneField? {
    reader.fieldKind.map { kind in
      SceneField(
        kind: kind, region: reader.region("region"),
        force: reader.value("force").map { operand($0, of: .tuple(.force)) })
    }
  }

  private func dynamicItem(_ reader: ObjectReader) -> SceneDynamicItem {
    SceneDynamicItem(
      linearVelocity: byItem(reader, "linearVelocity", reader.document.vector),
      angularVelocity: byItem(reader, "angularVelocity", reader.document.number))
  }

  private func push(_ reader: ObjectReader) -> ScenePush {
    ScenePush(
      mode: reader.word("mode") ?? .continuous,
      targets: byItem(reader, "targetOffsetFromCenter", reader.document.offset))
  }

  /// Expands keys that name several items; such a key skips foreign items and items with a more specific key.
  private func byItem<Value>(
    _ reader: ObjectReader, _ key: String, _ value: (JSONValue) -> Value?
  ) -> [SceneItemValue<Value>] {
    let members = reader.members(key).compactMap { member -> (key: String, value: Value)? in
      guard let key = reader.document.string(member.key), let value = value(member.value) else {
        return nil
      }
      return (key, value)
    }
    if members.isEmpty { return [] }
    var named = Set(members.compactMap { names.dynamicItem($0.key) })
    let items = Set(names.items(of: reader).map { $0.index })
    return members.flatMap { key, value in
      if let item = names.dynamicItem(key) { return [SceneItemValue(item: item, value: value)] }
      return names.dynamicItems(key).filter { items.contains($0) && named.insert($0).inserted }
        .map { SceneItemValue(item: $0, value: value) }
    }
  }
}

extension ObjectReader {
  var propertyValues: PropertyValues {
    guard let type = behaviorType else { return [:] }
    return PropertyValues(
      BehaviorProperty.forms(of: type, kindWord).compactMap { property, form in
        behaviorValue(property.rawValue, form).map { PropertyValue(property, $0) }
      })
  }

  private func behaviorValue(_ key: String, _ form: BehaviorValue.Form) -> BehaviorValue? {
    switch form {
    case .number: number(key).map { .number($0) }
    case .boolean: boolean(key).map { .boolean($0) }
    case .vector: vector(key).map { .vector($0) }
    case .range: range(key).map { .range($0) }
    case .insets: object(key).map { .insets($0.insets) }
    }
  }

  var collision: SceneCollision {
    SceneCollision(
      collisionMode: word("collisionMode"),
      boundaries: objects("boundaries").compactMap { $0.boundary })
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? 0, left: number("left") ?? 0, bottom: number("bottom") ?? 0,
      right: number("right") ?? 0)
  }
}
