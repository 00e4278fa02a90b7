// SPDX-License-Identifier: MIT

/// Hands out slot numbers; the slot given back last is handed out first.
///
/// That order is part of the motion: slots of fixtures order the pairs of the broad phase, and
/// those order the contacts.
struct SlotPool {
  private var freeSlots = FlatArray<Int32>()
  private var generations = FlatArray<UInt32>()

  func deallocate() {
    freeSlots.deallocate()
    generations.deallocate()
  }

  /// One more than the largest slot ever handed out.
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

  /// Grows with every return of the slot, so that a stale handle can be told from a live one.
  func generation(of slot: Int32) -> UInt32 { generations[slot] }
}
