// SPDX-License-Identifier: MIT

/// Finds the actual index of each expected item.
struct ItemMatch {
  private var places: [Int?] = []
  private var open: [Int] = []
  private var actualPlaces: [String: Int] = [:]

  subscript(expected: Int) -> Int? { places[expected] }

  /// Adds items that appeared since the last call.
  mutating func update(_ expectedIDs: [String], _ actualIDs: [String]) {
    guard expectedIDs.count > places.count || actualIDs.count > actualPlaces.count else { return }
    for index in actualPlaces.count..<actualIDs.count { actualPlaces[actualIDs[index]] = index }
    // Rows without an id belong to the only item.
    let isAlone = expectedIDs.count == 1 && actualIDs.count == 1
    open += places.count..<expectedIDs.count
    places += repeatElement(nil, count: expectedIDs.count - places.count)
    open.removeAll { index in
      let id = expectedIDs[index]
      places[index] =
        actualPlaces[id] ?? (isAlone && (id.isEmpty || actualIDs[0].isEmpty) ? 0 : nil)
      return places[index] != nil
    }
  }
}
