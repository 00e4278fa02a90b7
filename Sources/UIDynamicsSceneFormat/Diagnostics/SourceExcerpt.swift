// SPDX-License-Identifier: MIT

/// A line of source text with markers under a range; a long line is shortened to the text around it.
struct SourceExcerpt {
  /// The maximum number of source columns.
  private static let widest = 100
  /// The maximum number of columns before the range.
  private static let widestLead = 60
  private static let longestScalar = 4

  let line: Int
  let text: String
  /// A caret under the first character, and tildes under the others.
  let carets: String

  var isBlank: Bool { text.utf8.allSatisfy { $0 == ASCII.space } }

  init(_ range: SourceRange, in table: LineTable) {
    line = table.position(of: range.lower).line
    let whole = table.line(at: range.lower)
    let offset = min(range.lower, whole.upper)
    // If the range spans several lines, only its first character is marked.
    let markEnd = range.upper > whole.upper ? offset + 1 : range.upper

    let reach = SourceRange(
      max(whole.lower, offset - Self.widest * Self.longestScalar),
      min(whole.upper, offset + Self.widest * Self.longestScalar))
    let cells = SourceCells(reach, of: table.source)
    let isWhole = reach == whole && cells.width(of: whole) <= Self.widest
    let lead = cells.run(before: offset, fitting: isWhole ? Self.widest : Self.widestLead)
    let tail = cells.run(from: offset, fitting: Self.widest - lead.width)
    let front = lead.start > whole.lower ? "…" : ""
    let back = tail.end < whole.upper ? "…" : ""

    text = front + lead.text + tail.text + back
    let marked = cells.width(of: SourceRange(offset, min(markEnd, tail.end)))
    carets =
      String(repeating: " ", count: front.count + lead.width) + "^"
      + String(repeating: "~", count: max(marked, 1) - 1)
  }
}
