// SPDX-License-Identifier: MIT

/// Values in the order of adding, which are found, added and removed by a key in constant time.
///
/// The plain list is kept from one question to the next as long as nothing is removed; behind a removal
/// it is put in order again when somebody asks.
struct OrderedTable<Key: Hashable, Value> {
  /// Numbered as they were added.
  private var entries: [Key: (number: Int, value: Value)] = [:]
  private var lastNumber = 0
  /// What `list()` returned last and still holds.
  private var known: [Value]? = []

  var count: Int { entries.count }

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ key: Key) -> Bool { entries[key] != nil }

  subscript(key: Key) -> Value? { entries[key]?.value }

  /// Adds a value behind the others; returns false, and keeps the old one, if the key is taken.
  @discardableResult
  mutating func append(_ value: Value, for key: Key) -> Bool {
    guard entries[key] == nil else { return false }
    lastNumber += 1
    entries[key] = (lastNumber, value)
    known?.append(value)
    return true
  }

  /// Takes a value out and returns it; nil if there is none.
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    if entry.number == lastNumber {
      lastNumber -= 1
      known?.removeLast()
    } else {
      known = nil
    }
    return entry.value
  }

  mutating func removeAll() { self = OrderedTable() }

  /// The values in the order of adding.
  mutating func list() -> [Value] {
    if let known { return known }
    let values = entries.values.sorted { $0.number < $1.number }.map { $0.value }
    known = values
    return values
  }

  /// The value at a place of the list, if the list has been asked for since the last removal.
  func known(at place: Int) -> Value? {
    guard let known, known.indices.contains(place) else { return nil }
    return known[place]
  }
}
