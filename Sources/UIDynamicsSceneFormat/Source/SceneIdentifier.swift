// SPDX-License-Identifier: MIT

/// What an id may look like.
enum SceneIdentifier {
  /// What ids look like, as a part of a pattern of JSON Schema.
  static let pattern = "[A-Za-z_][A-Za-z0-9_-]*"

  /// Whether a text is a letter or `_` and then letters, digits, `_` and `-`, all of them ASCII.
  static func isValid(_ text: String) -> Bool {
    text.withBytes { isValid($0, from: 0, to: $0.count) }
  }

  /// The id of a copy of what is repeated; the first copy has the number 1.
  static func copy(_ number: Int, of id: String) -> String { "\(id)-\(number)" }

  /// Whether the bytes between two offsets are an id.
  static func isValid(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard start < end, ASCII.isLetter(bytes[start]) || bytes[start] == ASCII.underscore else {
      return false
    }
    for place in start + 1..<end where !mayFollow(bytes[place]) { return false }
    return true
  }

  /// Whether a byte is a letter, a digit, `_` or `-`: one bit for each of 128 bytes.
  @inline(__always) private static func mayFollow(_ byte: UInt8) -> Bool {
    let bits: UInt64 = byte < 64 ? 0x03FF_2000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return byte < 128 && bits >> UInt64(byte & 63) & 1 == 1
  }
}
