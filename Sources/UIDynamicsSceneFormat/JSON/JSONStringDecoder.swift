// SPDX-License-Identifier: MIT

/// Decodes the escapes of a well-formed string.
enum JSONStringDecoder {
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (result, position) = ([UInt8](), text.startIndex)
    result.reserveCapacity(text.count)
    while position < text.endIndex { position = append(at: position, of: text, to: &result) }
    return result
  }

  /// Converts a range of decoded bytes to offsets in the text, extended to include whole escapes.
  static func range(of part: SourceRange, in text: ArraySlice<UInt8>) -> SourceRange {
    var (decoded, position) = ([UInt8](), text.startIndex)
    var (lower, upper) = (text.endIndex, text.endIndex)
    while position < text.endIndex {
      if part.upper <= decoded.count { upper = min(upper, position) }
      let start = position
      position = append(at: position, of: text, to: &decoded)
      if part.lower < decoded.count { lower = min(lower, start) }
    }
    let base = text.startIndex
    return SourceRange(lower - base, max(lower, upper) - base)
  }

  /// Appends a byte or an escape, and returns the position after it.
  private static func append(
    at position: Int, of text: ArraySlice<UInt8>, to result: inout [UInt8]
  ) -> Int {
    guard text[position] == ASCII.backslash else {
      result.append(text[position])
      return position + 1
    }
    let letter = text[position + 1]
    guard letter == ASCII.u else {
      result.append(ASCII.escaped(letter) ?? letter)
      return position + 2
    }
    let first = codeUnit(at: position + 2, of: text)
    guard first & 0xFC00 == 0xD800 else {
      append(first, to: &result)
      return position + 6
    }
    let second = codeUnit(at: position + 8, of: text)
    append(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, to: &result)
    return position + 12
  }

  private static func codeUnit(at position: Int, of text: ArraySlice<UInt8>) -> UInt32 {
    text[position..<position + 4].reduce(0) { $0 << 4 | UInt32(ASCII.hexValue($1) ?? 0) }
  }

  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
