// SPDX-License-Identifier: MIT

/// One thing to say about a scene, with its place: an error or a warning.
package struct Diagnostic: Error, Equatable, Sendable {
  /// What follows from it.
  package enum Severity: String, Sendable {
    /// The scene is not simulated.
    case error
    /// The scene is simulated, but probably not as its author thinks.
    case warning
  }

  /// A second place that belongs to the matter, such as the first of two equal ids.
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
  /// One sentence without a full stop; everything quoted in it is free of control characters.
  package var message: String
  package var range: SourceRange
  /// The value or member it is about (RFC 6901); empty for the document as a whole.
  package var pointer: JSONPointer
  /// What to do about it, where there is one likely answer.
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
