// SPDX-License-Identifier: MIT

package struct RowLayout: Sendable {
  package let columns: [RowColumn]
  package let ids: [String]
  /// The items' indices in `Frame.states`.
  package let indices: [Int]

  /// Selects the chosen items, or all items if `chosen` is `nil`.
  package init(columns: [RowColumn], items: [String], chosen: Set<String>? = nil) {
    self.columns = columns
    indices = items.indices.filter { chosen?.contains(items[$0]) ?? true }
    ids = indices.map { items[$0] }
  }

  package init(
    columns: [Column] = Column.defaultColumns, items: [String], chosen: Set<String>? = nil
  ) {
    self.init(columns: columns.map { .known($0) }, items: items, chosen: chosen)
  }

  /// The columns of a wide row: first those of the tick, then those of each item, named `item.column`.
  ///
  /// `item` is an index into the chosen items. The `item` column itself is omitted.
  var wideCells: [(name: String, cell: RowCell, item: Int?)] {
    let itemColumns = columns.filter { !$0.belongsToTick && $0 != .known(.item) }
    return columns.filter { $0.belongsToTick }.map { ($0.name, $0.cell, nil) }
      + ids.enumerated().flatMap { item, id in
        itemColumns.map { ("\(id).\($0.name)", $0.cell, item) }
      }
  }
}
