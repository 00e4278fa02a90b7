// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("The ancestry of behaviors", .timeLimit(.minutes(30)))
struct BehaviorAncestryTests {
  @Test("is what a walk from child to parent finds")
  func againstWalks() {
    withEverySeed(0..<40) { random in
      let count = random.integer(in: 1...30)
      // A parent may come before or after its child, but never in a cycle: numbers are shuffled.
      let order = Array(0..<count).shuffled(using: &random)
      var parents = [Int?](repeating: nil, count: count)
      for place in 1..<max(count, 1) where place < count && random.integer(in: 0...4) > 0 {
        parents[order[place]] = order[random.integer(in: 0...place - 1)]
      }
      let cut = random.integer(in: 0...count - 1)
      let ancestry = BehaviorAncestry(parents) { $0 == cut }
      for lower in 0..<count {
        let way = Self.way(up: lower, parents, without: cut)
        #expect(ancestry.roots[lower] == way.last, Seed.label)
        for upper in 0..<count {
          #expect(
            ancestry.isBehavior(lower, atOrBelow: upper) == way.contains(upper),
            "\(Seed.label) \(lower) below \(upper) in \(parents), cut at \(cut)")
        }
      }
    }
  }

  @Test("of a circle is nothing but the behavior itself")
  func circle() {
    let ancestry = BehaviorAncestry([1, 2, 0, nil, 3])
    #expect((0..<3).map { ancestry.isBehavior(0, atOrBelow: $0) } == [true, false, false])
    #expect(ancestry.isBehavior(4, atOrBelow: 3))
    #expect(!ancestry.isBehavior(3, atOrBelow: 4))
    #expect(ancestry.roots == [0, 1, 2, 3, 3])
  }

  private static func way(up start: Int, _ parents: [Int?], without cut: Int) -> [Int] {
    var way = [start]
    while let last = way.last, last != cut, let next = parents[last] { way.append(next) }
    return way
  }
}
