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
    let cells = SourceCell.cells(in: reach, of: table.source)
    let isWhole = reach == whole && cells.width <= Self.widest
    let mark = cells.firstIndex { $0.start >= offset } ?? cells.count
    var (first, lead) = (mark, 0)
    while first > 0, lead + cells[first - 1].width <= (isWhole ? Self.widest : Self.widestLead) {
      first -= 1
      lead += cells[first].width
    }
    var (last, width) = (mark, lead)
    while last < cells.count, width + cells[last].width <= Self.widest {
      width += cells[last].width
      last += 1
    }
    let start = first < mark ? cells[first].start : offset
    let end = mark < last ? cells[last - 1].end : offset
    let front = start > whole.lower ? "…" : ""

    text = front + cells[first..<last].map { $0.text }.joined() + (end < whole.upper ? "…" : "")
    let marked = cells.filter { offset <= $0.start && $0.start < min(markEnd, end) }.width
    carets =
      String(repeating: " ", count: front.count + lead) + "^"
      + String(repeating: "~", count: max(marked, 1) - 1)
  }
}
