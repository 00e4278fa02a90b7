// SPDX-License-Identifier: MIT

/// Which keys an object may have, in few bits.
///
/// Most questions are for keys that an object does not have, and end here.
struct KeySigns: Sendable {
  private var bits: UInt16

  init() { bits = 0 }

  private init(bits: UInt16) { self.bits = bits }

  /// Those of an object of which nothing is known.
  static let unknown = KeySigns(bits: .max)

  /// The number of a key as one of 64 bits.
  @inline(__always) static func sign(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }

  /// Those of keys whose signs were joined.
  @inline(__always) init(joined signs: UInt64) {
    let half = signs | signs >> 32
    bits = UInt16(truncatingIfNeeded: half | half >> 16)
  }

  /// Whether a key may be among them; false is certain.
  @inline(__always) func mayHold(_ number: Int) -> Bool {
    bits & KeySigns(joined: Self.sign(number)).bits != 0
  }
}
