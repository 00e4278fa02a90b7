// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A diagnostic without its position and pointer, which are computed later.
package struct Finding {
  package let code: DiagnosticCode
  package let message: String
  /// The affected value or key; the pointer of a key is that of its member.
  package let value: JSONValue
  package var hint: String?
  package var notes: [Diagnostic.Note] = []
  /// The affected range of the source; `nil` for the whole value.
  package var part: SourceRange?

  package init(
    _ code: DiagnosticCode, _ message: String, at value: JSONValue, hint: String? = nil,
    notes: [Diagnostic.Note] = [], part: SourceRange? = nil
  ) {
    (self.code, self.message, self.value) = (code, message, value)
    (self.hint, self.notes, self.part) = (hint, notes, part)
  }
}

extension JSONDocument {
  /// Converts findings to diagnostics, stably sorted by their position in the text.
  func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
    if findings.isEmpty { return [] }
    let sorted = findings.ordered { original(of: $0.value).index }
    return zip(sorted, pointers(to: sorted.map { $0.value })).map { finding, pointer in
      Diagnostic(
        finding.code, finding.message, at: finding.part ?? mark(of: finding.value),
        pointer: pointer,
        hint: finding.hint, notes: finding.notes)
    }
  }

  /// The range to mark: the opening bracket of an array or object, or else the whole value.
  func mark(of value: JSONValue) -> SourceRange {
    switch kind(of: value) {
    case .array, .object: range(of: value).firstByte
    case .null, .true, .false, .number, .string: range(of: value)
    }
  }
}
