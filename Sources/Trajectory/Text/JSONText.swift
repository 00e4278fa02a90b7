// SPDX-License-Identifier: MIT

/// Strings as JSON writes them (RFC 8259).
package enum JSONText {
  /// Appends the text in quotes, escaping no more than JSON demands.
  package static func append(_ text: String, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\""))
    for byte in text.utf8 { appendEscaped(byte, to: &buffer) }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Appends the text in quotes, or `null`.
  package static func append(_ text: String?, to buffer: inout ByteBuffer) {
    guard let text else { return buffer.append(literal: "null") }
    append(text, to: &buffer)
  }

  private static func appendEscaped(_ byte: UInt8, to buffer: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\""): buffer.append(literal: "\\\"")
    case UInt8(ascii: "\\"): buffer.append(literal: "\\\\")
    case UInt8(ascii: "\n"): buffer.append(literal: "\\n")
    case UInt8(ascii: "\r"): buffer.append(literal: "\\r")
    case UInt8(ascii: "\t"): buffer.append(literal: "\\t")
    case 0..<0x20:
      buffer.append(literal: "\\u00")
      buffer.append(NumberText.hexadecimalDigit(byte >> 4))
      buffer.append(NumberText.hexadecimalDigit(byte & 0xF))
    default: buffer.append(byte)
    }
  }
}
