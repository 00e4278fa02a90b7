// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension SceneDecoder {
  func actions(_ reader: ObjectReader, _ key: String) -> [SceneAction] {
    reader.objects(key).compactMap { action($0) }
  }

  /// Decodes an action; `nil` if its target does not exist, which is already reported.
  private func action(_ reader: ObjectReader) -> SceneAction? {
    guard let word = reader.actionWord else { return nil }
    let key = word.rawValue
    // A valid document contains all required keys.
    func value(_ key: String) -> JSONValue { reader.value(key) ?? reader.object }
    func text(_ key: String) -> String { reader.string(key) ?? "" }
    func expressions(_ key: String) -> [Expression] { reader.values(key).map(part) }
    func inner(_ key: String) -> [SceneAction] { actions(reader, key) }
    func items(_ key: String) -> SceneSelection { selection(reader, key, names.dynamicItems) }
    func views(_ key: String) -> SceneSelection { selection(reader, key, names.views) }
    func behaviors(_ key: String) -> SceneSelection { selection(reader, key, names.behaviors) }
    /// The value of the action's own key, with the range from the schema.
    var amount: SceneOperand {
      operand(value(key), of: ActionOperands.of(word).row.keys[0].kind)
    }
    switch word {
    case .addBehavior:
      return .addBehavior(behaviors(key), isNew: reader.boolean("new") ?? false)
    case .removeBehavior: return .removeBehavior(behaviors(key))
    case .removeAllBehaviors: return .removeAllBehaviors
    case .addChildBehavior: return .addChildBehavior(behaviors(key), to: behaviors("to"))
    case .removeChildBehavior: return .removeChildBehavior(behaviors(key), from: behaviors("from"))
    case .addItem: return .addItem(items(key), to: behaviors("to"))
    case .removeItem: return .removeItem(items(key), from: behaviors("from"))
    case .updateItem: return .updateItem(items(key))
    case .removeFromSuperview: return .removeFromSuperview(views(key))
    case .addSubview:
      // No selection means the reference view.
      return .addSubview(views(key), to: reader.has("to") ? views("to") : nil)
    case .copy: return .copy(views(key), as: slots(named: text("as")))
    case .addLinearVelocity:
      return .addLinearVelocity(amount, for: items("for"), in: behaviors("in"))
    case .addAngularVelocity:
      return .addAngularVelocity(amount, for: items("for"), in: behaviors("in"))
    case .addBoundary: return .addBoundary(SceneTemplate(value: value(key)), to: behaviors("to"))
    case .removeBoundary: return .removeBoundary(expressions(key), from: behaviors("from"))
    case .removeAllBoundaries: return .removeAllBoundaries(behaviors(key))
    case .set:
      return target(reader).map { .set($0.target, to: operand(value("to"), of: $0.kind)) }
    case .animate: return reader.object(key).flatMap(animation).map { .animate($0) }
    case .emit: return .emit(text(key), with: members(reader, "with"))
    case .if:
      return .condition(expressions(key)[0], then: inner("then"), otherwise: inner("else"))
    case .forEach: return .forEach(list(reader.values(key)), do: inner("do"))
    case .after: return .after(amount, do: inner("do"))
    case .stop: return .stop(expressions(key)[0])
    }
  }

  private func members(_ reader: ObjectReader, _ key: String) -> [SceneMember] {
    reader.named(key).map {
      SceneMember(key: reader.document.string($0.key) ?? "", value: value($0.value))
    }
  }

  // MARK: Names

  private func list(_ values: [JSONValue]) -> SceneEachList {
    outline.list(
      names.items(values, in: outline.document, withSlots: true).map { $0.index })
  }

  private func slots(named name: String) -> [Int] {
    names.slots.isEmpty ? [] : (names.copies(of: name)?.ids ?? []).compactMap(names.view)
  }

  private func selection(
    _ reader: ObjectReader, _ key: String, _ indices: (String) -> [Int]
  ) -> SceneSelection {
    var (parts, seen) = ([SceneSelection.Part](), Set<Int>())
    for value in reader.values(key) {
      if let expression = expressions[value], !expression.isConstant {
        parts.append(.computed(expression))
        continue
      }
      let text = expressions[value].flatMap { $0.constantText } ?? reader.document.string(value)
      let found = indices(text ?? "").filter { seen.insert($0).inserted }
      if case .known(let earlier)? = parts.last {
        parts[parts.count - 1] = .known(earlier + found)
      } else {
        parts.append(.known(found))
      }
    }
    return SceneSelection(parts)
  }

  // MARK: Values

  func target(_ reader: ObjectReader) -> SceneTargets.Found? {
    guard let path = reader.string("set") else { return nil }
    let targets = SceneTargets(outline: outline, names: names, isInEach: true)
    return try? targets.find(path) { variables[$0].initial.type }
  }

  /// Adds the schema's range to each number, if it defines one.
  func operand(_ value: JSONValue, of kind: SchemaKind?) -> SceneOperand {
    switch kind {
    case .number(let number)?: return SceneOperand([limited(value, number)])
    case .tuple(let tuple)?: return operand(value, of: tuple)
    case .range(let number)?: return bounds(value, within: number)
    case .nested(let object)?:
      let reader = ObjectReader(outline.document, value)
      return SceneOperand(object().keys.compactMap { part($0, reader) })
    case nil, .anything, .formatVersion, .text, .boolean, .yes, .boundaryOrNull, .word, .list,
      .variants, .choice, .map, .named, .either, .value, .assigned:
      return SceneOperand([limited(value, nil)])
    }
  }

  private func operand(_ value: JSONValue, of tuple: SchemaTuple) -> SceneOperand {
    let numbers = tuple.components.map { $0.number }
    if expressions[value] != nil { return SceneOperand([limited(value, numbers[0])]) }
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

  func operand(_ key: String, _ reader: ObjectReader, of object: SchemaObject) -> SceneOperand {
    SceneOperand(object.keys.filter { $0.name == key }.compactMap { part($0, reader) })
  }

  private func part(_ key: SchemaKey, _ reader: ObjectReader) -> SceneOperand.Part? {
    guard case .number(let number) = key.kind else { return nil }
    if let value = reader.value(key.name) { return limited(value, number) }
    let text = key.defaultText ?? "0"
    return SceneOperand.Part(
      Expression(.number(Double(text) ?? 0), text: text), within: number.range)
  }

  func value(_ value: JSONValue) -> SceneOperand {
    let elements = Array(outline.document.elements(of: value))
    return SceneOperand((elements.isEmpty ? [value] : elements).map { limited($0, nil) })
  }

  private func limited(_ value: JSONValue, _ number: SchemaNumber?) -> SceneOperand.Part {
    SceneOperand.Part(part(value), within: number?.range)
  }

  private func part(_ value: JSONValue) -> Expression {
    let document = outline.document
    return expressions[value]
      ?? Expression(
        document.literal(value) ?? .number(0), text: document.writtenText(of: value))
  }
}

extension SchemaNumber {
  var range: ClosedRange<Double>? {
    lower.isFinite || upper.isFinite ? lower...upper : nil
  }
}
