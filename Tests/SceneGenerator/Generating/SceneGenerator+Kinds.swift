// SPDX-License-Identifier: MIT

internal import TestSupport
internal import UIDynamicsSceneFormat

extension SceneGenerator {
  mutating func value(of kind: SchemaKind) -> JSONTree? {
    if takesExpression(kind), moment != .never, random.chance(taste.expressions),
      let expression = expression(for: kind)
    {
      return .text("=" + expression)
    }
    // Few values are inside events about contacts, so the items of contacts must be named more often there.
    let share = isInContact && isRunning ? 0.5 : taste.expressions
    if case .text(let form) = kind, moment != .never, random.chance(share),
      let operand = operand(form)
    {
      return .text("=" + operand)
    }
    switch kind {
    case .anything:
      return random.element(of: [.null, .text("\u{7}é\u{1F600}"), .array([.array([])])])
    case .formatVersion: return .number(1)
    case .text(let form): return self.text(form)
    case .boolean: return .boolean(random.bool())
    case .yes: return .boolean(true)
    case .number(let number): return .number(number.value(taste, &random))
    case .tuple(let tuple): return self.tuple(tuple)
    case .range(let number): return range(number)
    case .value: return literal(random.element(of: ExpressionType.allCases))
    case .word(let words): return .text(random.element(of: words()).name)
    case .boundaryOrNull:
      return random.bool() ? .null : .text("w\(random.integer(in: 0...2))")
    case .assigned: return nil
    case .list, .nested, .variants, .choice, .map, .named, .either: return composed(kind)
    }
  }

  /// Returns a value that contains other values.
  private mutating func composed(_ kind: SchemaKind) -> JSONTree? {
    switch kind {
    case .list(let list): self.list(list)
    case .nested(let object): self.object(object())
    case .variants(let variants): object(random.element(of: variants().variants).object)
    case .choice(let choice): self.choice(choice())
    case .map(_, let element): map(element)
    case .named(let element, _): named(element)
    case .either(let kinds): value(of: depth > 8 ? kinds[0] : random.element(of: kinds))
    default: nil
    }
  }

  /// Returns text of the given form; `nil` if it would have to name something that does not exist.
  private mutating func text(_ form: TextForm) -> JSONTree? {
    switch form.rule {
    case .none, .phrase: .text(text())
    case .condition: .text(expression(.boolean))
    case .elementKind:
      .text(random.element(of: ["cell", "supplementary:head", "decoration:back"]))
    case .pathData: outline(as: "svg")
    case .color: .text(random.element(of: ["clear", "#3478f6", "systemBlue"]))
    case .imageName: nil
    case .identifier: .text(freshID())
    case .recordName: random.pick(contents.emits).map { .text($0) }
    case .reference(let kinds): random.pick(ids(of: kinds)).map { .text($0) }
    case .selection(let kinds): random.pick(selections(of: kinds)).map { .text($0) }
    case .behavior(let types): random.pick(contents.behaviors(of: types)).map { .text($0.id) }
    case .partner:
      .text(random.element(of: ["item", "boundary"] + selections(of: SceneName.Kinds(.view))))
    case .trigger: .text(random.element(of: triggers))
    case .target: nil
    }
  }

  func ids(of kinds: SceneName.Kinds) -> [String] {
    (kinds.contains(.view) ? contents.viewIDs : [])
      + (kinds.contains(.view) && isRunning ? contents.families.flatMap(\.ids) : [])
      + (kinds.contains(SceneName.Kind.item) ? contents.items.map(\.id) : [])
      + (kinds.contains(SceneName.Kind.behavior) ? contents.namedBehaviors.map(\.id) : [])
  }

  /// The elements of selections: ids, shared names of copies, and patterns.
  private func selections(of kinds: SceneName.Kinds) -> [String] {
    let isOfBehaviors = kinds.contains(SceneName.Kind.behavior)
    return ids(of: kinds)
      + (isOfBehaviors
        ? ["b*"] + contents.behaviors.map { $0.isRepeated ? "\($0.id)-*" : $0.id }
        : ["v*", "*"] + contents.views.map(\.id)
          + (isRunning ? contents.families.flatMap { [$0.name, "\($0.name)-*"] } : []))
  }

  mutating func tuple(_ tuple: SchemaTuple) -> JSONTree {
    let count = random.element(of: tuple.counts)
    return .array(
      tuple.components.prefix(count).compactMap { value(of: .number($0.number)) })
  }

  /// Returns two bounds around 0; either can be null.
  private mutating func range(_ number: SchemaNumber) -> JSONTree {
    let (one, other) = (number.value(taste, &random), number.value(taste, &random))
    return .array([
      random.bool() ? .null : .number(-one.magnitude),
      random.bool() ? .null : .number(other.magnitude),
    ])
  }

