// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension SceneDecoder {
  func actions(_ reader: ObjectReader, _ key: String) -> [SceneAction] {
    reader.objects(key).compactMap { action($0) }
  }

  private func action(_ reader: ObjectReader) -> SceneAction? {
    reader.actionWord.flatMap { SceneAction($0, parts(of: reader, $0)) }
  }

  private func parts(of reader: ObjectReader, _ word: ActionWord) -> ActionParts {
    // What is required is there.
    func value(_ key: String) -> JSONValue { reader.value(key) ?? reader.object }
    func text(_ key: String) -> String { reader.string(key) ?? "" }
    return ActionParts(
      has: reader.has, boolean: { reader.boolean($0) ?? false }, text: text,
      items: { selection(reader, $0, names.dynamicItems) },
      views: { selection(reader, $0, names.views) },
      behaviors: { selection(reader, $0, names.behaviors) }, slots: { slots(named: text($0)) },
      list: { lists.list(reader, $0) },
      operand: { key in
        let row = ActionOperands.of(word).row.keys.first { $0.name == key }
        return operand(value(key), of: row?.kind)
      },
      expressions: { reader.values($0).map(part) },
      members: { key in
        reader.named(key).map {
          SceneMember(key: reader.document.string($0.key) ?? "", value: self.value($0.value))
        }
      },
      template: { SceneTemplate(value: value($0)) }, actions: { actions(reader, $0) },
      animation: { reader.object($0).flatMap(animation) },
      assignment: {
        target(reader).map { ($0.target, operand(value("to"), of: $0.kind)) }
      })
  }

  // MARK: Names

  /// The places of the copies to come of a name, in their order.
  private func slots(named name: String) -> [Int] {
    names.slots.isEmpty ? [] : (names.copies(of: name)?.ids ?? []).compactMap(names.view)
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

  /// What is under "set".
  func target(_ reader: ObjectReader) -> SceneTargets.Found? {
    guard let path = reader.string("set") else { return nil }
    let targets = SceneTargets(outline: outline, names: names, isInEach: true)
    return try? targets.find(path) { variables[$0].initial.type }
  }

  /// Numbers within the bounds of a kind, or whatever else it is.
  func operand(_ value: JSONValue, of kind: SchemaKind?) -> SceneOperand {
    if case .number(let number)? = kind { return SceneOperand([limited(value, number)]) }
    if case .tuple(let tuple)? = kind { return operand(value, of: tuple) }
    if case .range(let number)? = kind { return bounds(value, within: number) }
    if case .nested(let object)? = kind {
      let reader = ObjectReader(outline.document, value)
      return SceneOperand(object().keys.compactMap { part($0, reader) })
    }
    return SceneOperand([limited(value, nil)])
  }

  /// A vector expression, or one part for each number.
  private func operand(_ value: JSONValue, of tuple: SchemaTuple) -> SceneOperand {
    let numbers = tuple.components.map(\.number)
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

  /// The number under a key of an object, or its default.
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
