// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

/// Finds the rows of items in a tick: at once when they are asked for in the order of the rows.
package struct RowFinder {
  private let items: [Int]
  private var next = 0
  /// The row of every item, made when the order turns out to be another.
  private var rows: [Int: Int]?

  package init(_ record: TickRecord) { items = record.items }

  /// Returns the row of an item, given by its number, or nil without one.
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
