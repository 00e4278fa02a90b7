// SPDX-License-Identifier: MIT

/// What every row holds: the columns, and the items that have rows.
package struct RowLayout: Sendable {
  package let columns: [Column]
  /// The ids of the chosen items, in the order of the scene.
  package let ids: [String]
  /// The places of the chosen items in `Frame.states`.
  package let places: [Int]

  /// Lays out rows for the chosen items, or for all when nothing is chosen.
  package init(
    columns: [Column] = Column.defaultColumns, items: [String], chosen: Set<String>? = nil
  ) {
    self.columns = columns
    places = items.indices.filter { chosen?.contains(items[$0]) ?? true }
    ids = places.map { items[$0] }
  }
}
