// SPDX-License-Identifier: MIT

/// Which triggers of the events have a place in the code, so that none goes without a word.
struct EventLedger {
  private struct Entry: Hashable {
    let event: Int
    /// Its place in the list of the event.
    let trigger: Int
  }

  private var entries: Set<Entry> = []

  mutating func note(_ event: Int, _ trigger: Int) {
    entries.insert(Entry(event: event, trigger: trigger))
  }

  func has(_ event: Int, _ trigger: Int) -> Bool {
    entries.contains(Entry(event: event, trigger: trigger))
  }
}
