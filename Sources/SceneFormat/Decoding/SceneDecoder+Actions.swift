// SPDX-License-Identifier: MIT

internal import Geometry

extension SceneDecoder {
  /// The actions under a key.
  func actions(_ reader: ObjectReader, _ key: String) -> [SceneAction] {
    reader.elements(key).compactMap { action(ObjectReader(reader.document, $0)) }
  }

  private func action(_ reader: ObjectReader) -> SceneAction? {
    guard let word = ActionWord.allCases.first(where: { reader.has($0.rawValue) }),
      let value = reader.value(word.rawValue)
    else { return nil }
    let key = word.rawValue
    switch word {
    case .addBehavior:
      return .addBehavior(behaviors(reader, key), isNew: reader.boolean("new") ?? false)
    case .removeBehavior: return .removeBehavior(behaviors(reader, key))
    case .removeAllBehaviors: return .removeAllBehaviors
    case .addChildBehavior:
      return pair(reader, behavior, key, "to").map { .addChildBehavior($0, to: $1) }
    case .removeChildBehavior:
      return pair(reader, behavior, key, "from").map { .removeChildBehavior($0, from: $1) }
    case .addItem: return pair(reader, item, key, "to").map { .addItem($0, to: $1) }
    case .removeItem: return pair(reader, item, key, "from").map { .removeItem($0, from: $1) }
    case .updateItem: return item(reader, key).map { .updateItem($0) }
    case .removeFromSuperview: return item(reader, key).map { .removeFromSuperview($0) }
    case .addLinearVelocity:
      return pair(reader, item, "for", "in").map {
        .addLinearVelocity(operand(value, of: .velocity), for: $0, in: $1)
      }
    case .addAngularVelocity:
      return pair(reader, item, "for", "in").map {
        .addAngularVelocity(operand(value, of: .signed("rad/s")), for: $0, in: $1)
      }
    case .addBoundary:
      return behavior(reader, "to").map { .addBoundary(SceneTemplate(value: value), to: $0) }
    case .removeBoundary:
      return behavior(reader, "from").map { .removeBoundary(part(value), from: $0) }
    case .removeAllBoundaries: return behavior(reader, key).map { .removeAllBoundaries($0) }
    case .set: return assignment(reader).map { .set($0, to: $1) }
    case .animate: return reader.object(key).flatMap(animation)
    case .emit: return reader.string(key).map { .emit($0, with: members(reader)) }
    case .if: return expressions[value].map { condition($0, reader) }
    case .stop: return .stop(part(value))
    }
  }

  private func animation(_ reader: ObjectReader) -> SceneAction? {
    assignment(reader).map { target, operand in
      let duration = reader.value("duration").map { self.operand($0, of: .time) }
      return .animate(
        duration: duration ?? Self.defaultDuration, reader.word("curve") ?? .easeInOut, target,
        to: operand)
    }
  }

  private func condition(_ condition: Expression, _ reader: ObjectReader) -> SceneAction {
    .condition(condition, then: actions(reader, "then"), otherwise: actions(reader, "else"))
  }

  /// That of UIView.animate where no duration is given: 0.2 s.
  private static let defaultDuration = SceneOperand([
    SceneOperand.Part(
      Expression(.number(0.2), text: "0.2"), within: SchemaNumber.time.range)
  ])

  private func members(_ reader: ObjectReader) -> [SceneMember] {
    guard let object = reader.object("with")?.object else { return [] }
    return outline.document.named(object).map {
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
    case .value, .unknown: SceneOperand([limited(value, nil)])
    case .number(let number): operand(value, of: number)
    case .tuple(let tuple): operand(value, of: tuple)
    case .range(let number): bounds(value, within: number)
    case .object(let object): operand(value, of: object)
    }
  }

  private func operand(_ value: JSONValue, of number: SchemaNumber) -> SceneOperand {
    SceneOperand([limited(value, number)])
  }

  /// A vector expression, or one part for each number.
  func operand(_ value: JSONValue, of tuple: SchemaTuple) -> SceneOperand {
    let numbers = tuple.components.map(\.number)
    if expressions[value] != nil { return operand(value, of: numbers[0]) }
    return SceneOperand(zip(outline.document.elements(of: value), numbers).map(limited))
  }

  private func bounds(_ value: JSONValue, within number: SchemaNumber) -> SceneOperand {
    SceneOperand(
      zip(outline.document.elements(of: value), [-Double.infinity, .infinity]).map { bound, open in
        outline.document.kind(of: bound) == .null
          ? SceneOperand.Part(Expression(.number(open), text: "null"), within: nil)
          : limited(bound, number)
      })
  }

  /// The numbers of an object in the order of the table, 0 where they are left out.
  private func operand(_ value: JSONValue, of object: SchemaObject) -> SceneOperand {
    let reader = ObjectReader(outline.document, value)
    return SceneOperand(
      object.keys.compactMap { key in
        guard case .number(let number) = key.kind else { return nil }
        return reader.value(key.name).map { limited($0, number) }
          ?? SceneOperand.Part(Expression(.number(0), text: "0"), within: number.range)
      })
  }

  /// A value of any type.
  func value(_ value: JSONValue) -> SceneOperand {
    let elements = Array(outline.document.elements(of: value))
    return SceneOperand((elements.isEmpty ? [value] : elements).map { limited($0, nil) })
  }

  private func limited(_ value: JSONValue, _ number: SchemaNumber?) -> SceneOperand.Part {
    SceneOperand.Part(part(value), within: number?.range)
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
  var range: ClosedRange<Double>? {
    lower.isFinite || upper.isFinite ? lower...upper : nil
  }
}
