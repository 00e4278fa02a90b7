// SPDX-License-Identifier: MIT

/// Impacts to come, of which the earliest is at hand; of equal times that of the newest contact.
///
/// A binary heap (Williams, *Algorithm 232: Heapsort*, 1964). The order is total, so that which impact
/// comes first does not depend on the order in which they were put in. An impact that was timed anew
/// stays until it comes up: whoever takes the first one looks whether it still holds.
struct ImpactHeap {
  struct Entry: BitwiseCopyable {
    /// As a part of the sub-step.
    var time: Float
    /// Place of the contact among the candidates, in the order of creation.
    var candidate: Int32
    /// Slot of the contact.
    var contact: Int32

    @inline(__always) func precedes(_ other: Entry) -> Bool {
      time < other.time || time == other.time && candidate > other.candidate
    }
  }

  private var entries = FlatArray<Entry>()

  func deallocate() { entries.deallocate() }

  mutating func removeAll() { entries.removeAll() }

  var first: Entry? { entries.isEmpty ? nil : entries[0] }

  /// Gives the candidates other places, which lie in the same order.
  func renumber(_ contacts: FlatArray<Contact>) {
    for i in 0..<entries.count {
      let entry = entries.at(Int32(truncatingIfNeeded: i))
      entry.pointee.candidate = contacts.at(entry.pointee.contact).pointee.candidate
    }
  }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var place = entries.count - 1
    while place > 0, entry.precedes(entries[(place - 1) / 2]) {
      entries[place] = entries[(place - 1) / 2]
      place = (place - 1) / 2
    }
    entries[place] = entry
  }

  mutating func removeFirst() {
    let last = entries.popLast()
    if entries.isEmpty { return }
    var place = 0
    while 2 * place + 1 < entries.count {
      var child = 2 * place + 1
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      if !entries[child].precedes(last) { break }
      entries[place] = entries[child]
      place = child
    }
    entries[place] = last
  }
}
