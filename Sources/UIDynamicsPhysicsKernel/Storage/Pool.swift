// SPDX-License-Identifier: MIT

/// Stores plain values in numbered slots and reuses freed slots.
struct Pool<Element: BitwiseCopyable> {
  private(set) var elements = FlatArray<Element>()
  private(set) var slots = SlotPool()

  func deallocate() {
    elements.deallocate()
    slots.deallocate()
  }

  mutating func insert(_ element: Element) -> Int32 {
    let slot = slots.allocate()
    if Int(slot) == elements.count { elements.append(element) } else { elements[slot] = element }
    return slot
  }

  mutating func remove(_ slot: Int32) { slots.free(slot) }

  /// The pointer is valid until the next insertion.
  @inline(__always) func at(_ slot: Int32) -> UnsafeMutablePointer<Element> { elements.at(slot) }

  func generation(of slot: Int32) -> UInt32 { slots.generation(of: slot) }

  func holds(_ slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < slots.extent && slots.generation(of: slot) == generation
  }
}
