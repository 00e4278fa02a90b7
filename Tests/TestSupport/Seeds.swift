// SPDX-License-Identifier: MIT
package import Testing

/// A small random number generator that produces the same sequence for the same seed on every machine.
///
/// Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return bits ^ bits >> 31
  }

  /// Returns a number in the half-open range; unlike that of the standard library, this conversion will not change.
  package mutating func double(in range: Range<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    let value = range.lowerBound + unit * (range.upperBound - range.lowerBound)
    return value < range.upperBound ? value : range.lowerBound
  }

  /// Returns an integer in the closed range, with a slight bias.
  package mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  package mutating func bool() -> Bool { next() >> 63 == 1 }
}

/// Runs a body once for each seed, or only for the first seeds in a partial run.
///
/// Messages of this module's expectations start with the seed; in a plain `#expect`, use `Seed.label`.
package func withEverySeed(
  _ seeds: Range<UInt64>, atMost most: Int = .max,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (inout SplitMix64) throws -> Void
) {
  for seed in Seeds.isPart ? seeds.prefix(most) : seeds {
    var generator = SplitMix64(seed: seed)
    do {
      try Seed.$current.withValue(seed) { try body(&generator) }
    } catch {
      Issue.record("seed \(seed): \(error)", sourceLocation: sourceLocation)
    }
  }
}

package enum Seed {
  @TaskLocal package static var current: UInt64?

  /// A label such as "seed 7"; empty outside `withEverySeed`.
  package static var label: Comment {
    current.map { "seed \($0)" } ?? ""
  }
}

extension Seeds {
  /// Returns all elements of a list or, in a partial run, about every third one, including the first.
  package static func some<Element>(_ list: [Element], each step: Int = 3) -> [Element] {
    isPart ? stride(from: 0, to: list.count, by: step).map { list[$0] } : list
  }

  /// Returns some elements of a list, from `start` on, so that different starts cover all elements.
  package static func rotated<Element>(_ list: [Element], by start: Int) -> [Element] {
    (0..<of(list.count)).map { list[(start + $0) % list.count] }
  }
}

/// The extent of long tests: `make test` runs a tenth of the cases, and `make test-checked` runs all.
package enum Seeds {
  package static var isPart: Bool {
    #if CHECKED
      false
    #else
      true
    #endif
  }

  /// Returns the number of cases to run; in a partial run, it is a tenth, but at least one and at most `most`.
  package static func of(_ count: Int, atMost most: Int = .max) -> Int {
    isPart ? min(most, max(1, count / 10)) : count
  }
}
