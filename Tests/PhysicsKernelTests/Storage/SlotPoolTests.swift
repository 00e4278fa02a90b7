// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct SlotPoolTests {
  @Test("The most recently freed slot is reused first")
  func lastInFirstOut() {
    var pool = SlotPool()
    defer { pool.deallocate() }
    #expect((0..<5).map { _ in pool.allocate() } == [0, 1, 2, 3, 4])
    for slot: Int32 in [1, 4, 2] { pool.free(slot) }
    #expect((0..<4).map { _ in pool.allocate() } == [2, 4, 1, 5])
    #expect(pool.extent == 6)
  }

  @Test("A slot's generation changes when it is freed, not when it is reused")
  func generations() {
    var pool = SlotPool()
    defer { pool.deallocate() }
    let (first, second) = (pool.allocate(), pool.allocate())
    let (before, other) = (pool.generation(of: first), pool.generation(of: second))
    pool.free(first)
    let free = pool.generation(of: first)
    #expect(free != before)
    #expect(pool.allocate() == first)
    #expect(pool.generation(of: first) == free)
    #expect(pool.generation(of: second) == other)
  }

  @Test("No slot is used twice at once, and the extent is the most slots ever used")
  func model() {
    withEverySeed(0..<20) { generator in
      var pool = SlotPool()
      defer { pool.deallocate() }
      var (used, most): (Set<Int32>, Int) = ([], 0)
      for _ in 0..<500 {
        if generator.bool() || used.isEmpty {
          #expect(used.insert(pool.allocate()).inserted, comment("a slot came twice"))
        } else {
          let slot = used.sorted()[generator.integer(in: 0...used.count - 1)]
          used.remove(slot)
          pool.free(slot)
        }
        most = max(most, used.count)
      }
      #expect(pool.extent == most, comment("extent"))
    }
  }
}
