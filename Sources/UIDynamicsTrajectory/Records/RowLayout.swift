// SPDX-License-Identifier: MIT

/// What every row holds: the columns, and the items that have rows.
package struct RowLayout: Sendable {
  package let columns: [RowColumn]
  /// The ids of the chosen items, in the order of the scene.
  package let ids: [String]
  /// The places of the chosen items in `Frame.states`.
  package let places: [Int]

  /// Lays out rows for the chosen items, or for all when nothing is chosen.
  package init(columns: [RowColumn], items: [String], chosen: Set<String>? = nil) {
    self.columns = columns
    places = items.indices.filter { chosen?.contains(items[$0]) ?? true }
    ids = places.map { items[$0] }
  }

  package init(
    columns: [Column] = Column.defaultColumns, items: [String], chosen: Set<String>? = nil
  ) {
    self.init(columns: columns.map { .known($0) }, items: items, chosen: chosen)
  }

  /// The columns of a row that holds a whole tick.
  ///
  /// First come those of the tick, then those of every item, with its number among the chosen ones, under
  /// the name `item.column`. Whose values they are stands in the name, so `item` is not among them.
  var wideCells: [(name: String, cell: RowCell, item: Int?)] {
    let itemColumns = columns.filter { !$0.belongsToTick && $0 != .known(.item) }
    return columns.filter { $0.belongsToTick }.map { ($0.name, $0.cell, nil) }
      + ids.enumerated().flatMap { item, id in
        itemColumns.map { ("\(id).\($0.name)", $0.cell, item) }
      }
  }
}
