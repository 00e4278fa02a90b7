// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The scene format as a JSON Schema, for editors.
///
/// It follows draft 2020-12 but also works as draft-07: `$ref` has no siblings, arrays use `items`, and
/// variants use `if` and `then`. Only `prefixItems`, which constrains single numbers of an array, has no
/// effect in draft-07. The schema does not cover references between parts, expressions, or limits.
package enum SceneJSONSchema {
  private typealias Members = [(key: String, value: JSONTree)]

  package static var text: String {
    let definitions = SceneSchema.objects.map { (key: name(of: $0), value: definition(of: $0)) }
    let others: Members = [
      (name(ofNoun: SceneSchema.behavior.noun), variants(SceneSchema.behavior)),
      (name(ofNoun: SceneSchema.action.noun), choice(SceneSchema.action)),
      ("expression", expression), ("copies", copies), ("childOfCopies", childOfCopies),
    ]
    let schema: JSONTree = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A uidyn scene",
      "allOf": [reference(to: SceneSchema.scene)],
      "$defs": .object(definitions + others),
    ]
    return schema.text() + "\n"
  }

  /// Returns "collisionBehavior" for "a collision behavior", and "run" for "\"run\"".
  static func name(ofNoun noun: String) -> String {
    let letters = noun.filter { $0 != "\"" }
    var words = letters.split(separator: " ")
    if words.count > 1, words[0] == "a" || words[0] == "an" { words.removeFirst() }
    return words[0] + words.dropFirst().map(capitalized).joined()
  }

  private static func name(of object: SchemaObject) -> String { name(ofNoun: object.noun) }

  private static func reference(to name: String) -> JSONTree {
    ["$ref": .text("#/$defs/\(name)")]
  }

  private static func reference(to object: SchemaObject) -> JSONTree {
    reference(to: name(of: object))
  }

  // MARK: Objects

  private static func definition(of object: SchemaObject) -> JSONTree {
    let keys = object.keys
    let rules =
      object.rules.map { rule($0, keys.map { $0.name }) } + cases(object.cases)
      + (object === SceneSchema.scene ? [ownCopies, triggers] : [])
    let members: Members = [
      ("type", "object"),
      ("properties", .object(keys.map { ($0.name, property($0)) })),
      ("additionalProperties", false),
    ]
    return .object(
      members + require(keys.filter { $0.isRequired }.map { $0.name })
        + (rules.isEmpty ? [] : [("allOf", .list(rules))]))
  }

  private static func property(_ key: SchemaKey) -> JSONTree {
    var members: Members = [("description", .text(key.doc + "."))]
    if let text = key.defaultText { members.append(("default", .raw(Array(text.utf8)))) }
    if case .object(let own) = schema(of: key.kind, takesExpressions: key.moment != .never) {
      // Draft-07 ignores all siblings of a `$ref`.
      let isReference = own.contains { $0.key == "$ref" }
      members += isReference ? [("allOf", [.object(own)])] : own
    }
    return .object(members)
  }

  private static func rule(_ rule: SchemaRule, _ keys: [String]) -> JSONTree {
    let known = rule.alternatives.filter { $0.keys.allSatisfy(keys.contains) }
    let all = known.flatMap { $0.keys }
    var choices = known.map { alternative in
      let others = all.filter { !alternative.keys.contains($0) }
      return JSONTree.object(require(alternative.needed) + forbid(others))
    }
    if !rule.needsOne { choices.append(.object(forbid(all))) }
    return ["anyOf": .list(choices)]
  }

  private static let ownCopies: JSONTree = [
    "properties": ["behaviors": ["items": reference(to: "copies")]]
  ]

  /// Allows `where` only together with `forEach`.
  private static let copies: JSONTree = [
    "if": .object(require([SceneSchema.forEach.name])),
    "then": ["properties": .object([children("childOfCopies")])],
    "else": [
      "properties": .object([(SceneSchema.filter.name, .boolean(false)), children("copies")])
    ],
  ]

  /// The children of a composite with `forEach` are copied with it, so they cannot have one themselves.
  private static let childOfCopies: JSONTree = [
    "properties": .object([(SceneSchema.forEach.name, .boolean(false)), children("childOfCopies")])
  ]

  private static func children(_ definition: String) -> (key: String, value: JSONTree) {
    (SceneSchema.children.name, ["items": reference(to: definition)])
  }

  /// Allows gesture triggers only if the scene contains gestures.
  private static let triggers: JSONTree = {
    let word = pattern(SceneTriggerText.patternWithoutGestures)
    let on: JSONTree = ["on": ["anyOf": [word, array(of: word, 0, nil)]]]
    let some: Members = [("properties", ["gestures": ["minItems": .number(1)]])]
    return [
      "if": .object(require(["gestures"]) + some),
      "else": ["properties": ["events": ["items": ["properties": on]]]],
    ]
  }()

  private static func require(_ keys: [String]) -> Members {
    keys.isEmpty ? [] : [("required", .texts(keys))]
  }

  private static func forbid(_ keys: [String]) -> Members {
    keys.isEmpty ? [] : [("properties", .object(keys.map { ($0, false) }))]
  }

  private static func cases(_ cases: SchemaCases?) -> [JSONTree] {
    guard let cases else { return [] }
    return others(cases)
      + cases.cases.map { found in
        let others = cases.governed.filter { !found.admits($0) }
        // If the key is absent, the default word applies, so the condition must allow that.
        let isDefault = found.word == cases.defaultWord
        return condition(
          cases.selector, is: found.word, isRequired: !isDefault,
          then: .object(require(found.needs) + forbid(others)))
      }
  }

  private static func others(_ cases: SchemaCases) -> [JSONTree] {
    guard let others = cases.others else { return [] }
    let word: JSONTree = ["enum": .texts(cases.cases.map { $0.word })]
    let isCase: JSONTree = [
      "required": [.text(cases.selector)],
      "properties": [cases.selector: ["anyOf": [word, array(of: word, 1, nil)]]],
    ]
    let forbidden = forbid(cases.governed.filter { !others.admits($0) })
    return [["if": ["not": isCase], "then": .object(forbidden)]]
  }

  private static func condition(
    _ key: String, is word: String, isRequired: Bool, then: JSONTree
  ) -> JSONTree {
    let test: Members = [("properties", [key: ["const": .text(word)]])]
    return ["if": .object(test + (isRequired ? require([key]) : [])), "then": then]
  }

  private static func variants(_ variants: SchemaVariants) -> JSONTree {
    [
      "type": "object",
      "properties": [variants.selector: ["enum": .texts(variants.names)]],
      "required": [.text(variants.selector)],
      "allOf": .list(
        variants.variants.map {
          condition(
            variants.selector, is: $0.name, isRequired: true, then: reference(to: $0.object))
        }),
    ]
  }

  private static func choice(_ choice: SchemaChoice) -> JSONTree {
    func required(_ key: String) -> JSONTree { .object(require([key])) }
    return [
      "type": "object",
      "anyOf": .list(choice.keys.map(required)),
      "allOf": .list(
        zip(choice.keys, choice.objects).map { ["if": required($0), "then": reference(to: $1)] }),
    ]
  }

  // MARK: Values

  private static let expression: JSONTree = [
    "description": "An expression, evaluated when the value is needed.",
    "type": "string",
    "pattern": "^=",
  ]

  private static func schema(of kind: SchemaKind, takesExpressions: Bool = true) -> JSONTree {
    func inner(_ kind: SchemaKind) -> JSONTree {
      schema(of: kind, takesExpressions: takesExpressions)
    }
    func orExpression(_ schema: JSONTree) -> JSONTree {
      takesExpressions ? ["anyOf": [schema, reference(to: "expression")]] : schema
    }
    switch kind {
    case .boolean: return orExpression(type("boolean"))
    case .number(let number): return orExpression(schema(of: number))
    case .tuple(let tuple):
      let array = schema(of: tuple, element: { orExpression(schema(of: $0)) })
      return tuple.counts == [2] ? orExpression(array) : array
    case .range(let number):
      return array(of: ["anyOf": [orExpression(schema(of: number)), type("null")]], 2, 2)
    case .value(let most):
      // The string type already allows expressions.
      let text = takesExpressions ? type("string") : pattern("^(?!=)")
      let numbers = array(of: orExpression(schema(of: .any)), 2, most)
      return ["anyOf": [type("number"), type("boolean"), text, numbers]]
    case .list(let list): return array(of: inner(list.element), list.fewest, list.most)
    case .either(let kinds): return ["anyOf": .list(kinds.map(inner))]
    case .nested(let object): return reference(to: object())
    case .variants(let variants): return reference(to: name(ofNoun: variants().noun))
    case .choice(let choice): return reference(to: name(ofNoun: choice().noun))
    case .map(_, let element): return named(inner(element), SceneIDPattern.pattern)
    case .named(let element, _): return named(inner(element))
    case .anything: return [:]
    case .formatVersion: return ["const": .number(SceneSchema.formatVersion)]
    case .yes: return ["const": true]
    case .text(let form):
      let text = form.pattern.map(pattern) ?? type("string")
      return form.isComputable ? orExpression(text) : text
    case .word(let words): return ["enum": .texts(words().map { $0.name })]
    case .boundaryOrNull: return ["type": ["string", "null"]]
    case .assigned: return ["type": ["number", "boolean", "string", "array", "object"]]
    }
  }

  private static func type(_ name: String) -> JSONTree { ["type": .text(name)] }

  private static func pattern(_ pattern: String) -> JSONTree {
    ["type": "string", "pattern": .text(pattern)]
  }

  private static func schema(of number: SchemaNumber) -> JSONTree {
    var members: Members = [("type", number.isWhole ? "integer" : "number")]
    if number.lower.isFinite {
      members.append(
        (number.excludesLower ? "exclusiveMinimum" : "minimum", .number(number.lower)))
    }
    if number.upper.isFinite { members.append(("maximum", .number(number.upper))) }
    return .object(members)
  }

  /// A single schema for all components, and `prefixItems` if they differ; draft-07 ignores the latter.
  private static func schema(
    of tuple: SchemaTuple, element: (SchemaNumber) -> JSONTree
  ) -> JSONTree {
    let numbers = tuple.components.map { $0.number }
    let widest = SchemaNumber(
      numbers[0].unit, from: numbers.map { $0.lower }.min() ?? 0,
      to: numbers.map { $0.upper }.max() ?? 0,
      isWhole: numbers.allSatisfy { $0.isWhole })
    func part(_ number: SchemaNumber, isOpen: Bool) -> JSONTree {
      isOpen ? ["anyOf": [element(number), type("null")]] : element(number)
    }
    let isOpen = tuple.components.map { $0.isOpen }
    let texts = Set(numbers.map { schema(of: $0).text() })
    let differ = Set(isOpen).count > 1 || texts.count > 1
    let single = differ ? zip(numbers, isOpen).map(part) : []
    let any = part(widest, isOpen: isOpen.contains(true))
    let arrays = tuple.counts.map { array(of: any, first: Array(single.prefix($0)), $0, $0) }
    return arrays.count == 1 ? arrays[0] : ["anyOf": .list(arrays)]
  }

  private static func array(
    of element: JSONTree, first: [JSONTree] = [], _ fewest: Int, _ most: Int?
  ) -> JSONTree {
    var members: Members = [("type", "array"), ("items", element)]
    if !first.isEmpty { members.append(("prefixItems", .list(first))) }
    if fewest > 0 { members.append(("minItems", .number(Double(fewest)))) }
    if let most { members.append(("maxItems", .number(Double(most)))) }
    return .object(members)
  }

  private static func named(
    _ element: JSONTree, _ name: String = SceneIdentifier.pattern
  ) -> JSONTree {
    let comment = SchemaKey.comment.name
    return [
      "type": "object",
      "propertyNames": ["pattern": .text("^(\\\(comment)|\(name))$")],
      "properties": [comment: [:]],
      "additionalProperties": element,
    ]
  }
}
