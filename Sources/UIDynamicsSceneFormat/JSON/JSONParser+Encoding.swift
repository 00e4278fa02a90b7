// SPDX-License-Identifier: MIT

extension JSONParser {
  /// Rejects UTF-16 and UTF-32, which start with a byte order mark or a character with a zero byte.
  func checkEncoding() throws(Diagnostic) {
    let start = Array(bytes.prefix(2))
    guard start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || start.contains(0) else { return }
    throw fault(
      .notUTF8, "the file is encoded in UTF-16 or UTF-32, not UTF-8",
      SourceRange(0, start.count), hint: "save the file as UTF-8")
  }

  /// Returns the length of a valid scalar.
  func lengthOfMultibyteScalar() throws(Diagnostic) -> Int {
    var rest = bytes[position...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    if case .valid(let encoded) = parser.parseScalar(from: &rest) { return encoded.count }
    throw fault(
      .invalidUTF8, "the byte \(hexadecimal(bytes[position])) is not valid UTF-8",
      SourceRange(position, position + 1),
      hint: "save the file as UTF-8; this looks like another encoding")
  }

  /// Decodes the scalar at an offset; U+FFFD for malformed bytes.
  func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars
      .first ?? "\u{FFFD}"
  }
}
