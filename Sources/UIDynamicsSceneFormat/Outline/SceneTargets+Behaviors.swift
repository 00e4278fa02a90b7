// SPDX-License-Identifier: MIT

extension SceneTargets {
  func behavior(_ index: Int, _ path: Path) throws(TextProblem) -> Found {
    let reader = outline.behaviors[index]
    let type = reader.behaviorType
    let properties = type.map { BehaviorProperty.all(of: $0, reader.kindWord) } ?? []
    if path.property.isEmpty {
      throw path.missingProperty(properties.first?.rawValue ?? "items")
    }
    // The path is a property or a component of one, such as "anchorPoint.x".
    let name = String(path.property.prefix { $0 != "." })
    let property = BehaviorProperty(rawValue: name)
    guard let type else {
      guard let property else { throw path.noProperty(among: [], obstacle: nil) }
      return Found(target: .behavior(index, property), kind: nil)
    }
    let object = SceneSchema.object(of: type)
    let form = object.cases?.case(of: reader.kindWord)
    // UIKit ignores some properties, and an attachment between two items has no anchor.
    let settable = properties.filter {
      form?.ignores.contains($0.rawValue) != true
        && !($0 == .anchorPoint && reader.has("attachedTo"))
    }
    let candidates = settable.map { $0.rawValue }
    func key(_ name: String) -> SchemaKey? { object.keys.first { $0.name == name } }
    guard let property, properties.contains(property), let kind = key(name)?.kind else {
      if SceneSchema.typesWithItems.contains(type),
        ["items", "items.count", "item"].contains(path.property)
      {
        throw path.noProperty(
          among: candidates, obstacle: "cannot be set", hint: Self.itemsHint)
      }
      let isKnown = key(path.property) != nil && object.cases?.governs(path.property) != true
      throw path.noProperty(
        among: candidates, obstacle: isKnown ? "cannot change while the scene runs" : nil)
    }
    guard settable.contains(property) else {
      throw path.noProperty(
        name, among: candidates, obstacle: "has no effect on \(form?.noun ?? object.noun)")
    }
    if name == path.property { return Found(target: .behavior(index, property), kind: kind) }
    let part = path.property.dropFirst(name.count + 1)
    guard case .tuple(let tuple) = kind, let half = VectorPart(String(part)) else {
      throw path.noProperty(among: candidates, obstacle: nil)
    }
    return Found(
      target: .part(half, ofBehavior: index, property),
      kind: .number(tuple.components[half.index].number))
  }
}
