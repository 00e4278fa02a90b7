// SPDX-License-Identifier: MIT

extension JSONParser {
  /// Refuses what looks like UTF-16 or UTF-32 by its first four bytes.
  func checkEncoding() throws(JSONFault) {
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF])
      || (start.count == 4 && start.filter { $0 == 0 }.count == 3)
    {
      throw fault(.foreignEncoding("UTF-32"), SourceRange(0, 4))
    }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || (start.count >= 2 && (start[0] == 0) != (start[1] == 0))
    {
      throw fault(.foreignEncoding("UTF-16"), SourceRange(0, 2))
    }
  }

  /// Passes one scalar of two to four bytes.
  mutating func passMultibyteScalar() throws(JSONFault) {
    position += try lengthOfMultibyteScalar()
  }

  /// How many bytes the scalar has that begins here, two to four.
  ///
  /// Source: RFC 3629, section 4, whose table is the switch below.
  func lengthOfMultibyteScalar() throws(JSONFault) -> Int {
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

  /// The length of a sequence whose first two bytes are known to be right, if the others are.
  private func whole(_ length: Int) throws(JSONFault) -> Int {
    for offset in 2..<max(length, 2) {
      guard position + offset < bytes.count, bytes[position + offset] & 0xC0 == 0x80 else {
        throw encodingFault(.cutOff, length: offset)
      }
    }
    return length
  }

  private func encodingFault(lead: UInt8, second: UInt8) -> JSONFault {
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

  /// A fault on the lead byte and as many continuation bytes as there are, at most `length` in all.
  private func encodingFault(_ kind: JSONFault.UTF8Fault, length: Int) -> JSONFault {
    var end = position + 1
    while end < min(position + length, bytes.count), bytes[end] & 0xC0 == 0x80 { end += 1 }
    let range = SourceRange(position, end)
    return fault(.invalidUTF8(kind, bytes: Array(bytes[range.lower..<range.upper])), range)
  }

  /// The scalar at an offset, U+FFFD where the bytes are not UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars
      .first ?? "\u{FFFD}"
  }
}
