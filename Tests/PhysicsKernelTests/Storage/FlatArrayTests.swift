// SPDX-License-Identifier: MIT

import Testing

@testable import UIDynamicsPhysicsKernel

@Suite(.timeLimit(.minutes(30))) struct FlatArrayTests {
  /// Returns a flat array that contains 0, 1, 2, …; the caller must deallocate it.
  private func counting(to count: Int) -> FlatArray<Int> {
    var array = FlatArray<Int>()
    for number in 0..<count { array.append(number) }
    return array
  }

  private func contents(of array: FlatArray<Int>) -> [Int] { (0..<array.count).map { array[$0] } }

  @Test("Appended elements stay in order as the array grows")
  func appends() {
    let array = counting(to: 1000)
    defer { array.deallocate() }
    #expect(contents(of: array) == Array(0..<1000))
  }

  @Test("An unused array has no memory and can be deallocated")
  func startsWithNothing() {
    let array = counting(to: 0)
    defer { array.deallocate() }
    #expect(array.capacity == 0)
    #expect(contents(of: array) == [])
  }

  @Test("An array allocates only when it exceeds its largest size so far")
  func keepsItsMemory() {
    var array = counting(to: 100)
    defer { array.deallocate() }
    let (base, capacity) = (array.base, array.capacity)
    for _ in 0..<10 {
      array.removeAll()
      for number in 0..<100 { array.append(number) }
    }
    #expect(array.base == base)
    #expect(array.capacity == capacity)
  }

  @Test("The last element is removed first")
  func popsLast() {
    var array = counting(to: 3)
    defer { array.deallocate() }
    #expect([array.popLast(), array.popLast(), array.popLast()] == [2, 1, 0])
    #expect(array.isEmpty)
  }

  @Test("Reversing affects the elements from an index on", arguments: 0...6)
  func reverses(from first: Int) {
    let array = counting(to: 6)
    defer { array.deallocate() }
    array.reverse(from: first)
    #expect(contents(of: array) == Array(0..<first) + (first..<6).reversed())
  }

  @Test("Reversing an empty array does nothing")
  func reversesNothing() {
    let array = counting(to: 0)
    defer { array.deallocate() }
    array.reverse(from: 0)
    #expect(array.isEmpty)
  }

  @Test("Reserving keeps the elements and makes room for the requested number")
  func reserves() {
    var array = counting(to: 3)
    defer { array.deallocate() }
    array.reserve(500)
    let base = array.base
    for number in 3..<500 { array.append(number) }
    #expect(array.base == base)
    #expect(contents(of: array) == Array(0..<500))
  }

  @Test("Elements can be accessed by pointer and by either index type")
  func access() {
    let array = counting(to: 4)
    defer { array.deallocate() }
    array.at(2).pointee = 20
    array[3] = 30
    array[Int32(1)] = 10
    #expect(contents(of: array) == [0, 10, 20, 30])
    #expect(array[Int32(2)] == 20)
  }
}
