// SPDX-License-Identifier: MIT

/// The byte order mark of UTF-8, which readers skip.
///
/// Source: RFC 8259, section 8.1, which allows JSON parsers to ignore it.
package enum ByteOrderMark {
  package static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  package static func length(in text: [UInt8]) -> Int { text.starts(with: bytes) ? bytes.count : 0 }
}
