// SPDX-License-Identifier: MIT

/// Future impacts, earliest first; at equal times, the newest contact comes first.
///
/// This is a binary heap (Williams, *Algorithm 232: Heapsort*, 1964) with a total order. Outdated entries remain
/// until they reach the top, where the caller discards them.
struct ImpactHeap {
  struct Entry: BitwiseCopyable {
    /// The time as a fraction of the sub-step.
    var time: Float
    /// The contact's index among the candidates, which are in creation order.
    var candidate: Int32
    var contact: Int32

    @inline(__always) func precedes(_ other: Entry) -> Bool {
      time < other.time || time == other.time && candidate > other.candidate
    }
  }

  private var entries = FlatArray<Entry>()

  func deallocate() { entries.deallocate() }

  mutating func removeAll() { entries.removeAll() }

  var first: Entry? { entries.isEmpty ? nil : entries[0] }

  /// The new indices must preserve the order.
  func renumber(_ contacts: FlatArray<Contact>) {
    for i in 0..<entries.count {
      let entry = entries.at(Int32(truncatingIfNeeded: i))
      entry.pointee.candidate = contacts.at(entry.pointee.contact).pointee.candidate
    }
  }

  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var index = entries.count - 1
    while index > 0, entry.precedes(entries[(index - 1) / 2]) {
      entries[index] = entries[(index - 1) / 2]
      index = (index - 1) / 2
    }
    entries[index] = entry
  }

  mutating func removeFirst() {
    let last = entries.popLast()
    if entries.isEmpty { return }
    var index = 0
    while 2 * index + 1 < entries.count {
      var child = 2 * index + 1
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      if !entries[child].precedes(last) { break }
      entries[index] = entries[child]
      index = child
    }
    entries[index] = last
  }
}
