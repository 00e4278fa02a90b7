// SPDX-License-Identifier: MIT

/// Comma-separated values (RFC 4180).
package enum CSVText {
  /// Appends a field, with quotation marks only if it contains a comma, a quotation mark or a line break.
  ///
  /// CSV has no escape sequences and may be printed in a terminal. Control and invisible characters other than line
  /// breaks are therefore replaced with visible ones.
  package static func append(_ field: String, to buffer: inout ByteBuffer) {
    let isPlain = field.utf8.allSatisfy { 0x20...0x7E ~= $0 }
    let field = isPlain ? field : shown(field)
    guard field.utf8.contains(where: needsQuotes) else { return buffer.append(field) }
    buffer.append(UInt8(ascii: "\""))
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { buffer.append(byte) }
      buffer.append(byte)
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private static func shown(_ field: String) -> String {
    let scalars = Array(field.unicodeScalars)
    return scalars.enumerated().map { index, scalar in
      let endsLine = scalar == "\n" || scalar == "\r" && scalars.dropFirst(index + 1).first == "\n"
      return endsLine ? String(scalar) : visible(scalar)
    }.joined()
  }

  package static func append(line fields: [String], to buffer: inout ByteBuffer) {
    for (index, field) in fields.enumerated() {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      append(field, to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