  private mutating func list(_ list: SchemaList) -> JSONTree {
    if case .text(let form) = list.element, case .reference(let kinds) = form.rule {
      let found = random.some(ids(of: kinds), atMost: list.most ?? 5)
      return .array(found.map { .text($0) })
    }
    let outer = isBehindCopy
    defer { isBehindCopy = outer }
    let most = list.most ?? (depth > 6 ? 1 : random.element(of: [1, 2, 3, 6]))
    let count = random.integer(in: list.fewest...max(list.fewest, most))
    return .array((0..<count).compactMap { _ in value(of: list.element) })
  }

  /// Returns an object of a random kind; retries if it needs something that does not exist.
  private mutating func choice(_ choice: SchemaChoice) -> JSONTree? {
    for _ in 0..<4 {
      let chosen = random.element(of: choice.objects)
      let holdsMore = chosen.keys.contains { ["then", "do", "animate"].contains($0.name) }
      if holdsMore, depth > 8 { continue }
      if let companions = member(of: chosen), let made = object(chosen, companions) { return made }
    }
    return nil
  }

  /// Returns members that must fit together, such as an item and its behavior; `nil` if there are none.
  private mutating func member(of action: SchemaObject) -> [String: JSONTree]? {
    if action.keys.contains(where: { $0.name == "copy" }) {
      isBehindCopy = true
      return random.chance(0.8) ? random.pick(contents.families).map(Self.copy) ?? [:] : [:]
    }
    guard action.keys.contains(where: { $0.name == "in" }), random.chance(0.8) else { return [:] }
    let types = [BehaviorType.dynamicItem]
    guard let behavior = random.pick(contents.behaviors(of: types).filter { !$0.items.isEmpty })
    else {
      return nil
    }
    return ["in": .text(behavior.id), "for": .text(random.element(of: behavior.items))]
  }

  static func copy(_ family: SceneContents.Family) -> [String: JSONTree] {
    [
      "copy": .text(family.original), "as": .text(family.name),
      "most": .number(Double(family.most)),
    ]
  }

  private mutating func map(_ element: SchemaKind) -> JSONTree {
    let items = random.some(behavior?.items ?? [], atMost: 4)
    return .object(items.compactMap { id in value(of: element).map { .init(id, $0) } })
  }

  private mutating func named(_ element: SchemaKind) -> JSONTree {
    let names = (0..<random.integer(in: 0...3)).map { "n\($0)" }
    return .object(names.compactMap { name in value(of: element).map { .init(name, $0) } })
  }

  mutating func literal(_ type: ExpressionType) -> JSONTree {
    let range = random.chance(taste.extremes) ? SchemaNumber.any : .signedFactor
    switch type {
    case .number: return .number(range.value(taste, &random))
    case .boolean: return .boolean(random.bool())
    case .string: return .text(text())
    case .vector: return .numbers([range.value(taste, &random), range.value(taste, &random)])
    }
  }

  mutating func text() -> String {
    random.element(of: [
      "", "a", "two words", "\"\\/\u{8}\u{1B}[31m\n", "e\u{301}\u{202E}\u{200B}", "\u{1F600}",
      "comma, \"quote\"", String(repeating: "long ", count: 60),
    ])
  }

  /// Returns a target of `set` and a matching value, if the object has keys for both.
  mutating func assignment(_ object: SchemaObject) -> [String: JSONTree]? {
    let kinds = object.keys.map { ($0.name, $0.kind) }
    guard let (target, _) = kinds.first(where: { $0.1.isTarget }),
      let (value, _) = kinds.first(where: { if case .assigned = $0.1 { true } else { false } }),
      let found = random.pick(targets(animated: object.noun == "\"animate\"")),
      let new = self.value(of: found.kind)
    else { return nil }
    if kinds.contains(where: { $0.0 == "keyframes" }), random.chance(0.4) {
      return [target: .text(found.path), "keyframes": .array(keyframes(found.kind))]
    }
    return [target: .text(found.path), value: new]
  }
}

extension SceneGenerator {
  /// Returns intermediate values at increasing times.
  private mutating func keyframes(_ kind: SchemaKind) -> [JSONTree] {
    let count = random.integer(in: 1...4)
    return (1...count).compactMap { index in
      let time = JSONTree.number(Double(index) / Double(count))
      return value(of: kind).flatMap { object(SceneSchema.keyframe, ["at": time, "to": $0]) }
    }
  }
}

extension SchemaKind {
  fileprivate var isTarget: Bool {
    if case .text(let form) = self, case .target = form.rule { true } else { false }
  }
}
