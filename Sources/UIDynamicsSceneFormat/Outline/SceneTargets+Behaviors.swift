// SPDX-License-Identifier: MIT

extension SceneTargets {
  func behavior(_ index: Int, _ path: Path) throws(TextProblem) -> Found {
    let owner = Owner(outline.behaviors[index])
    if path.property.isEmpty {
      throw path.missingProperty(owner.properties.first?.rawValue ?? "items")
    }
    // The path is a property or a component of one, such as "anchorPoint.x".
    let name = String(path.property.prefix { $0 != "." })
    let part = path.property.dropFirst(name.count + 1)
    let candidates = owner.settable.map { $0.rawValue }
    if outline.behaviors[index].behaviorType == nil, let found = BehaviorProperty(rawValue: name) {
      return Found(target: .behavior(index, found), kind: nil)
    }
    guard let found = BehaviorProperty(rawValue: name), owner.properties.contains(found),
      let kind = owner.key(name)?.kind
    else {
      if owner.hasItems, ["items", "items.count", "item"].contains(path.property) {
        throw path.noProperty(
          among: candidates, obstacle: "cannot be set", hint: Self.itemsHint)
      }
      let isKnown = owner.key(path.property) != nil && !owner.isGoverned(path.property)
      throw path.noProperty(
        among: candidates, obstacle: isKnown ? "cannot change while the scene runs" : nil)
    }
    guard owner.settable.contains(found) else {
      throw path.noProperty(name, among: candidates, obstacle: "has no effect on \(owner.noun)")
    }
    if name == path.property { return Found(target: .behavior(index, found), kind: kind) }
    guard case .tuple(let tuple) = kind, let half = VectorPart(String(part)) else {
      throw path.noProperty(among: candidates, obstacle: nil)
    }
    return Found(
      target: .part(half, ofBehavior: index, found),
      kind: .number(tuple.components[half.index].number))
  }

  private struct Owner {
    private let object: SchemaObject?
    private let found: SchemaCases.Case?
    private let isBetweenItems: Bool
    let hasItems: Bool
    let properties: [BehaviorProperty]

    init(_ reader: ObjectReader) {
      let type = reader.behaviorType
      object = type.map(SceneSchema.object)
      found = object?.cases?.case(of: reader.kindWord)
      properties = type.map { BehaviorProperty.all(of: $0, reader.kindWord) } ?? []
      isBetweenItems = reader.has("attachedTo")
      hasItems = type.map { SceneSchema.typesWithItems.contains($0) } ?? false
    }

    var noun: String { found?.noun ?? object?.noun ?? "it" }

    /// The properties, except those that UIKit ignores and the anchor of an attachment between two items.
    var settable: [BehaviorProperty] {
      properties.filter {
        found?.ignores.contains($0.rawValue) != true && !($0 == .anchorPoint && isBetweenItems)
      }
    }

    func key(_ name: String) -> SchemaKey? { object?.keys.first { $0.name == name } }

    func isGoverned(_ name: String) -> Bool { object?.cases?.governs(name) ?? false }
  }
}
