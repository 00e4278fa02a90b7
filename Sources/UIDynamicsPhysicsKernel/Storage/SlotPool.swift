// SPDX-License-Identifier: MIT

/// Allocates slot numbers; the most recently freed slot comes first.
///
/// This order affects the motion: fixture slots order the pairs of the broad phase, and these order the
/// contacts.
struct SlotPool {
  private var freeSlots = FlatArray<Int32>()
  private var generations = FlatArray<UInt32>()

  func deallocate() {
    freeSlots.deallocate()
    generations.deallocate()
  }

  /// One more than the largest slot ever used.
  var extent: Int { generations.count }

  mutating func take() -> Int32 {
    if !freeSlots.isEmpty { return freeSlots.popLast() }
    generations.append(1)
    return Int32(generations.count - 1)
  }

  mutating func free(_ slot: Int32) {
    generations[slot] &+= 1
    freeSlots.append(slot)
  }

  /// Returns a count that grows when the slot is freed, which exposes stale handles.
  func generation(of slot: Int32) -> UInt32 { generations[slot] }
}
