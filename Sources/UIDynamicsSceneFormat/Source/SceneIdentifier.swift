// SPDX-License-Identifier: MIT

enum SceneIdentifier {
  /// A regular expression for the JSON Schema.
  static let pattern = "[A-Za-z_][A-Za-z0-9_-]*"

  static func isValid(_ text: String) -> Bool {
    text.withBytes { isValid($0, from: 0, to: $0.count) }
  }

  /// Returns the id of a copy, numbered from 1.
  static func copy(_ number: Int, of id: String) -> String { "\(id)-\(number)" }

  static func isValid(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard start < end, ASCII.isLetter(bytes[start]) || bytes[start] == ASCII.underscore else {
      return false
    }
    for index in start + 1..<end where !mayFollow(bytes[index]) { return false }
    return true
  }

  /// True for an ASCII letter, a digit, `_` or `-`, using a bit mask of 128 bits.
  @inline(__always) private static func mayFollow(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte < 64 ? 0x03FF_2000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 128 && bits >> UInt64(byte & 63) & 1 == 1
  }
}
