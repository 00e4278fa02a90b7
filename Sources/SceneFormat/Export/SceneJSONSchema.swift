// SPDX-License-Identifier: MIT

/// The table as a JSON Schema, for editors.
///
/// Draft 2020-12, in the words that mean the same in draft-07: `$ref` stands alone, arrays have
/// `items` for all elements, and objects that differ by a word have `if` and `then`. What the
/// parts of a scene are to each other, and what limits there are, only the tool itself knows. Keys
/// of the format that this release does not run are refused, as by the tool.
package enum SceneJSONSchema {
  /// The schema, ending with a line break.
  package static var text: String {
    let definitions = SceneSchema.objects.map { (key: name(of: $0), value: definition(of: $0)) }
    let behavior = (
      key: name(ofNoun: SceneSchema.behavior.noun), value: variants(SceneSchema.behavior)
    )
    let schema: JSONOutput = .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A scene of uidyn")),
      ("allOf", .array([reference(to: SceneSchema.scene)])),
      ("$defs", .object(definitions + [behavior])),
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
    let keys = object.keys.filter { $0.support == .runs }
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
    if let standard = key.standard { members.append(("default", .text(standard))) }
    switch schema(of: key.kind) {
    case .object(let own) where own.contains { $0.key == "$ref" }:
      // In draft-07 nothing else counts beside a reference.
      members.append(("allOf", .array([.object(own)])))
    case .object(let own): members += own
    default: break
    }
    return .object(members)
  }

  private static func rule(_ rule: SchemaRule, _ keys: [String]) -> JSONOutput {
    let known = rule.alternatives.filter { $0.keys.allSatisfy(keys.contains) }
    let all = known.flatMap(\.keys)
    var choices = known.map { alternative in
      let others = all.filter { !alternative.keys.contains($0) }
      let needed = alternative.isWhole ? alternative.keys.map { JSONOutput.string($0) } : []
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
    return cases.cases.map { found in
      let needed = found.needs.map { JSONOutput.string($0) }
      let others = cases.governed.filter { !found.admits($0) }
      // A word that is left out stands for the default, so its condition holds then too.
      let isDefault = found.word == cases.standard
      return condition(
        cases.selector, is: found.word, isRequired: !isDefault,
        then: .object(
          (needed.isEmpty ? [] : [(key: "required", value: .array(needed))]) + forbid(others)))
    }
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

  // MARK: Values

  private static func schema(of kind: SchemaKind) -> JSONOutput {
    switch kind {
    case .anything: .object([])
    case .formatVersion: .object([("const", .number(SceneSchema.formatVersion))])
    case .text, .pathData: type("string")
    case .boolean: type("boolean")
    case .number(let number): schema(of: number)
    case .identifier, .reference: pattern("^[A-Za-z_][A-Za-z0-9_-]*$")
    case .elementKind: pattern("^(cell|(supplementary|decoration):.+)$")
    case .words(let words):
      .object([
        ("enum", .array(words.filter { $0.support == .runs }.map { .string($0.name) }))
      ])
    case .tuple(let tuple): schema(of: tuple)
    case .range(let number):
      array(of: .object([("anyOf", .array([schema(of: number), type("null")]))]), 2, 2)
    case .list(let list): array(of: schema(of: list.element), list.fewest, list.most)
    case .nested(let object): reference(to: object())
    case .variants(let variants): reference(to: name(ofNoun: variants().noun))
    case .map(_, let element): map(of: element)
    case .either(let kinds): .object([("anyOf", .array(kinds.map(schema)))])
    }
  }

  private static func type(_ name: String) -> JSONOutput { .object([("type", .string(name))]) }

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
  private static func schema(of tuple: SchemaTuple) -> JSONOutput {
    let numbers = tuple.components.map(\.number)
    let widest = SchemaNumber(
      numbers[0].unit, from: numbers.map(\.lower).min() ?? 0, to: numbers.map(\.upper).max() ?? 0,
      isWhole: numbers.allSatisfy(\.isWhole))
    return array(of: schema(of: widest), numbers.count, numbers.count)
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

  private static func map(of element: SchemaKind) -> JSONOutput {
    .object([
      ("type", .string("object")),
      ("properties", .object([(SchemaKey.comment.name, .object([]))])),
      ("additionalProperties", schema(of: element)),
    ])
  }
}
