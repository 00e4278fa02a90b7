// SPDX-License-Identifier: MIT

/// A growable array of plain values, accessed through a pointer without bounds checks or reference counting.
///
/// The owner must call `deallocate()` exactly once. Memory is allocated only when the array reaches a new maximum size.
struct FlatArray<Element: BitwiseCopyable> {
  /// The storage; a dangling pointer while the capacity is 0.
  private(set) var base = UnsafeMutablePointer<Element>(
    bitPattern: MemoryLayout<Element>.alignment
  ).unsafelyUnwrapped
  private(set) var count = 0
  private(set) var capacity = 0

  private static var firstCapacity: Int { 16 }

  init() {}

  func deallocate() { if capacity > 0 { base.deallocate() } }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always) subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  /// The pointer is valid until the array grows.
  @inline(__always) func at(_ index: Int32) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && Int(index) < count)
    return base + Int(index)
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// The caller must initialize the new element.
  @inline(__always) mutating func appendRoom() -> UnsafeMutablePointer<Element> {
    if count == capacity { grow(to: count + 1) }
    count += 1
    return base + (count - 1)
  }

  @inline(__always) mutating func popLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  /// Preserves the order of the remaining elements.
  @inline(__always) mutating func removeAll(before index: Int) {
    if index == 0 { return }
    count -= index
    base.update(from: base + index, count: count)
  }

  func reverse(from first: Int) {
    var (i, j) = (first, count - 1)
    while i < j {
      (base[i], base[j]) = (base[j], base[i])
      i += 1
      j -= 1
    }
  }

  mutating func copy(_ other: FlatArray) {
    extend(to: other.count)
    base.update(from: other.base, count: count)
  }

  mutating func reserve(_ size: Int) {
    if size > capacity { grow(to: size) }
  }

  /// The caller must initialize the new elements.
  @inline(__always) mutating func extend(to newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  @inline(never) private mutating func grow(to size: Int) {
    let larger = max(size, capacity * 2, Self.firstCapacity)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.moveInitialize(from: base, count: count)
    deallocate()
    base = moved
    capacity = larger
  }
}
