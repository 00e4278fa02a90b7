// SPDX-License-Identifier: MIT

/// What some editors, and spreadsheets, put in front of a text in UTF-8; it is passed over.
///
/// Source: RFC 8259, section 8.1, which lets a reader of JSON ignore it.
package enum ByteOrderMark {
  package static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How many bytes of a text are a mark: all of it or none.
  package static func length(in text: [UInt8]) -> Int { text.starts(with: bytes) ? bytes.count : 0 }
}
