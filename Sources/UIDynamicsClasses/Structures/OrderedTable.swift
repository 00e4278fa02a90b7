// SPDX-License-Identifier: MIT

/// Values in the order of adding, which are found, added and removed by a key in constant time.
///
/// What is removed leaves a gap and is released at once; gaps are closed when half of all places
/// are gaps, so that n additions and removals take time proportional to n. The plain list is kept
/// from one question to the next as long as nothing is removed.
struct OrderedTable<Key: Hashable, Value> {
  private var slots: [(key: Key, value: Value)?] = []
  private var places: [Key: Int] = [:]
  /// What `list()` returned last and still holds.
  private var known: [Value]?

  var count: Int { places.count }

  var isEmpty: Bool { places.isEmpty }

  func contains(_ key: Key) -> Bool { places[key] != nil }

  /// The value that was added last.
  var last: Value? { slots.last.flatMap(\.self)?.value }

  subscript(key: Key) -> Value? { places[key].flatMap { slots[$0]?.value } }

  /// Adds a value behind the others; returns false, and keeps the old one, if the key is taken.
  @discardableResult
  mutating func append(_ value: Value, for key: Key) -> Bool {
    guard places[key] == nil else { return false }
    places[key] = slots.count
    slots.append((key, value))
    known?.append(value)
    return true
  }

  /// Takes a value out and returns it; nil if there is none.
  @discardableResult
  mutating func remove(_ key: Key) -> Value? {
    guard let place = places.removeValue(forKey: key) else { return nil }
    let value = slots[place]?.value
    slots[place] = nil
    known = nil
    while let last = slots.last, last == nil { slots.removeLast() }
    if slots.count > 2 * places.count { closeGaps() }
    return value
  }

  mutating func removeAll() { self = OrderedTable() }

  /// The values in the order of adding.
  mutating func list() -> [Value] {
    if let known { return known }
    let values = slots.compactMap { $0?.value }
    known = values
    return values
  }

  /// The value at a place of the list, if the list has been asked for since the last removal.
  func known(at place: Int) -> Value? {
    guard let known, known.indices.contains(place) else { return nil }
    return known[place]
  }

  private mutating func closeGaps() {
    slots.removeAll { $0 == nil }
    for (place, slot) in slots.enumerated() {
      if let slot { places[slot.key] = place }
    }
  }
}
