// SPDX-License-Identifier: MIT

/// A chapter of `docs/diagnostics.md`.
package enum DiagnosticChapter: CaseIterable, Sendable {
  case text, values, keys, ids, expressions, items, outlines, actions, behaviors, surprises

  package var title: String {
    switch self {
    case .text: "The text is not JSON"
    case .values: "A value is not as it must be"
    case .keys: "A key does not belong there, or one is missing"
    case .ids: "Ids"
    case .expressions: "Expressions"
    case .items: "Views and items do not fit together"
    case .outlines: "Boundaries, attachments, fields and composites"
    case .actions: "Events, actions and gestures"
    case .behaviors: "Warnings: something has no effect"
    case .surprises: "Warnings: UIKit surprises"
    }
  }

  package var introduction: String {
    switch self {
    case .text:
      """
      The file cannot be read as JSON (RFC 8259), so nothing is known of the scene. Reading
      stops at the first of these.
      """
    case .values:
      """
      The key is right and what it holds is not. From here on all errors of a scene are
      reported together.
      """
    case .keys:
      """
      Keys have the names of UIKit's properties. [scene-reference.md](scene-reference.md)
      lists them for every object.
      """
    case .ids:
      """
      Views, items, behaviors and the reference view share one set of names; boundaries have
      one for each behavior.
      """
    case .expressions:
      """
      A text that begins with `=`, and what stands behind `if`, `when`, `that`, `always` and
      `never`, is an expression. It is read and checked completely when the scene is loaded;
      the place is that of the character inside the text.
      """
    case .items: "Each of these would be an exception in UIKit, or a view that cannot be."
    case .outlines: "What a behavior is made of contradicts itself."
    case .actions: "What happens while the scene runs asks for something that cannot be."
    case .behaviors:
      """
      The scene is valid and runs; `validate` says so and `--quiet` silences it. Probably its
      author means something else.
      """
    case .surprises: "The scene does what UIKit does, and that is seldom what is wanted."
    }
  }

  package var isOfWarnings: Bool { self == .behaviors || self == .surprises }

  /// The first of its codes, which are consecutive.
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
