// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// A diagnostic before its position and pointer are computed.
package struct Finding {
  package let code: DiagnosticCode
  package let message: String
  /// For a key, the pointer is that of its member.
  package let value: JSONValue
  package var hint: String?
  package var notes: [Diagnostic.Note] = []
  /// A range of the source; nil for the whole value.
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
  /// Sorts by position in the text; the sort is stable.
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

  /// The opening bracket of an array or object, otherwise the whole value.
  func mark(of value: JSONValue) -> SourceRange {
    switch kind(of: value) {
    case .array, .object: range(of: value).firstByte
    case .null, .true, .false, .number, .string: range(of: value)
    }
  }
}
