// SPDX-License-Identifier: MIT

/// A stretch of a source text as byte offsets, the upper one excluded.
package struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  package var lower: Int
  /// Offset after the last byte; equal to `lower` for a place between two bytes.
  package var upper: Int

  package init(_ lower: Int, _ upper: Int) {
    (self.lower, self.upper) = (lower, upper)
  }

  /// The empty range in front of the byte at an offset.
  package init(at offset: Int) { self.init(offset, offset) }

  /// Where the range lies behind a text of so many bytes.
  func shifted(by offset: Int) -> SourceRange { SourceRange(lower + offset, upper + offset) }

  /// The range of the first byte only: where a long object or array is pointed at.
  var firstByte: SourceRange { SourceRange(lower, min(lower + 1, upper)) }
}
