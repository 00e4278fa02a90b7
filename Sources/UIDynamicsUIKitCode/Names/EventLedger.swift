// SPDX-License-Identifier: MIT

struct EventLedger {
  private struct Entry: Hashable {
    let event: Int
    let trigger: Int
  }

  private var entries: Set<Entry> = []

  mutating func record(_ event: Int, _ trigger: Int) {
    entries.insert(Entry(event: event, trigger: trigger))
  }

  func has(_ event: Int, _ trigger: Int) -> Bool {
    entries.contains(Entry(event: event, trigger: trigger))
  }
}
