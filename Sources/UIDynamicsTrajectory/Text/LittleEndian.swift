// SPDX-License-Identifier: MIT

/// Little-endian numbers and strings of binary formats.
extension ByteBuffer {
  mutating func append<Number: FixedWidthInteger>(little value: Number) {
    var rest = value
    for _ in 0..<(Number.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Appends the length in 32 bits, then the bytes.
  mutating func append(counted bytes: [UInt8]) {
    append(little: UInt32(bytes.count))
    append(bytes)
  }

  mutating func append(counted text: String) { append(counted: Array(text.utf8)) }
}
