// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import UIDynamicsPhysicsKernel

/// Compares results with those of the standard library.
@Suite(.timeLimit(.minutes(30))) struct SortAscendingTests {
  private func sorted(_ numbers: [UInt64]) -> [UInt64] {
    var copy = numbers
    copy.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { sortAscending(base, count: buffer.count) }
    }
    return copy
  }

  @Test("Random arrays of any length are sorted, with many or few repetitions")
  func random() {
    withEverySeed(0..<40) { generator in
      for count in Array(0...40) + [100, 1000] {
        let largest: UInt64 = [2, 10, 1000, .max][generator.integer(in: 0...3)]
        let numbers = (0..<count).map { _ in generator.next() % largest }
        #expect(sorted(numbers) == numbers.sorted(), comment("\(count) numbers below \(largest)"))
      }
    }
  }

  @Test(
    "Worst-case orders for quicksort are sorted",
    arguments: [
      "ascending", "descending", "equal", "two values", "organ pipe", "saw", "rotated", "killer",
    ])
  func adversarial(order: String) {
    for count in [17, 64, 257, 4096, 20_000] {
      let numbers = arrangement(order, count)
      #expect(sorted(numbers) == numbers.sorted(), "\(count) numbers, \(order)")
    }
  }

  @Test("Every permutation of seven numbers is sorted, with and without equal numbers")
  func permutations() {
    for numbers: [UInt64] in [[1, 2, 3, 4, 5, 6, 7], [1, 1, 2, 2, 2, 3, 3]] {
      forEachPermutation(of: numbers) { #expect(sorted($0) == numbers, "\($0)") }
    }
  }

  private func arrangement(_ order: String, _ count: Int) -> [UInt64] {
    (0..<count).map { i in
      switch order {
      case "ascending": UInt64(i)
      case "descending": UInt64(count - i)
      case "equal": 7
      case "two values": UInt64(i % 2)
      case "organ pipe": UInt64(min(i, count - i))
      case "saw": UInt64(i % 16)
      case "rotated": UInt64((i + count / 3) % count)
      // Even numbers ascend, then odd numbers descend, so the median of three is the second smallest number.
      default: UInt64(i < count / 2 ? 2 * i : 2 * (count - i) - 1)
      }
    }
  }

  private func forEachPermutation(of numbers: [UInt64], _ body: ([UInt64]) -> Void) {
    func extend(_ start: [UInt64], _ rest: [UInt64]) {
      if rest.isEmpty { return body(start) }
      for i in rest.indices {
        var others = rest
        others.remove(at: i)
        extend(start + [rest[i]], others)
      }
    }
    extend([], numbers)
  }
}
