// SPDX-License-Identifier: MIT

/// An error or a warning about a scene, with its position.
package struct Diagnostic: Error, Equatable, Sendable {
  package enum Severity: String, Sendable {
    /// The scene cannot be simulated.
    case error
    /// The scene can be simulated, but probably differs from its author's intent.
    case warning
  }

  /// A related position, such as the first of two equal ids.
  package struct Note: Equatable, Sendable {
    package var message: String
    package var range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  /// A sentence without a period; quoted text contains no control characters.
  package var message: String
  package var range: SourceRange
  /// The value or member (RFC 6901); empty for the whole document.
  package var pointer: JSONPointer
  package var hint: String?
  package var notes: [Note]

  package init(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    pointer: JSONPointer = JSONPointer(), hint: String? = nil, notes: [Note] = []
  ) {
    self.code = code
    severity = code.severity
    self.message = message
    self.range = range
    self.pointer = pointer
    self.hint = hint
    self.notes = notes
  }
}
