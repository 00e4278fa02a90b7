// SPDX-License-Identifier: MIT

@testable import UIDynamicsSceneFormat

/// The result of checking a scene against the table of keys, as far as a JSON Schema can express the rules.
struct TableVerdict {
  /// The codes of faults that a JSON Schema can detect.
  static let codes: Set<DiagnosticCode> = [
    .wrongType, .wrongLength, .outOfRange, .unknownKey, .unknownType, .unknownValue, .missingKey,
    .conflictingKeys, .misplacedKey, .unsupportedVersion, .invalidID, .reservedName,
    .misplacedExpression,
  ]

  /// The faults that the schema must detect.
  let faults: [Diagnostic]
  /// The faults that the schema cannot detect.
  let others: [Diagnostic]

  /// Returns `nil` for text that is not JSON, or that JSON parsers interpret differently.
  init?(_ text: String, by draft: SchemaDraft) {
    let reading = readJSON(text)
    guard let written = reading.document, reading.diagnostics.isEmpty else { return nil }
    let outline = SceneOutline(written, SceneParameters(ObjectReader(written, .root)))
    let scope = SceneScope(
      outline, SceneNames(outline, limits: .default), SceneParameters(outline.root))
    let document = outline.copies.document
    var check = SchemaCheck(document, in: scope, limits: .default)
    check.check(.root, as: .nested(SceneSchema.scene), .init(.noun("a scene")))
    let tree = JSONTree(written)
    let all = document.diagnostics(check.findings.list)
    let expressible = all.map {
      Self.isExpressible($0, .scalar(document.source.text(in: $0.range)), tree, by: draft)
    }
    faults = zip(all, expressible).filter(\.1).map(\.0)
    others = zip(all, expressible).filter { !$0.1 }.map(\.0)
  }

  /// True if the schema can detect the fault; `text` is the value or key to which the diagnostic refers.
  private static func isExpressible(
    _ diagnostic: Diagnostic, _ text: JSONTree, _ scene: JSONTree, by draft: SchemaDraft
  ) -> Bool {
    let way = scene.way(to: diagnostic.pointer.description)
    let (step, value) = way[way.count - 1]
    let isNull = if case .scalar("null") = value { true } else { false }
    if isAssigned(way.map(\.value), way.map(\.step)) { return isNull && step == "to" }
    let isTrigger = way.contains { $0.step == "on" }
    let hasGestures = scene.members.contains { $0.key == "gestures" && !$0.value.children.isEmpty }
    switch diagnostic.code {
    case .outOfRange: return isOutOfReach(value, in: way.dropLast().last?.value, by: draft)
    // If the scene has gestures, a single word can be the id of one of them.
    case .unresolvedID where isTrigger: return !hasGestures
    case .unknownValue where isTrigger:
      return !hasGestures || !SceneIdentifier.isValid(text.string ?? "")
    // A schema does not know the ids, the matches of a pattern or the value of an expression, but it can tell
    // which text is not a valid id.
    case .unresolvedID:
      let id = text.string ?? ""
      return !way.contains { $0.step == "set" } && !SceneIdentifier.isValid(id)
        && !id.hasPrefix("=")
        && !diagnostic.message.contains(" has an id that matches ")
    // It does not know which names are taken either.
    case .reservedName where step == "with" || way.dropLast().last?.step == "with": return false
    // A schema checks only the first character of an expression.
    case .expressionSyntax:
      let isCondition = ["if", "when", "where", "that", "always", "never"].contains(step)
      return isCondition && (value.string == "" || value.string?.hasPrefix("=") == true)
    default: return codes.contains(diagnostic.code)
    }
  }

  /// Returns `true` for a value that is assigned to a target, which determines its type.
  private static func isAssigned(_ way: [JSONTree], _ steps: [String]) -> Bool {
    zip(way, steps.dropFirst()).contains { parent, step in
      step == "to" && parent.members.contains { $0.key == "set" }
    } || steps.contains("keyframes") && steps.contains("to")
  }

  /// Returns `true` for a number outside the range that its array allows, or outside its own range elsewhere.
  ///
  /// A schema knows neither the values of expressions nor the order of the numbers in a range. In draft-07, the
  /// elements of an array cannot have different ranges, so the widest one applies to all of them.
  private static func isOutOfReach(
    _ value: JSONTree, in parent: JSONTree?, by draft: SchemaDraft
  ) -> Bool {
    guard let number = value.number else { return false }
    guard draft == .seven, case .array(let elements)? = parent, elements.count > 2 else {
      return true
    }
    return number.magnitude > SchemaNumber.largest
  }
}
