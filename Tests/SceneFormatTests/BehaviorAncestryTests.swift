// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneFormat

@Suite("Ancestry of behaviors", .timeLimit(.minutes(30)))
struct BehaviorAncestryTests {
  @Test("A behavior's ancestry matches a walk from child to parent")
  func againstWalks() {
    withEverySeed(0..<40) { random in
      let count = random.integer(in: 1...30)
      // Shuffled numbers, so that parents can precede or follow their children, but never form a cycle.
      let order = Array(0..<count).shuffled(using: &random)
      var parents = [Int?](repeating: nil, count: count)
      for position in 1..<max(count, 1) where position < count && random.integer(in: 0...4) > 0 {
        parents[order[position]] = order[random.integer(in: 0...position - 1)]
      }
      let cut = random.integer(in: 0...count - 1)
      let ancestry = BehaviorAncestry(parents) { $0 == cut }
      for lower in 0..<count {
        let path = Self.path(up: lower, parents, without: cut)
        #expect(ancestry.roots[lower] == path.last, Seed.label)
        for upper in 0..<count {
          #expect(
            ancestry.isBehavior(lower, atOrBelow: upper) == path.contains(upper),
            "\(Seed.label) \(lower) below \(upper) in \(parents), cut at \(cut)")
        }
      }
    }
  }

  @Test("Behaviors in a cycle have no ancestors")
  func circle() {
    let ancestry = BehaviorAncestry([1, 2, 0, nil, 3])
    #expect((0..<3).map { ancestry.isBehavior(0, atOrBelow: $0) } == [true, false, false])
    #expect(ancestry.isBehavior(4, atOrBelow: 3))
    #expect(!ancestry.isBehavior(3, atOrBelow: 4))
    #expect(ancestry.roots == [0, 1, 2, 3, 3])
  }

  private static func path(up start: Int, _ parents: [Int?], without cut: Int) -> [Int] {
    var path = [start]
    while let last = path.last, last != cut, let next = parents[last] { path.append(next) }
    return path
  }
}
