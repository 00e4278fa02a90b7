// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct PairSetTests {
  @Test("After random changes, the set contains the same pairs as the standard library's set")
  func agreesWithSet() {
    withEverySeed(0..<8) { generator in
      var pairs = PairSet()
      defer { pairs.deallocate() }
      var oracle: Set<UInt64> = []
      for step in 0..<2_000 {
        let a = generator.integer(in: 0...39)
        let pair = PairSet.key(Int32(a), Int32(a + 1 + generator.integer(in: 0...9)))
        // At first, most operations are insertions, so the set grows; later, most are removals.
        if generator.integer(in: 0...2) < (step < 1_200 ? 2 : 1) {
          pairs.insert(pair)
          oracle.insert(pair)
        } else {
          pairs.remove(pair)
          oracle.remove(pair)
        }
        #expect(pairs.count == oracle.count, comment("step \(step)"))
        #expect(pairs.contains(pair) == oracle.contains(pair), comment("step \(step)"))
      }
      for a in 0..<Int32(50) {
        for b in (a + 1)..<51 {
          let pair = PairSet.key(b, a)
          #expect(pairs.contains(pair) == oracle.contains(pair), comment("pair \(a), \(b)"))
        }
      }
    }
  }
}
