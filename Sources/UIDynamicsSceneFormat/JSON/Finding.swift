// SPDX-License-Identifier: MIT

/// A diagnostic about a value of a document, before its place and pointer are worked out.
struct Finding {
  let code: DiagnosticCode
  let message: String
  /// What it is about; for a key, the member it names.
  let value: JSONValue
  var hint: String?
  var notes: [Diagnostic.Note] = []
  /// The part of a string it points at; nil for the whole value.
  var part: SourceRange?

  init(
    _ code: DiagnosticCode, _ message: String, at value: JSONValue, hint: String? = nil,
    notes: [Diagnostic.Note] = [], part: SourceRange? = nil
  ) {
    (self.code, self.message, self.value) = (code, message, value)
    (self.hint, self.notes, self.part) = (hint, notes, part)
  }
}

extension JSONDocument {
  /// Turns findings into diagnostics in text order; of one place, in the order of the findings.
  func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
    if findings.isEmpty { return [] }
    let sorted = findings.sorted { $0.value.index < $1.value.index }
    return zip(sorted, pointers(to: sorted.map { $0.value })).map { finding, pointer in
      Diagnostic(
        finding.code, finding.message, at: finding.part ?? place(of: finding.value),
        pointer: pointer,
        hint: finding.hint, notes: finding.notes)
    }
  }

  /// Where to point at a value: at the bracket of an array or object, at the whole of another.
  func place(of value: JSONValue) -> SourceRange {
    switch kind(of: value) {
    case .array, .object: range(of: value).firstByte
    case .null, .true, .false, .number, .string: range(of: value)
    }
  }
}
