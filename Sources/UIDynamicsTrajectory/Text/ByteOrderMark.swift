// SPDX-License-Identifier: MIT

/// The UTF-8 byte order mark, which readers skip.
///
/// RFC 8259, section 8.1, allows JSON parsers to ignore it.
package enum ByteOrderMark {
  package static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  package static func length(in text: [UInt8]) -> Int { text.starts(with: bytes) ? bytes.count : 0 }
}
