// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsTrajectory

struct TextEdit {
  let range: SourceRange
  var text: String

  init(_ range: SourceRange, _ text: String) { (self.range, self.text) = (range, text) }

  /// Applies the edits; those at the same offset keep their order.
  static func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    // Offsets do not include a byte order mark.
    let start = ByteOrderMark.length(in: bytes)
    return edits.ordered { $0.range.lower }.reversed().reduce(into: bytes) { text, edit in
      let range = edit.range
      text.replaceSubrange(
        start + range.lower..<start + range.upper, with: Array(edit.text.utf8))
    }
  }
}
