// SPDX-License-Identifier: MIT

/// Allocates slot numbers and reuses the most recently freed one first.
///
/// The order affects the motion, because pairs and contacts are sorted by slot.
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

  /// Incremented when the slot is freed, so that stale handles can be detected.
  func generation(of slot: Int32) -> UInt32 { generations[slot] }
}
