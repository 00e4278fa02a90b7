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
  init?(_ text: String) {
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
      Self.isExpressible($0, .scalar(document.source.text(in: $0.range)), tree)
    }
    faults = zip(all, expressible).filter(\.1).map(\.0)
    others = zip(all, expressible).filter { !$0.1 }.map(\.0)
  }

  /// The text is what the diagnostic points at: a value, or a key.
  private static func isExpressible(
    _ diagnostic: Diagnostic, _ text: JSONTree, _ scene: JSONTree
  ) -> Bool {
    let way = scene.way(to: diagnostic.pointer.description)
    let (step, value) = way[way.count - 1]
    let isNull = if case .scalar("null") = value { true } else { false }
    if isAssigned(way.map(\.value), way.map(\.step)) { return isNull && step == "to" }
    switch diagnostic.code {
    case .outOfRange: return isOutOfReach(value, in: way.dropLast().last?.value)
    // Which ids there are, no schema knows; what can be none, it does.
    case .unresolvedID:
      return !way.contains { ["on", "set"].contains($0.step) }
        && !SceneIdentifier.isValid(text.string ?? "")
    // Of what an expression says a schema knows the first character.
    case .expressionSyntax:
      let isCondition = ["if", "when", "that", "always", "never"].contains(step)
      return isCondition && (value.string == "" || value.string?.hasPrefix("=") == true)
    // A word alone might be the id of a gesture.
    case .unknownValue where way.contains(where: { $0.step == "on" }):
      return !SceneIdentifier.isValid(text.string ?? "")
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
  /// What an expression comes to, and how the numbers of a range are to each other, no schema knows. The
  /// drafts have no common word for the single places of an array, so the widest range holds for all.
  private static func isOutOfReach(_ value: JSONTree, in parent: JSONTree?) -> Bool {
    guard let number = value.number else { return false }
    guard case .array(let elements)? = parent, elements.count > 2 else { return true }
    return number.magnitude > SchemaNumber.largest
  }
}
