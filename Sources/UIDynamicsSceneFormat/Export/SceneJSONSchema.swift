// SPDX-License-Identifier: MIT

/// The table as a JSON Schema, for editors.
///
/// Draft 2020-12, in the words that mean the same in draft-07: `$ref` stands alone, arrays have
/// `items` for all elements, and objects that differ by a word have `if` and `then`. What the
/// parts of a scene are to each other, what is wrong with an expression, and what limits there are,
/// only the tool itself knows.
package enum SceneJSONSchema {
  /// The schema, ending with a line break.
  package static var text: String {
    let definitions = SceneSchema.objects.map { (key: name(of: $0), value: definition(of: $0)) }
    let others: [(key: String, value: JSONOutput)] = [
      (name(ofNoun: SceneSchema.behavior.noun), variants(SceneSchema.behavior)),
      (name(ofNoun: SceneSchema.action.noun), choice(SceneSchema.action)),
      ("expression", expression),
    ]
    let schema: JSONOutput = .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A scene of uidyn")),
      ("allOf", .array([reference(to: SceneSchema.scene)])),
      ("$defs", .object(definitions + others)),
    ])
    return schema.text() + "\n"
  }

  /// "collisionBehavior" for "a collision behavior", "run" for "\"run\"".
  static func name(ofNoun noun: String) -> String {
    let letters = noun.filter { $0 != "\"" }
    var words = letters.split(separator: " ")
    if words.count > 1, words[0] == "a" || words[0] == "an" { words.removeFirst() }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func name(of object: SchemaObject) -> String { name(ofNoun: object.noun) }

  private static func reference(to name: String) -> JSONOutput {
    .object([("$ref", .string("#/$defs/\(name)"))])
  }

  private static func reference(to object: SchemaObject) -> JSONOutput {
    reference(to: name(of: object))
  }

  // MARK: Objects

  private static func definition(of object: SchemaObject) -> JSONOutput {
    let keys = object.keys
    var members: [(String, JSONOutput)] = [
      ("type", .string("object")),
      ("properties", .object(keys.map { ($0.name, property($0)) })),
      ("additionalProperties", .boolean(false)),
    ]
    let required = keys.filter(\.isRequired).map { JSONOutput.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    let rules = object.rules.map { rule($0, keys.map(\.name)) } + cases(object.cases)
    if !rules.isEmpty { members.append(("allOf", .array(rules))) }
    return .object(members.map { (key: $0.0, value: $0.1) })
  }

  private static func property(_ key: SchemaKey) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [("description", .string(key.doc + "."))]
    if let text = key.defaultText { members.append(("default", .text(text))) }
    if case .object(let own) = schema(of: key.kind, takesExpressions: key.moment != .never) {
      // In draft-07 nothing else counts beside a reference.
      let isReference = own.contains { $0.key == "$ref" }
      members += isReference ? [("allOf", .array([.object(own)]))] : own
    }
    return .object(members)
  }

  private static func rule(_ rule: SchemaRule, _ keys: [String]) -> JSONOutput {
    let known = rule.alternatives.filter { $0.keys.allSatisfy(keys.contains) }
    let all = known.flatMap(\.keys)
    var choices = known.map { alternative in
      let others = all.filter { !alternative.keys.contains($0) }
      let needed = alternative.needed.map { JSONOutput.string($0) }
      return JSONOutput.object(
        (needed.isEmpty ? [] : [(key: "required", value: .array(needed))]) + forbid(others))
    }
    if case .atMostOne = rule { choices.append(.object(forbid(all))) }
    return .object([("anyOf", .array(choices))])
  }

  private static func forbid(_ keys: [String]) -> [(key: String, value: JSONOutput)] {
    if keys.isEmpty { return [] }
    return [("properties", .object(keys.map { ($0, .boolean(false)) }))]
  }

  private static func cases(_ cases: SchemaCases?) -> [JSONOutput] {
    guard let cases else { return [] }
    return others(cases)
      + cases.cases.map { found in
        let needed = found.needs.map { JSONOutput.string($0) }
        let others = cases.governed.filter { !found.admits($0) }
        // A word that is left out stands for the default, so its condition holds then too.
        let isDefault = found.word == cases.defaultWord
        return condition(
          cases.selector, is: found.word, isRequired: !isDefault,
          then: .object(
            (needed.isEmpty ? [] : [(key: "required", value: .array(needed))]) + forbid(others)))
      }
  }

  /// What the words that have no case of their own forbid.
  private static func others(_ cases: SchemaCases) -> [JSONOutput] {
    guard let others = cases.others else { return [] }
    let words = cases.cases.map { JSONOutput.string($0.word) }
    let word = JSONOutput.object([("enum", .array(words))])
    let list = array(of: word, 1, nil)
    let one = JSONOutput.object([("anyOf", .array([word, list]))])
    let isCase: JSONOutput = .object([
      ("required", .array([.string(cases.selector)])),
      ("properties", .object([(cases.selector, one)])),
    ])
    return [
      .object([
        ("if", .object([("not", isCase)])),
        ("then", .object(forbid(cases.governed.filter { !others.admits($0) }))),
      ])
    ]
  }

  private static func condition(
    _ key: String, is word: String, isRequired: Bool, then: JSONOutput
  ) -> JSONOutput {
    var test: [(key: String, value: JSONOutput)] = [
      ("properties", .object([(key, .object([("const", .string(word))]))]))
    ]
    if isRequired { test.append(("required", .array([.string(key)]))) }
    return .object([("if", .object(test)), ("then", then)])
  }

  private static func variants(_ variants: SchemaVariants) -> JSONOutput {
    let words = variants.names
    return .object([
      ("type", .string("object")),
      (
        "properties",
        .object([(variants.selector, .object([("enum", .array(words.map { .string($0) }))]))])
      ),
      ("required", .array([.string(variants.selector)])),
      (
        "allOf",
        .array(
          variants.variants.map {
            condition(
              variants.selector, is: $0.name, isRequired: true, then: reference(to: $0.object))
          })
      ),
    ])
  }

  private static func choice(_ choice: SchemaChoice) -> JSONOutput {
    func required(_ key: String) -> JSONOutput {
      .object([("required", .array([.string(key)]))])
    }
    return .object([
      ("type", .string("object")),
      ("anyOf", .array(choice.keys.map(required))),
      (
        "allOf",
        .array(
          zip(choice.keys, choice.objects).map {
            .object([("if", required($0)), ("then", reference(to: $1))])
          })
      ),
    ])
  }

  // MARK: Values

  private static let expression = JSONOutput.object([
    ("description", .string("An expression, which is worked out when the value is needed.")),
    ("type", .string("string")),
    ("pattern", .string("^=")),
  ])

  /// Expressions may stand for its numbers and booleans, or not.
  private static func schema(of kind: SchemaKind, takesExpressions: Bool = true) -> JSONOutput {
    func orExpression(_ schema: JSONOutput) -> JSONOutput {
      takesExpressions
        ? .object([("anyOf", .array([schema, reference(to: "expression")]))]) : schema
    }
    switch kind {
    case .boolean: return orExpression(type("boolean"))
    case .number(let number): return orExpression(schema(of: number))
    case .tuple(let tuple):
      let array = schema(of: tuple, element: { orExpression(schema(of: $0)) })
      return tuple.counts == [2] ? orExpression(array) : array
    case .range(let number):
      let element = JSONOutput.object([
        ("anyOf", .array([orExpression(schema(of: number)), type("null")]))
      ])
      return array(of: element, 2, 2)
    case .value(let most):
      // An expression is a string anyway.
      let text = takesExpressions ? type("string") : pattern("^(?!=)")
      let numbers = array(of: orExpression(schema(of: .any)), 2, most)
      return .object([("anyOf", .array([type("number"), type("boolean"), text, numbers]))])
    case .list(let list):
      return array(
        of: schema(of: list.element, takesExpressions: takesExpressions), list.fewest, list.most)
    case .either(let kinds):
      return .object([
        ("anyOf", .array(kinds.map { schema(of: $0, takesExpressions: takesExpressions) }))
      ])
    case .nested(let object): return reference(to: object())
    case .variants(let variants): return reference(to: name(ofNoun: variants().noun))
    case .choice(let choice): return reference(to: name(ofNoun: choice().noun))
    case .map(_, let element):
      let own = schema(of: element, takesExpressions: takesExpressions)
      return named(own, SceneIDPattern.pattern)
    case .named(let element, _):
      return named(schema(of: element, takesExpressions: takesExpressions))
    case .anything: return .object([])
    case .formatVersion: return .object([("const", .number(SceneSchema.formatVersion))])
    case .yes: return .object([("const", .boolean(true))])
    case .text(let form):
      let text = form.pattern.map(pattern) ?? type("string")
      return form.isComputable ? orExpression(text) : text
    case .words(let words): return .object([("enum", .array(words.map { .string($0.name) }))])
    case .boundaryOrNull: return types(["string", "null"])
    case .assigned: return types(["number", "boolean", "string", "array", "object"])
    }
  }

  private static func type(_ name: String) -> JSONOutput { .object([("type", .string(name))]) }

  private static func types(_ names: [String]) -> JSONOutput {
    .object([("type", .array(names.map { .string($0) }))])
  }

  private static func pattern(_ pattern: String) -> JSONOutput {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }

  private static func schema(of number: SchemaNumber) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [
      ("type", .string(number.isWhole ? "integer" : "number"))
    ]
    if number.lower.isFinite {
      members.append(
        (number.excludesLower ? "exclusiveMinimum" : "minimum", .number(number.lower)))
    }
    if number.upper.isFinite { members.append(("maximum", .number(number.upper))) }
    return .object(members)
  }

  /// One schema for all components: draft-07 and 2020-12 have different words for one each.
  private static func schema(
    of tuple: SchemaTuple, element: (SchemaNumber) -> JSONOutput
  ) -> JSONOutput {
    let numbers = tuple.components.map(\.number)
    let widest = SchemaNumber(
      numbers[0].unit, from: numbers.map(\.lower).min() ?? 0, to: numbers.map(\.upper).max() ?? 0,
      isWhole: numbers.allSatisfy(\.isWhole))
    let number = element(widest)
    let isOpen = tuple.components.contains(where: \.isOpen)
    let part: JSONOutput =
      isOpen
      ? .object([("anyOf", .array([number, .object([("type", .string("null"))])]))]) : number
    let arrays = tuple.counts.map { array(of: part, $0, $0) }
    return arrays.count == 1 ? arrays[0] : .object([("anyOf", .array(arrays))])
  }

  private static func array(
    of element: JSONOutput, _ fewest: Int, _ most: Int?
  ) -> JSONOutput {
    var members: [(key: String, value: JSONOutput)] = [
      ("type", .string("array")), ("items", element),
    ]
    if fewest > 0 { members.append(("minItems", .number(Double(fewest)))) }
    if let most { members.append(("maxItems", .number(Double(most)))) }
    return .object(members)
  }

  /// An object whose keys are names.
  private static func named(
    _ element: JSONOutput, _ name: String = SceneIdentifier.pattern
  ) -> JSONOutput {
    let comment = SchemaKey.comment.name
    return .object([
      ("type", .string("object")),
      (
        "propertyNames",
        .object([("pattern", .string("^(\\\(comment)|\(name))$"))])
      ),
      ("properties", .object([(comment, .object([]))])),
      ("additionalProperties", element),
    ])
  }
}
