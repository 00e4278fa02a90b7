// SPDX-License-Identifier: MIT

/// Finds the index of each expected item in the actual run.
struct ItemMatch {
  private var indices: [Int?] = []
  private var open: [Int] = []
  private var actualIndices: [String: Int] = [:]

  subscript(expected: Int) -> Int? { indices[expected] }

  /// Adds the items that appeared since the last call.
  mutating func update(_ expectedIDs: [String], _ actualIDs: [String]) {
    guard expectedIDs.count > indices.count || actualIDs.count > actualIndices.count else { return }
    for index in actualIndices.count..<actualIDs.count { actualIndices[actualIDs[index]] = index }
    // Rows without ids belong to the only item.
    let isAlone = expectedIDs.count == 1 && actualIDs.count == 1
    open += indices.count..<expectedIDs.count
    indices += repeatElement(nil, count: expectedIDs.count - indices.count)
    open.removeAll { index in
      let id = expectedIDs[index]
      indices[index] =
        actualIndices[id] ?? (isAlone && (id.isEmpty || actualIDs[0].isEmpty) ? 0 : nil)
      return indices[index] != nil
    }
  }
}
