// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsSceneRunner

@Suite("Due entries", .timeLimit(.minutes(30)))
struct DueHeapTests {
  /// A time, and a rank that distinguishes equal times.
  private struct Thing: Due, Equatable {
    let time: Int
    let rank: Int

    func comes(before other: Thing) -> Bool { (time, rank) < (other.time, other.rank) }
  }

  @Test("The heap returns entries in sorted order, whatever is added in between")
  func order() {
    withEverySeed(0..<20) { generator in
      var heap = DueHeap<Thing>()
      var sorted: [Thing] = []
      for rank in 0..<200 {
        if !sorted.isEmpty && generator.bool() && generator.bool() {
          #expect(heap.first == sorted.first)
          heap.removeFirst()
          sorted.removeFirst()
        } else {
          let thing = Thing(time: generator.integer(in: 0...8), rank: rank)
          heap.insert(thing)
          sorted.insert(thing, at: sorted.firstIndex { thing.comes(before: $0) } ?? sorted.count)
        }
      }
      while let thing = heap.first {
        #expect(thing == sorted.first)
        heap.removeFirst()
        sorted.removeFirst()
      }
      #expect(sorted.isEmpty)
    }
  }
}
