// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Finds the rows of items in a tick, in constant time if items are looked up in row order.
package struct RowFinder {
  private let items: [Int]
  private var next = 0
  private var rows: [Int: Int]?

  package init(_ record: TickRecord) { items = record.items }

  package mutating func row(of item: Int) -> Int? {
    if next < items.count, items[next] == item {
      next += 1
      return next - 1
    }
    let known =
      rows ?? Dictionary(firstOf: zip(items, items.indices))
    rows = known
    guard let row = known[item] else { return nil }
    next = row + 1
    return row
  }
}
