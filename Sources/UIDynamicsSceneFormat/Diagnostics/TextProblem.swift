// SPDX-License-Identifier: MIT

/// What is wrong within a text of a scene, and where: an expression, the path of a `set`, path data.
package struct TextProblem: Error, Equatable, Sendable {
  package let code: DiagnosticCode
  /// A sentence without a full stop.
  package let message: String
  /// Byte offsets in the text, the `=` of an expression included.
  package var range: SourceRange
  package var hint: String?

  init(_ code: DiagnosticCode, _ message: String, at range: SourceRange, hint: String? = nil) {
    (self.code, self.message, self.range, self.hint) = (code, message, range, hint)
  }
}
