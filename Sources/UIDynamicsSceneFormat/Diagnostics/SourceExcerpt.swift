// SPDX-License-Identifier: MIT

/// One line of a source text with the carets below it, ready to print.
///
/// Tabs become spaces, what cannot be seen becomes visible, and of a long line only what lies around
/// the place is kept, so that the carets always stand under what they point at.
struct SourceExcerpt {
  /// The most columns of the source shown in one line.
  private static let widest = 100
  /// The most columns shown in front of the place.
  private static let widestLead = 60
  private static let longestScalar = 4

  /// The line number, counted from 1.
  let line: Int
  let text: String
  /// A caret under the first marked character and tildes under the others.
  let carets: String

  /// Whether there is nothing to see in the line.
  var isBlank: Bool { text.utf8.allSatisfy { $0 == ASCII.space } }

  init(_ range: SourceRange, in table: LineTable) {
    line = table.position(of: range.lower).line
    let whole = table.line(at: range.lower)
    let place = min(range.lower, whole.upper)
    // What reaches beyond the line, a whole object for example, is marked at its beginning only.
    let markEnd = range.upper > whole.upper ? place + 1 : range.upper

    let reach = SourceRange(
      max(whole.lower, place - Self.widest * Self.longestScalar),
      min(whole.upper, place + Self.widest * Self.longestScalar))
    let cells = SourceCells(reach, of: table.source)
    let isWhole = reach == whole && cells.width(of: whole) <= Self.widest
    let lead = cells.run(before: place, fitting: isWhole ? Self.widest : Self.widestLead)
    let tail = cells.run(from: place, fitting: Self.widest - lead.width)
    let front = lead.start > whole.lower ? "…" : ""
    let back = tail.end < whole.upper ? "…" : ""

    text = front + lead.text + tail.text + back
    let marked = cells.width(of: SourceRange(place, min(markEnd, tail.end)))
    carets =
      String(repeating: " ", count: front.count + lead.width) + "^"
      + String(repeating: "~", count: max(marked, 1) - 1)
  }
}
