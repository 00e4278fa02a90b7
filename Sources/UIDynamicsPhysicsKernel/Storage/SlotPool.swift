// SPDX-License-Identifier: MIT

/// Allocates slot numbers, the most recently freed first.
///
/// The order affects the motion: slots order pairs and contacts.
struct SlotPool {
  private var freeSlots = FlatArray<Int32>()
  private var generations = FlatArray<UInt32>()

  func deallocate() {
    freeSlots.deallocate()
    generations.deallocate()
  }

  var extent: Int { generations.count }

  mutating func allocate() -> Int32 {
    if !freeSlots.isEmpty { return freeSlots.popLast() }
    generations.append(1)
    return Int32(generations.count - 1)
  }

  mutating func free(_ slot: Int32) {
    generations[slot] &+= 1
    freeSlots.append(slot)
  }

  /// Grows when the slot is freed, which exposes stale handles.
  func generation(of slot: Int32) -> UInt32 { generations[slot] }
}
