// SPDX-License-Identifier: MIT

/// What the keys of an object look like, in few bits.
///
/// Most questions are for keys that an object does not have, and end here.
struct KeySigns: Sendable {
  private var bits: UInt16

  init() { bits = 0 }

  private init(bits: UInt16) { self.bits = bits }

  /// Those of an object of which nothing is known.
  static let unknown = KeySigns(bits: .max)

  /// A key of so many bytes that begins and ends with some, as one of 64 bits.
  @inline(__always) static func sign(length: Int, first: UInt8, last: UInt8) -> UInt64 {
    let mixed = UInt64(truncatingIfNeeded: length) &* 7 &+ UInt64(first) &* 3 &+ UInt64(last)
    return 1 << (mixed & 63)
  }

  /// Those of keys whose signs were joined.
  init(joined signs: UInt64) {
    let half = signs | signs >> 32
    bits = UInt16(truncatingIfNeeded: half | half >> 16)
  }

  /// Whether a key may be among them; false is certain.
  func mayHold(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if name.isEmpty { return true }
    let sign = KeySigns(
      joined: Self.sign(length: name.count, first: name[0], last: name[name.count - 1]))
    return bits & sign.bits != 0
  }
}
