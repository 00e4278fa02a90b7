// SPDX-License-Identifier: MIT

@testable import UIDynamicsSceneFormat

/// What the check of a scene against the table of keys says, as far as a JSON Schema can say it.
struct TableVerdict {
  /// The codes of faults that a JSON Schema can find.
  static let codes: Set<DiagnosticCode> = [
    .wrongType, .wrongLength, .outOfRange, .unknownKey, .unknownType, .unknownValue, .missingKey,
    .conflictingKeys, .misplacedKey, .unsupportedVersion, .invalidID, .reservedName,
    .misplacedExpression,
  ]

  /// The faults that the schema must find.
  let faults: [Diagnostic]
  /// The faults that it cannot find.
  let others: [Diagnostic]

  /// Nil for a text that is not JSON, or one that readers of JSON take differently.
  init?(_ text: String, by draft: SchemaDraft) {
    let reading = readJSON(text)
    guard let document = reading.document, reading.diagnostics.isEmpty else { return nil }
    let outline = SceneOutline(document)
    let scope = SceneScope(
      outline, SceneNames(outline, limits: .default), SceneParameters(outline.root))
    var check = SchemaCheck(document, in: scope, limits: .default)
    check.check(.root, as: .nested(SceneSchema.scene), .noun("a scene"))
    let tree = JSONTree(document)
    let all = document.diagnostics(check.findings.list)
    let expressible = all.map {
      Self.isExpressible($0, .scalar(document.source.text(in: $0.range)), tree, by: draft)
    }
    faults = zip(all, expressible).filter(\.1).map(\.0)
    others = zip(all, expressible).filter { !$0.1 }.map(\.0)
  }

  /// The text is what the diagnostic points at: a value, or a key.
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
    // A word alone might be the id of a gesture, where there are some.
    case .unresolvedID where isTrigger: return !hasGestures
    case .unknownValue where isTrigger:
      return !hasGestures || !SceneIdentifier.isValid(text.string ?? "")
    // Which ids there are, no schema knows, and so not what a pattern matches or an expression comes to;
    // what can be none, it does.
    case .unresolvedID:
      let id = text.string ?? ""
      return !way.contains { $0.step == "set" } && !SceneIdentifier.isValid(id)
        && !id.hasPrefix("=")
        && !diagnostic.message.contains(" has an id like ")
    // Nor whether one is a word beside it.
    case .reservedName where step == "with" || way.dropLast().last?.step == "with": return false
    // Of what an expression says a schema knows the first character.
    case .expressionSyntax:
      let isCondition = ["if", "when", "where", "that", "always", "never"].contains(step)
      return isCondition && (value.string == "" || value.string?.hasPrefix("=") == true)
    default: return codes.contains(diagnostic.code)
    }
  }

  /// Whether a value is, or is in, what something is set to: what it must be depends on the target.
  private static func isAssigned(_ way: [JSONTree], _ steps: [String]) -> Bool {
    zip(way, steps.dropFirst()).contains { parent, step in
      step == "to" && parent.members.contains { $0.key == "set" }
    } || steps.contains("keyframes") && steps.contains("to")
  }

  /// Whether a number is written and beyond what its array holds, or itself where it is in none.
  ///
  /// What an expression comes to, and how the numbers of a range are to each other, no schema knows. Of the
  /// single places of an array draft-07 is not told, so there the widest range holds for all.
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
