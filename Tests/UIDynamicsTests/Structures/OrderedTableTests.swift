// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsClasses

@Suite("Ordered tables", .timeLimit(.minutes(30)))
struct OrderedTableTests {
  private final class Value {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// The oracle is a plain list of pairs that is searched from the start.
  @Test("Adding, removing and lookup in any order behave as in a plain list", arguments: 0..<40)
  func random(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var (table, plain) = (OrderedTable<Int, Value>(), [(key: Int, value: Value)]())
    for number in 0..<200 {
      let key = Int.random(in: 0..<12, using: &random)
      let index = plain.firstIndex { $0.key == key }
      switch Int.random(in: 0..<7, using: &random) {
      case 0...2:
        let value = Value(number)
        #expect(table.append(value, for: key) == (index == nil))
        if index == nil { plain.append((key, value)) }
      case 3...4: #expect(table.remove(key) === index.map { plain.remove(at: $0).value })
      case 5: #expect(table.list().map(\.number) == plain.map(\.value.number))
      default:
        #expect(table[key] === index.map { plain[$0].value })
        #expect(table.contains(key) == (index != nil))
      }
      #expect(table.count == plain.count && table.isEmpty == plain.isEmpty)
      let known = table.known(at: 2)
      #expect(known == nil || known === plain[2].value)
    }
    #expect(table.list().map(\.number) == plain.map(\.value.number))
  }

  @Test("Removed values are released at once", arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func release(_ order: [Int]) {
    var table = OrderedTable<Int, Value>()
    for number in 0..<3 { table.append(Value(number), for: number) }
    #expect(table.list().count == 3)
    for number in order {
      weak let value = table[number]
      #expect(value?.number == number)
      table.remove(number)
      #expect(value == nil, "after removing \(number) of \(order)")
    }
  }
}
