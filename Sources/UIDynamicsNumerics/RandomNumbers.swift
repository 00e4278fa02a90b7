// SPDX-License-Identifier: MIT

/// SplitMix64, a generator whose random numbers are the same everywhere for the same seed.
///
/// Source: G. Steele, D. Lea, C. Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014,
/// figure 17, with the constants of its section 5.
package struct RandomNumbers: Equatable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number from 0 up to but not including 1, a multiple of 2⁻⁵³.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// The next whole number below a count above 0, each as likely as the others.
  ///
  /// Bits from the incomplete last round of the remainder are drawn again.
  package mutating func below(_ count: UInt64) -> UInt64 {
    let excess = (UInt64.max % count &+ 1) % count
    while true {
      let bits = next()
      if bits <= UInt64.max - excess { return bits % count }
    }
  }
}
