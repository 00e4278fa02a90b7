// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Formats diagnostics for people.
///
/// ```text
/// scene.json:4:27: error: a view has no key "frmae" [unknown-key]
///   at /views/0/frmae
/// 4 |     { "id": "square", "frmae": [172.5, 318.5, 30, 30] }
///   |                       ^~~~~~~
///   hint: did you mean "frame"?
/// ```
package struct DiagnosticRenderer {
  package enum Style: Sendable {
    case plain, colored
  }

  private let table: LineTable
  private let style: Style

  package init(_ source: SourceText, style: Style = .plain) {
    table = LineTable(source)
    self.style = style
  }

  /// The maximum number of diagnostics shown with the same code and hint.
  private static let mostAlike = 5

  /// Renders diagnostics with empty lines between them; the text ends with a line break.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    func kind(_ diagnostic: Diagnostic) -> String {
      "\(diagnostic.code.rawValue) \(diagnostic.hint ?? diagnostic.message)"
    }
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics { counts[kind(diagnostic), default: 0] += 1 }
    var shown: [String: Int] = [:]
    return diagnostics.compactMap { diagnostic in
      let kind = kind(diagnostic)
      shown[kind, default: 0] += 1
      let (count, rest) = (shown[kind, default: 0], counts[kind, default: 0] - Self.mostAlike)
      if count > Self.mostAlike { return nil }
      var diagnostic = diagnostic
      if count == Self.mostAlike, rest > 0 {
        diagnostic.message += "; \(Sentence.number(rest)) more like it"
      }
      return render(diagnostic)
    }.joined(separator: "\n")
  }

  package func render(_ diagnostic: Diagnostic) -> String {
    let severity = painted("\(diagnostic.severity.rawValue):", .severity(diagnostic.severity))
    var lines = [
      "\(location(diagnostic.range)): \(severity) \(painted(visible(diagnostic.message), .strong))"
        + " [\(diagnostic.code.rawValue)]"
    ]
    if !diagnostic.pointer.isRoot { lines.append("  at \(shortened(diagnostic.pointer))") }
    lines += excerpt(diagnostic.range)
    if let hint = diagnostic.hint { lines.append("  \(painted("hint:", .hint)) \(visible(hint))") }
    for note in diagnostic.notes {
      lines.append("\(location(note.range)): \(painted("note:", .hint)) \(visible(note.message))")
      lines += excerpt(note.range)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func location(_ range: SourceRange) -> String {
    painted(table.location(of: range.lower).text, .strong)
  }

  private func excerpt(_ range: SourceRange) -> [String] {
    let excerpt = SourceExcerpt(range, in: table)
    if excerpt.isBlank { return [] }
    let number = "\(excerpt.line)"
    let blank = String(repeating: " ", count: number.count)
    return [
      "\(painted("\(number) |", .faint)) \(excerpt.text)",
      "\(painted("\(blank) |", .faint)) \(painted(excerpt.carets, .caret))",
    ]
  }

  private func shortened(_ pointer: JSONPointer) -> String {
    let (longest, kept) = (100, 40)
    let scalars = pointer.description.unicodeScalars
    if scalars.count <= longest { return visible(String(scalars)) }
    let ends = [scalars.prefix(kept), scalars.suffix(kept)]
    return ends.map { visible(String($0)) }.joined(separator: "…")
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    style == .plain ? text : paint.painted(text)
  }
}
