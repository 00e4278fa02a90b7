// SPDX-License-Identifier: MIT

/// A Bloom filter of an object's keys, since most lookups are for absent keys.
struct KeySigns: Sendable {
  private var bits: UInt16

  init() { bits = 0 }

  private init(bits: UInt16) { self.bits = bits }

  /// For an object with unknown keys.
  static let unknown = KeySigns(bits: .max)

  @inline(__always) static func sign(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }

  @inline(__always) init(joined signs: UInt64) {
    let half = signs | signs >> 32
    bits = UInt16(truncatingIfNeeded: half | half >> 16)
  }

  /// False is certain, true is not.
  @inline(__always) func mayHold(_ number: Int) -> Bool {
    bits & KeySigns(joined: Self.sign(number)).bits != 0
  }
}
