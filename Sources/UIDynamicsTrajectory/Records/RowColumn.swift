// SPDX-License-Identifier: MIT

package enum RowColumn: Hashable, Sendable {
  case known(Column)
  case computed(ComputedColumn)

  package var name: String {
    switch self {
    case .known(let column): column.rawValue
    case .computed(let column): column.name
    }
  }

  package var belongsToTick: Bool {
    switch self {
    case .known(let column): column.belongsToTick
    case .computed(let column): column.belongsToTick
    }
  }

  package var needsExtent: Bool {
    switch self {
    case .known(let column): column.needsExtent
    case .computed: false
    }
  }
}

/// A column whose values an expression computes.
package struct ComputedColumn: Hashable, Sendable {
  package var name: String
  package var index: Int
  package var belongsToTick: Bool
  /// `true` for text; `false` for numbers and Booleans.
  package var isText: Bool

  package init(name: String, index: Int, belongsToTick: Bool, isText: Bool) {
    (self.name, self.index) = (name, index)
    (self.belongsToTick, self.isText) = (belongsToTick, isText)
  }
}

/// The source of a column's values; unlike a `RowColumn`, it is cheap to copy.
enum RowCell: Equatable, Sendable {
  case known(Column)
  case ofTick(Int)
  case ofItem(Int)
}

enum RowCells {
  /// Without computed columns, the length of a value is bounded.
  case known([Column])
  case mixed([RowCell])

  init(_ columns: [RowColumn]) {
    let known = columns.compactMap { column -> Column? in
      if case .known(let column) = column { column } else { nil }
    }
    self = known.count == columns.count ? .known(known) : .mixed(columns.map { $0.cell })
  }

  subscript(index: Int) -> RowCell {
    switch self {
    case .known(let columns): .known(columns[index])
    case .mixed(let cells): cells[index]
    }
  }
}

extension RowColumn {
  var cell: RowCell {
    switch self {
    case .known(let column): .known(column)
    case .computed(let column):
      column.belongsToTick ? .ofTick(column.index) : .ofItem(column.index)
    }
  }
}
