// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Values in order of addition, with access by key in constant time.
///
/// The list is cached; removing any value except the last discards the cache.
struct OrderedTable<Key: Hashable, Value> {
  /// Numbered in order of addition.
  private var entries: [Key: (number: Int, value: Value)] = [:]
  private var lastNumber = 0
  private var known: [Value]? = []

  var count: Int { entries.count }

  var isEmpty: Bool { entries.isEmpty }

  func contains(_ key: Key) -> Bool { entries[key] != nil }

  subscript(key: Key) -> Value? { entries[key]?.value }

  /// Appends a value; if the key exists, keeps the old value and returns `false`.
  @discardableResult
  mutating func append(_ value: Value, for key: Key) -> Bool {
    guard entries[key] == nil else { return false }
    lastNumber += 1
    entries[key] = (lastNumber, value)
    known?.append(value)
    return true
  }

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

  mutating func list() -> [Value] {
    if let known { return known }
    let values = Array(entries.values).ordered { $0.number }.map { $0.value }
    known = values
    return values
  }

  /// Returns the value at an index of the list, if the list is cached.
  func known(at index: Int) -> Value? {
    guard let known, known.indices.contains(index) else { return nil }
    return known[index]
  }
}
