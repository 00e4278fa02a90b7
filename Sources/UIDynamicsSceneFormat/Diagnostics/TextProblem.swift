// SPDX-License-Identifier: MIT

/// A problem in an expression, in the path of a `set`, or in path data.
package struct TextProblem: Error, Equatable, Sendable {
  package let code: DiagnosticCode
  package let message: String
  /// The byte offsets in the text, including the `=` of an expression.
  package var range: SourceRange
  package var hint: String?

  init(_ code: DiagnosticCode, _ message: String, at range: SourceRange, hint: String? = nil) {
    (self.code, self.message, self.range, self.hint) = (code, message, range, hint)
  }
}
