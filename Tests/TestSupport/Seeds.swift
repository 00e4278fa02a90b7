// SPDX-License-Identifier: MIT
package import Testing

/// A small generator of random numbers that gives the same sequence for the same seed everywhere.
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

  /// A number in the half-open range.
  ///
  /// The standard library's own conversion is not promised to stay the same; this one is.
  package mutating func double(in range: Range<Double>) -> Double {
    let unit = Double(next() >> 11) * 0x1p-53
    let value = range.lowerBound + unit * (range.upperBound - range.lowerBound)
    return value < range.upperBound ? value : range.lowerBound
  }

  /// A whole number in the closed range, by remainder: fine for tests.
  package mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True every other time on average.
  package mutating func bool() -> Bool { next() >> 63 == 1 }
}

/// Runs a body once for each seed; in part for the first of them, where each takes long.
///
/// The expectations of this module put the seed at the head of their messages; a plain `#expect`
/// names it when its comment holds `Seed.label`.
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

/// The seed that is being run.
package enum Seed {
  /// Nil outside `withEverySeed`.
  @TaskLocal package static var current: UInt64?

  /// "seed 7", or nothing outside `withEverySeed`.
  package static var label: Comment {
    current.map { "seed \($0)" } ?? ""
  }
}

extension Seeds {
  /// Every third, or so, of a list, the first included.
  package static func some<Element>(_ list: [Element], each step: Int = 3) -> [Element] {
    isPart ? stride(from: 0, to: list.count, by: step).map { list[$0] } : list
  }

  /// Some of a list for the place of a test in another: every one of them is taken at some place.
  package static func turn<Element>(_ list: [Element], at place: Int) -> [Element] {
    (0..<of(list.count)).map { list[(place + $0) % list.count] }
  }
}

/// How much of a long test is run: a tenth by `make test`, all of it by `make test-checked`.
package enum Seeds {
  /// Whether a part of it is.
  package static var isPart: Bool {
    #if CHECKED
      false
    #else
      true
    #endif
  }

  /// How many of so many are run: a tenth and at least one, or fewer where each takes long.
  package static func of(_ count: Int, atMost most: Int = .max) -> Int {
    isPart ? min(most, max(1, count / 10)) : count
  }
}
