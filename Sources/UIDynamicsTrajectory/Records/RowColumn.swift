// SPDX-License-Identifier: MIT

/// A column of the rows of one run.
package enum RowColumn: Hashable, Sendable {
  /// One that every run can have.
  case known(Column)
  /// One that this run alone has.
  case computed(ComputedColumn)

  /// The name in CSV headers and JSON keys.
  package var name: String {
    switch self {
    case .known(let column): column.rawValue
    case .computed(let column): column.name
    }
  }

  /// Whether the column has one value per tick instead of one per tick and item.
  package var belongsToTick: Bool {
    switch self {
    case .known(let column): column.belongsToTick
    case .computed(let column): column.belongsToTick
    }
  }

  /// Whether the column is part of the frame, which costs a transform per item and tick.
  package var needsExtent: Bool {
    switch self {
    case .known(let column): column.needsExtent
    case .computed: false
    }
  }
}

/// A column whose values come with the frames.
package struct ComputedColumn: Hashable, Sendable {
  package var name: String
  /// Its place in `Frame.computed`.
  package var place: Int
  package var belongsToTick: Bool
  /// Whether its values are texts; else numbers or truths.
  package var isText: Bool

  package init(name: String, place: Int, belongsToTick: Bool, isText: Bool) {
    (self.name, self.place) = (name, place)
    (self.belongsToTick, self.isText) = (belongsToTick, isText)
  }
}

/// Where the value of a column comes from: a row is written of these, which cost nothing to copy.
enum RowCell: Equatable, Sendable {
  case known(Column)
  /// Of the computed ones, by place: one value per tick, or one per tick and item.
  case ofTick(Int)
  case ofItem(Int)
}

/// The cells of a row.
enum RowCells {
  /// If none is a column of the run's own: such a row has no value of unknown length.
  case known([Column])
  case mixed([RowCell])

  init(_ columns: [RowColumn]) {
    let known = columns.compactMap { column -> Column? in
      if case .known(let column) = column { column } else { nil }
    }
    self = known.count == columns.count ? .known(known) : .mixed(columns.map { $0.cell })
  }

  subscript(place: Int) -> RowCell {
    switch self {
    case .known(let columns): .known(columns[place])
    case .mixed(let cells): cells[place]
    }
  }
}

extension RowColumn {
  var cell: RowCell {
    switch self {
    case .known(let column): .known(column)
    case .computed(let column):
      column.belongsToTick ? .ofTick(column.place) : .ofItem(column.place)
    }
  }
}
