// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

struct TextEdit {
  let range: SourceRange
  var text: String

  init(_ range: SourceRange, _ text: String) { (self.range, self.text) = (range, text) }

  /// Edits in the same place keep their order.
  static func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    // Offsets do not count a byte order mark.
    let start = ByteOrderMark.length(in: bytes)
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lower, $0.offset) > ($1.element.range.lower, $1.offset)
    }
    return ordered.reduce(into: bytes) { text, edit in
      let range = edit.element.range
      text.replaceSubrange(
        start + range.lower..<start + range.upper, with: Array(edit.element.text.utf8))
    }
  }
}
