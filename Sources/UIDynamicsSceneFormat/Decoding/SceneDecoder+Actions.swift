// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

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
      return .addChildBehavior(behaviors(reader, key), to: behaviors(reader, "to"))
    case .removeChildBehavior:
      return .removeChildBehavior(behaviors(reader, key), from: behaviors(reader, "from"))
    case .addItem: return .addItem(items(reader, key), to: behaviors(reader, "to"))
    case .removeItem: return .removeItem(items(reader, key), from: behaviors(reader, "from"))
    case .updateItem: return .updateItem(items(reader, key))
    case .removeFromSuperview: return .removeFromSuperview(items(reader, key))
    case .addSubview:
      // The reference view is the superview of what has none in the scene.
      let superview = reader.has("to") ? items(reader, "to") : nil
      return .addSubview(items(reader, key), to: superview)
    case .copy: return .copy(items(reader, key), as: slots(named: reader.string("as") ?? ""))
    case .addLinearVelocity:
      return .addLinearVelocity(
        operand(value, of: .velocity), for: items(reader, "for"), in: behaviors(reader, "in"))
    case .addAngularVelocity:
      return .addAngularVelocity(
        operand(value, of: .signed("rad/s")), for: items(reader, "for"),
        in: behaviors(reader, "in"))
    case .addBoundary:
      return .addBoundary(SceneTemplate(value: value), to: behaviors(reader, "to"))
    case .removeBoundary:
      return .removeBoundary(reader.values(key).map(part), from: behaviors(reader, "from"))
    case .removeAllBoundaries: return .removeAllBoundaries(behaviors(reader, key))
    case .set: return assignment(reader).map { .set($0, to: $1) }
    case .animate: return reader.object(key).flatMap(animation)
    case .emit: return reader.string(key).map { .emit($0, with: members(reader)) }
    case .if: return expressions[value].map { condition($0, reader) }
    case .forEach:
      return .forEach(lists.list(reader, key), do: actions(reader, "do"))
    case .after:
      return .after(operand(value, of: .time), do: actions(reader, "do"))
    case .stop: return .stop(part(value))
    }
  }

  private func condition(_ condition: Expression, _ reader: ObjectReader) -> SceneAction {
    .condition(condition, then: actions(reader, "then"), otherwise: actions(reader, "else"))
  }

  private func members(_ reader: ObjectReader) -> [SceneMember] {
    guard let object = reader.object("with")?.object else { return [] }
    return outline.document.named(object).map {
      SceneMember(key: outline.document.string($0.key) ?? "", value: value($0.value))
    }
  }

  // MARK: Names

  /// The places of the copies to come of a name, in their order.
  func slots(named name: String) -> [Int] {
    names.slots.isEmpty ? [] : (names.copies(of: name)?.ids ?? []).compactMap(names.view)
  }

  private func items(_ reader: ObjectReader, _ key: String) -> SceneSelection {
    selection(reader, key, names.dynamicItems)
  }

  private func behaviors(_ reader: ObjectReader, _ key: String) -> SceneSelection {
    selection(reader, key, names.behaviors)
  }

  /// One thing or several, each known one once.
  private func selection(
    _ reader: ObjectReader, _ key: String, _ places: (String) -> [Int]
  ) -> SceneSelection {
    var (parts, seen) = ([SceneSelection.Part](), Set<Int>())
    for value in reader.values(key) {
      if let expression = expressions[value], !expression.isConstant {
        parts.append(.computed(expression))
        continue
      }
      let text = expressions[value].flatMap(\.constantText) ?? reader.document.string(value)
      let found = places(text ?? "").filter { seen.insert($0).inserted }
      if case .known(let earlier)? = parts.last {
        parts[parts.count - 1] = .known(earlier + found)
      } else {
        parts.append(.known(found))
      }
    }
    return SceneSelection(parts)
  }

  // MARK: Values

  private func assignment(_ reader: ObjectReader) -> (SceneTarget, SceneOperand)? {
    guard let found = target(reader), let value = reader.value("to") else { return nil }
    return (found.target, operand(value, of: found.form))
  }

  /// What is under "set".
  func target(_ reader: ObjectReader) -> SceneTargets.Found? {
    guard let path = reader.string("set") else { return nil }
    let targets = SceneTargets(outline: outline, names: names, isInEach: true)
    return try? targets.find(path) { variables[$0].initial.type }
  }

  func operand(_ value: JSONValue, of form: SceneTargets.Form) -> SceneOperand {
    switch form {
    case .value, .unknown: SceneOperand([limited(value, nil)])
    case .number(let number): operand(value, of: number)
    case .tuple(let tuple): operand(value, of: tuple)
    case .range(let number): bounds(value, within: number)
    case .object(let object): operand(value, of: object)
    }
  }

  func operand(_ value: JSONValue, of number: SchemaNumber) -> SceneOperand {
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
