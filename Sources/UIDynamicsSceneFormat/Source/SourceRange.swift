// SPDX-License-Identifier: MIT

/// A half-open range of byte offsets in a source text.
package struct SourceRange: Hashable, Sendable {
  package var lower: Int
  package var upper: Int

  package init(_ lower: Int, _ upper: Int) {
    (self.lower, self.upper) = (lower, upper)
  }

  package init(at offset: Int) { self.init(offset, offset) }

  func shifted(by offset: Int) -> SourceRange { SourceRange(lower + offset, upper + offset) }

  /// The first byte; for a long object or array, only its bracket is marked.
  var firstByte: SourceRange { SourceRange(lower, min(lower + 1, upper)) }
}
