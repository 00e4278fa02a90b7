// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// Puts diagnostics into the form in which a person reads them.
///
/// ```text
/// scene.json:4:27: error: a view has no key "frmae" [unknown-key]
///   at /views/0/frmae
/// 4 |     { "id": "square", "frmae": [172.5, 318.5, 30, 30] }
///   |                       ^~~~~~~
///   hint: did you mean "frame"?
/// ```
package struct DiagnosticRenderer {
  /// Whether the text holds colours for a terminal.
  package enum Style: Sendable {
    case plain, colored
  }

  private let table: LineTable
  private let style: Style

  package init(_ source: SourceText, style: Style = .plain) {
    table = LineTable(source)
    self.style = style
  }

  /// As many diagnostics with one code and hint are shown in full.
  private static let mostAlike = 5

  /// Returns all diagnostics, an empty line between two; each line ends with a line break.
  ///
  /// Many that are alike are one line each after the first few.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var (text, counts, wasShort) = ("", [String: Int](), false)
    for diagnostic in diagnostics {
      let kind = diagnostic.hint.map { "\(diagnostic.code.rawValue) \($0)" }
      let count = kind.map { counts[$0, default: 0] + 1 } ?? 1
      if let kind { counts[kind] = count }
      let isShort = count > Self.mostAlike
      if !text.isEmpty && !(isShort && wasShort) { text += "\n" }
      text += isShort ? headline(diagnostic) + "\n" : render(diagnostic)
      wasShort = isShort
    }
    return text
  }

  /// Place, severity, message and code.
  private func headline(_ diagnostic: Diagnostic) -> String {
    let severity = painted("\(diagnostic.severity.rawValue):", .severity(diagnostic.severity))
    return
      "\(place(diagnostic.range)): \(severity) \(painted(visible(diagnostic.message), .strong))"
      + " [\(diagnostic.code.rawValue)]"
  }

  /// Returns one diagnostic; each line ends with a line break.
  package func render(_ diagnostic: Diagnostic) -> String {
    var lines = [headline(diagnostic)]
    if !diagnostic.pointer.isRoot { lines.append("  at \(shortened(diagnostic.pointer))") }
    lines += excerpt(diagnostic.range)
    if let hint = diagnostic.hint { lines.append("  \(painted("hint:", .hint)) \(visible(hint))") }
    for note in diagnostic.notes {
      lines.append("\(place(note.range)): \(painted("note:", .hint)) \(visible(note.message))")
      lines += excerpt(note.range)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func place(_ range: SourceRange) -> String {
    painted(table.place(of: range.lower).text, .strong)
  }

  /// The source line and the carets; nothing for a line without any character to point at.
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

  /// A pointer that a person can still read: long ones lose their middle.
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
