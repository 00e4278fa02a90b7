// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsNumerics

@Suite("Random numbers", .timeLimit(.minutes(30)))
struct RandomNumbersTests {
  @Test("Random numbers match the published generator")
  func published() {
    // The first outputs of the authors' program for the seed 1234567.
    var numbers = RandomNumbers(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for output in expected { #expect(numbers.next() == output) }
  }

  @Test("Random numbers match a different implementation")
  func other() {
    for seed in [0, 1, .max, 0x1234_5678_9abc_def0] as [UInt64] {
      var (numbers, others) = (RandomNumbers(seed: seed), SplitMix64(seed: seed))
      for _ in 0..<100 { #expect(numbers.next() == others.next()) }
    }
  }

  @Test("Random numbers fill the unit interval evenly and never reach its end")
  func unit() {
    var numbers = RandomNumbers(seed: 7)
    let values = (0..<10_000).map { _ in numbers.unit() }
    #expect(values.allSatisfy { (0..<1).contains($0) })
    // The mean of 10,000 numbers has a standard deviation of 0.0029.
    expectClose(values.reduce(0, +) / 10_000, 0.5, within: 0.012, "mean")
    let squares = values.map { $0 * $0 }
    expectClose(squares.reduce(0, +) / 10_000, 1 / 3.0, within: 0.012, "mean square")
  }

  @Test("Random integers are evenly distributed below any count")
  func below() {
    var numbers = RandomNumbers(seed: 3)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<6_000 { counts[Int(numbers.below(6))] += 1 }
    // Each count has a standard deviation of 29.
    for count in counts { #expect((880...1_120).contains(count), "\(counts)") }
    #expect(numbers.below(1) == 0)
    // The limit is 3/4 of the range. If no number were drawn again, the lower third would be twice as frequent.
    let count: UInt64 = 3 << 62
    let low = (0..<4_000).count { _ in numbers.below(count) < 1 << 62 }
    #expect((1_190...1_480).contains(low), "\(low) of 4,000 lie in the lower third")
  }
}
