// SPDX-License-Identifier: MIT

/// A 64-bit FNV-1a hash of a byte sequence (Fowler, Noll and Vo, 1991).
package struct Digest: Equatable, Sendable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func fold(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  package mutating func fold(bytes: some Sequence<UInt8>) {
    for byte in bytes { fold(byte: byte) }
  }

  /// Folds the bits into the hash, starting with the least significant byte.
  package mutating func fold(_ bits: UInt32) {
    fold(byte: UInt8(truncatingIfNeeded: bits))
    fold(byte: UInt8(truncatingIfNeeded: bits >> 8))
    fold(byte: UInt8(truncatingIfNeeded: bits >> 16))
    fold(byte: UInt8(truncatingIfNeeded: bits >> 24))
  }

  package mutating func fold(_ bits: UInt64) {
    fold(UInt32(truncatingIfNeeded: bits))
    fold(UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Folds the bits of a number; positive and negative zero have the same hash.
  package mutating func fold(_ number: Float) { fold((number == 0 ? 0 : number).bitPattern) }

  /// Folds the bits of a number; positive and negative zero have the same hash.
  package mutating func fold(_ number: Double) { fold((number == 0 ? 0 : number).bitPattern) }
}
