// SPDX-License-Identifier: MIT

/// A growable list for the parser; unique ownership makes uniqueness checks unnecessary.
struct FlatList<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(reserving capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < count, "an index within the list")
      return base[index]
    }
    @inline(__always) set {
      precondition(index >= 0 && index < count, "an index within the list")
      base[index] = newValue
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always) mutating func removeLast() -> Element {
    precondition(count > 0, "a list that is not empty")
    count -= 1
    return base[count]
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.initialize(from: base, count: count)
    base.deallocate()
    (base, capacity) = (larger, capacity * 2)
  }
}

/// Safe to share, since only the unique owner of a list can mutate it.
extension FlatList: @unchecked Sendable where Element: Sendable {}
