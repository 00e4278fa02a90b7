// SPDX-License-Identifier: MIT

/// A chapter of `docs/reference/diagnostics.md`.
package enum DiagnosticChapter: CaseIterable, Sendable {
  case text, values, keys, ids, expressions, items, outlines, actions, behaviors, surprises

  package var title: String {
    switch self {
    case .text: "Invalid JSON"
    case .values: "Invalid values"
    case .keys: "Unknown, misplaced and missing keys"
    case .ids: "Ids"
    case .expressions: "Expressions"
    case .items: "Views and items"
    case .outlines: "Boundaries, attachments, fields and composites"
    case .actions: "Events, actions and gestures"
    case .behaviors: "Warnings: no effect"
    case .surprises: "Warnings: surprising UIKit behavior"
    }
  }

  package var introduction: String {
    switch self {
    case .text: "The file is not valid JSON (RFC 8259). Parsing stops at the first error."
    case .values:
      """
      The key is correct, but its value is not. The errors in this section and the following
      ones are all reported at once.
      """
    case .keys:
      """
      Keys are named after UIKit's properties. [scene-reference.md](scene-reference.md) lists
      the keys of every object.
      """
    case .ids:
      """
      The ids of views, items, behaviors and the reference view must all differ. Boundary ids
      must differ within one behavior.
      """
    case .expressions:
      """
      A string that starts with `=` is an expression; so are the conditions `if`, `when`,
      `that`, `always` and `never`. Expressions are checked when the scene is loaded. The
      column in the message is a position inside the string.
      """
    case .items: "UIKit throws an exception for most of these."
    case .outlines: "A behavior's description contradicts itself."
    case .actions: "An event, action or gesture asks for something impossible."
    case .behaviors:
      """
      The scene is valid and runs, but part of it has no effect and is probably a mistake.
      `--quiet` hides warnings.
      """
    case .surprises: "The scene behaves as in UIKit, which is probably not what you want."
    }
  }

  package var isOfWarnings: Bool { self == .behaviors || self == .surprises }

  /// The first code of the chapter; its codes are consecutive.
  private var first: DiagnosticCode {
    switch self {
    case .text: .emptyFile
    case .values: .wrongType
    case .keys: .unknownKey
    case .ids: .invalidID
    case .expressions: .expressionSyntax
    case .items: .duplicateItem
    case .outlines: .degenerateBoundary
    case .actions: .wrongBehavior
    case .behaviors: .viewWithoutBehavior
    case .surprises: .angleInDegrees
    }
  }

  package var codes: [DiagnosticCode] {
    let others = Self.allCases.filter { $0 != self }.map { $0.first }
    return Array(DiagnosticCode.allCases.drop { $0 != first }.prefix { !others.contains($0) })
  }
}
