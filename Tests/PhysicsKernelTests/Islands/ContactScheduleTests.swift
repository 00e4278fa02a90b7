// SPDX-License-Identifier: MIT

import Testing
import UIDynamicsNumerics

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct ContactScheduleTests {
  /// Returns the new order of the contacts by index; internally, their numbers start at 100.
  private func arranged(_ ends: [(a: Int32, b: Int32)], bodies: Int) -> [Int] {
    var schedule = ContactSchedule()
    var contacts = FlatArray<Int32>()
    defer {
      schedule.deallocate()
      contacts.deallocate()
    }
    for (i, pair) in ends.enumerated() {
      schedule.ends.append(ContactSchedule.Ends(a: pair.a, b: pair.b))
      contacts.append(Int32(100 + i))
    }
    schedule.arrange(&contacts, bodies: bodies)
    return (0..<contacts.count).map { Int(contacts[$0]) - 100 }
  }

  @Test(
    "The schedule reorders contacts but preserves the order of each body's own contacts",
    arguments: 0..<20 as Range<UInt64>)
  func ownOrder(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let bodies = 3 + Int32(random.below(20))
    let ends = (0..<80).map { _ in
      let a = Int32(random.below(UInt64(bodies)))
      // The index after the last body stands for all fixed bodies.
      return (a: a, b: (a + 1 + Int32(random.below(UInt64(bodies)))) % (bodies + 1))
    }
    let order = arranged(ends, bodies: Int(bodies))
    #expect(order.sorted() == Array(ends.indices), "seed \(seed): not each contact once")
    #expect(order != Array(ends.indices), "seed \(seed)")
    for body in 0..<bodies {
      let own = order.filter { ends[$0].a == body || ends[$0].b == body }
      #expect(own == own.sorted(), "seed \(seed), body \(body)")
    }
  }

  @Test("Independent contacts are interleaved with a chain's contacts, after its second one")
  func turns() {
    // A chain of four contacts, followed by four contacts of single bodies with the floor, which has index 9.
    let chain: [(a: Int32, b: Int32)] = [(0, 1), (1, 2), (3, 2), (4, 3)]
    let loose: [(a: Int32, b: Int32)] = [(9, 5), (6, 9), (9, 7), (8, 9)]
    #expect(arranged(chain + loose, bodies: 9) == [0, 1, 4, 2, 5, 3, 6, 7])
    // The end of the chain is no more urgent than the independent contacts.
    #expect(arranged(loose + chain.reversed(), bodies: 9) == [4, 5, 0, 6, 1, 2, 3, 7])
  }

  @Test("A schedule can be reused for fewer, more or no contacts")
  func again() {
    var schedule = ContactSchedule()
    var contacts = FlatArray<Int32>()
    defer {
      schedule.deallocate()
      contacts.deallocate()
    }
    for count in [3, 700, 0, 2] {
      schedule.ends.removeAll()
      contacts.removeAll()
      for i in 0..<count {
        let body = Int32(i)
        schedule.ends.append(ContactSchedule.Ends(a: body, b: body + 1))
        contacts.append(body)
      }
      schedule.arrange(&contacts, bodies: count + 1)
      #expect((0..<contacts.count).map { contacts[$0] } == (0..<count).map { Int32($0) })
    }
  }
}
