// SPDX-License-Identifier: MIT

extension JSONParser {
  /// Rejects UTF-16 and UTF-32, which it detects by the first four bytes.
  func checkEncoding() throws(Diagnostic) {
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF])
      || (start.count == 4 && start.filter { $0 == 0 }.count == 3)
    {
      throw foreignEncoding("UTF-32", SourceRange(0, 4))
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || (start.count >= 2 && (start[0] == 0) != (start[1] == 0))
    {
      throw foreignEncoding("UTF-16", SourceRange(0, 2))
    }
  }

  private func foreignEncoding(_ name: String, _ range: SourceRange) -> Diagnostic {
    fault(
      .notUTF8, "the file is encoded in \(name), not UTF-8", range, hint: "save the file as UTF-8")
  }

  mutating func passMultibyteScalar() throws(Diagnostic) {
    position += try lengthOfMultibyteScalar()
  }

  /// Returns the length of a valid scalar, using the table in RFC 3629, section 4.
  func lengthOfMultibyteScalar() throws(Diagnostic) -> Int {
    let lead = bytes[position]
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    return switch (lead, second) {
    case (0xC2...0xDF, 0x80...0xBF): try whole(2)
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F),
      (0xEE...0xEF, 0x80...0xBF):
      try whole(3)
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F):
      try whole(4)
    default: throw encodingFault(lead: lead, second: second)
    }
  }

  private func whole(_ length: Int) throws(Diagnostic) -> Int {
    for offset in 2..<max(length, 2) {
      guard position + offset < bytes.count, bytes[position + offset] & 0xC0 == 0x80 else {
        throw encodingFault(.cutOff, length: offset)
      }
    }
    return length
  }

  private func encodingFault(lead: UInt8, second: UInt8) -> Diagnostic {
    let isContinued = second & 0xC0 == 0x80
    return switch lead {
    case 0xC0, 0xC1: encodingFault(isContinued ? .overlong : .strayByte, length: 2)
    case 0xE0, 0xF0: encodingFault(isContinued ? .overlong : .cutOff, length: lead == 0xE0 ? 3 : 4)
    case 0xED: encodingFault(isContinued ? .surrogate : .cutOff, length: 3)
    case 0xF4: encodingFault(isContinued ? .beyondUnicode : .cutOff, length: 4)
    case 0xF5...0xF7: encodingFault(isContinued ? .beyondUnicode : .strayByte, length: 4)
    case 0xC2...0xF3: encodingFault(.cutOff, length: 1)
    default: encodingFault(.strayByte, length: 1)
    }
  }

  private func encodingFault(_ kind: UTF8Fault, length: Int) -> Diagnostic {
    var end = position + 1
    while end < min(position + length, bytes.count), bytes[end] & 0xC0 == 0x80 { end += 1 }
    let range = SourceRange(position, end)
    let found = bytes[range.lower..<range.upper]
    return fault(
      .invalidUTF8,
      "the \(found.count == 1 ? "byte" : "bytes") \(hexadecimal(found)) \(kind.rawValue)", range,
      hint: kind.looksLikeAnotherEncoding
        ? "save the file as UTF-8; this looks like another encoding" : "save the file as UTF-8")
  }

  /// Decodes the scalar at an offset; U+FFFD for malformed bytes.
  func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars
      .first ?? "\u{FFFD}"
  }
}

/// A violation of RFC 3629; the raw value is the end of the message.
private enum UTF8Fault: String {
  /// A continuation byte without a lead byte, or a byte that never occurs in UTF-8.
  case strayByte = "is not valid UTF-8"
  case cutOff = "starts an incomplete UTF-8 character"
  case overlong = "are an overlong encoding, which UTF-8 forbids"
  case surrogate = "encode half of a surrogate pair, which UTF-8 forbids"
  case beyondUnicode = "encode a number beyond U+10FFFF, the end of Unicode"

  var looksLikeAnotherEncoding: Bool { self == .strayByte || self == .cutOff }
}
