// SPDX-License-Identifier: MIT

/// The SplitMix64 generator, which produces the same numbers for the same seed on every machine.
///
/// Source: G. Steele, D. Lea, C. Flood, *Fast Splittable Pseudorandom Number Generators*, OOPSLA 2014, figure 17 and section 5.
package struct RandomNumbers: Equatable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns the next multiple of 2⁻⁵³ in [0, 1).
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a uniformly distributed number below `count`, which must be positive; rejection avoids bias.
  package mutating func below(_ count: UInt64) -> UInt64 {
    let excess = (UInt64.max % count &+ 1) % count
    while true {
      let bits = next()
      if bits <= UInt64.max - excess { return bits % count }
    }
  }
}
