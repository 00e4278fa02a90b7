// SPDX-License-Identifier: MIT

/// JSON strings (RFC 8259).
package enum JSONText {
  package static func text(of text: String) -> String {
    var buffer = ByteBuffer()
    append(text, to: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Appends a quoted string; also escapes characters that control a terminal or are invisible.
  package static func append(_ text: String, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy({ $0 < 0x7F }) {
      for byte in text.utf8 { appendEscaped(byte, to: &buffer) }
    } else {
      for scalar in text.unicodeScalars { appendEscaped(scalar, to: &buffer) }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  package static func append(_ text: String?, to buffer: inout ByteBuffer) {
    guard let text else { return buffer.append(literal: "null") }
    append(text, to: &buffer)
  }

  private static func appendEscaped(_ scalar: Unicode.Scalar, to buffer: inout ByteBuffer) {
    if isHidden(scalar) {
      for unit in UTF16.encode(scalar) ?? .init() { appendNumber(unit, to: &buffer) }
    } else if scalar.isASCII {
      appendEscaped(UInt8(scalar.value), to: &buffer)
    } else {
      for byte in UTF8.encode(scalar) ?? .init() { buffer.append(byte) }
    }
  }

  /// Returns `true` for scalars that control a terminal, reorder text or are invisible.
  ///
  /// Uses a fixed list, so the output does not depend on the Unicode version.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF,
      0xFFA0, 0xFFF0...0xFFFB, 0x16FE4, 0x1BCA0...0x1BCA3, 0x1D159, 0x1D173...0x1D17A,
      0xE000...0xF8FF,
      0xE0000...0xE0FFF, 0xF0000...0x10FFFF:
      true
    default: false
    }
  }

  private static func appendNumber(_ unit: UInt16, to buffer: inout ByteBuffer) {
    buffer.append(literal: "\\u")
    for shift in [12, 8, 4, 0] {
      buffer.append(NumberText.hexadecimalDigit(UInt8(truncatingIfNeeded: unit >> shift & 0xF)))
    }
  }

  private static func appendEscaped(_ byte: UInt8, to buffer: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\""): buffer.append(literal: "\\\"")
    case UInt8(ascii: "\\"): buffer.append(literal: "\\\\")
    case UInt8(ascii: "\n"): buffer.append(literal: "\\n")
    case UInt8(ascii: "\r"): buffer.append(literal: "\\r")
    case UInt8(ascii: "\t"): buffer.append(literal: "\\t")
    case 0..<0x20: appendNumber(UInt16(byte), to: &buffer)
    default: buffer.append(byte)
    }
  }
}
