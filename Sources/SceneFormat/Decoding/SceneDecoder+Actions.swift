// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneDecoder {
  /// The actions under a key.
  func actions(_ reader: ObjectReader, _ key: String) -> [SceneAction] {
    reader.elements(key).compactMap { action(ObjectReader(reader.document, $0)) }
  }

  private func action(_ reader: ObjectReader) -> SceneAction? {
    behaviorAction(reader) ?? itemAction(reader) ?? boundaryAction(reader) ?? otherAction(reader)
  }

  private func behaviorAction(_ reader: ObjectReader) -> SceneAction? {
    if reader.has("addBehavior") { return .addBehavior(behaviors(reader, "addBehavior")) }
    if reader.has("removeBehavior") { return .removeBehavior(behaviors(reader, "removeBehavior")) }
    if reader.has("removeAllBehaviors") { return .removeAllBehaviors }
    if let (child, parent) = pair(reader, behavior, "addChildBehavior", "to") {
      return .addChildBehavior(child, to: parent)
    }
    return pair(reader, behavior, "removeChildBehavior", "from")
      .map { .removeChildBehavior($0, from: $1) }
  }

  private func itemAction(_ reader: ObjectReader) -> SceneAction? {
    if let (added, parent) = pair(reader, item, "addItem", "to") {
      return .addItem(added, to: parent)
    }
    if let (removed, parent) = pair(reader, item, "removeItem", "from") {
      return .removeItem(removed, from: parent)
    }
    if let updated = item(reader, "updateItem") { return .updateItem(updated) }
    if let removed = item(reader, "removeFromSuperview") { return .removeFromSuperview(removed) }
    guard let (item, parent) = pair(reader, item, "for", "in") else { return nil }
    if let value = reader.value("addLinearVelocity") {
      return .addLinearVelocity(operand(value, of: .velocity), for: item, in: parent)
    }
    return reader.value("addAngularVelocity").map {
      .addAngularVelocity(operand($0, of: .signed("rad/s")), for: item, in: parent)
    }
  }

  private func boundaryAction(_ reader: ObjectReader) -> SceneAction? {
    if let value = reader.value("addBoundary"), let parent = behavior(reader, "to") {
      return .addBoundary(SceneTemplate(value: value), to: parent)
    }
    if let value = reader.value("removeBoundary"), let parent = behavior(reader, "from") {
      return .removeBoundary(part(value), from: parent)
    }
    return behavior(reader, "removeAllBoundaries").map { .removeAllBoundaries($0) }
  }

  private func otherAction(_ reader: ObjectReader) -> SceneAction? {
    if let (target, operand) = assignment(reader) { return .set(target, to: operand) }
    if let animation = reader.object("animate"), let (target, operand) = assignment(animation) {
      let duration = animation.value("duration").map { self.operand($0, of: .time) }
      return .animate(
        duration: duration ?? Self.standardDuration, animation.word("curve") ?? .easeInOut, target,
        to: operand)
    }
    if let name = reader.string("emit") {
      return .emit(name, with: reader.object("with").map { members($0.object) } ?? [])
    }
    if let value = reader.value("if"), let condition = expressions[value] {
      return .condition(
        condition, then: actions(reader, "then"), otherwise: actions(reader, "else"))
    }
    return reader.value("stop").map { .stop(part($0)) }
  }

  /// That of UIView.animate where no duration is given: 0.2 s.
  private static let standardDuration = SceneOperand(
    [Expression(.number(0.2), text: "0.2")], ranges: [SchemaNumber.time.range])

  private func members(_ object: JSONValue) -> [SceneMember] {
    outline.document.named(object).map {
      SceneMember(key: outline.document.string($0.key) ?? "", value: value($0.value))
    }
  }

  // MARK: Names

  private func behavior(_ reader: ObjectReader, _ key: String) -> Int? {
    reader.string(key).flatMap(names.behavior)
  }

  private func item(_ reader: ObjectReader, _ key: String) -> Int? {
    reader.string(key).flatMap(names.dynamicItem)
  }

  /// One behavior or several.
  private func behaviors(_ reader: ObjectReader, _ key: String) -> [Int] {
    if let one = behavior(reader, key) { return [one] }
    return reader.elements(key).compactMap { outline.document.string($0).flatMap(names.behavior) }
  }

  /// What stands under two keys, the second of which is a behavior.
  private func pair(
    _ reader: ObjectReader, _ first: (ObjectReader, String) -> Int?, _ key: String,
    _ companion: String
  ) -> (Int, Int)? {
    guard let one = first(reader, key), let other = behavior(reader, companion) else { return nil }
    return (one, other)
  }

  // MARK: Values

  private func assignment(_ reader: ObjectReader) -> (SceneTarget, SceneOperand)? {
    guard let path = reader.string("set"), let value = reader.value("to") else { return nil }
    let targets = SceneTargets(outline: outline, names: names)
    let found = try? targets.find(path) { variables[$0].initial.type }
    guard let found else { return nil }
    return (found.target, operand(value, of: found.form))
  }

  private func operand(_ value: JSONValue, of form: SceneTargets.Form) -> SceneOperand {
    switch form {
    case .value, .unknown: SceneOperand([part(value)])
    case .number(let number): operand(value, of: number)
    case .tuple(let tuple): operand(value, of: tuple)
    case .range(let number): bounds(value, within: number)
    case .object(let object): operand(value, of: object)
    }
  }

  private func operand(_ value: JSONValue, of number: SchemaNumber) -> SceneOperand {
    SceneOperand([part(value)], ranges: [number.range])
  }

  /// A vector expression, or one part for each number.
  func operand(_ value: JSONValue, of tuple: SchemaTuple) -> SceneOperand {
    let ranges = tuple.components.map(\.number.range)
    if expressions[value] != nil { return SceneOperand([part(value)], ranges: [ranges[0]]) }
    return SceneOperand(outline.document.elements(of: value).map(part), ranges: ranges)
  }

  private func bounds(_ value: JSONValue, within number: SchemaNumber) -> SceneOperand {
    let bounds = Array(outline.document.elements(of: value))
    let parts = zip(bounds, [-Double.infinity, .infinity]).map { bound, open in
      outline.document.kind(of: bound) == .null
        ? Expression(.number(open), text: "null") : part(bound)
    }
    let ranges = bounds.map { outline.document.kind(of: $0) == .null ? nil : number.range }
    return SceneOperand(parts, ranges: ranges)
  }

  /// The numbers of an object in the order of the table, 0 where they are left out.
  private func operand(_ value: JSONValue, of object: SchemaObject) -> SceneOperand {
    let reader = ObjectReader(outline.document, value)
    let keys = object.keys.filter { $0.name != SchemaKey.comment.name }
    let parts = keys.map {
      reader.value($0.name).map(part) ?? Expression(.number(0), text: "0")
    }
    let ranges = keys.map { key -> ClosedRange<Double>? in
      if case .number(let number) = key.kind { return number.range }
      return nil
    }
    return SceneOperand(parts, ranges: ranges)
  }

  /// A value of any type.
  private func value(_ value: JSONValue) -> SceneOperand {
    let elements = Array(outline.document.elements(of: value))
    return SceneOperand(elements.isEmpty ? [part(value)] : elements.map(part))
  }

  /// An expression, or a literal as one.
  private func part(_ value: JSONValue) -> Expression {
    let document = outline.document
    return expressions[value]
      ?? Expression(
        document.literal(value) ?? .number(0), text: clipped(document.sourceText(of: value)))
  }
}

extension SchemaNumber {
  /// What a value must lie within; nil for anything finite.
  fileprivate var range: ClosedRange<Double>? {
    lower.isFinite || upper.isFinite ? lower...upper : nil
  }
}
