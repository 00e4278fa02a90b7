// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// Collects the columns of a scene as lines: one for the tick, or one for each item.
///
/// A line that is a number of one item has the values of its rows: only while the item is there, and with the
/// digits of rows. Of an expression all values are drawn.
struct ScenePlot {
  private(set) var plot: Plot
  private let sources: [Source]
  private let filter: RowFilter

  private struct Source {
    let column: Int
    let item: Int
    /// Whose absence leaves a gap.
    let owner: Int?
    /// Whether it is a number of an item as rows have it, in 32 bits.
    let isOfRows: Bool
  }

  init(_ scene: Scene, items: [Int], filter: RowFilter) {
    let ids = scene.itemIDs
    var (sources, names) = ([Source](), [String]())
    for (place, column) in scene.columns.enumerated() {
      let number = ItemNumber(column.name)
      let isOfRows = number != nil
      guard column.belongsToItem else {
        let owner = number.flatMap { ids.firstIndex(of: $0.item) }
        sources.append(Source(column: place, item: 0, owner: owner, isOfRows: isOfRows))
        names.append(column.name)
        continue
      }
      for item in items {
        sources.append(Source(column: place, item: item, owner: item, isOfRows: isOfRows))
        names.append(Self.name(column.name, of: ids[item]))
      }
    }
    plot = Plot(lines: names.map { PlottedLine($0) })
    (self.sources, self.filter) = (sources, filter)
  }

  /// `card.y` for `each.y`; of an expression, whose it is stands behind it.
  private static func name(_ name: String, of id: String) -> String {
    name.hasPrefix("each.") && ItemNumber(name) != nil
      ? "\(id)\(name.dropFirst(4))" : "\(name) (\(id))"
  }

  mutating func take(_ frame: Frame) {
    guard filter.admits(time: frame.time) else { return }
    plot.times.append(frame.time)
    for (line, source) in sources.enumerated() {
      let isThere = source.owner.map { frame.states[$0].isShown } ?? true
      let value = isThere ? frame.computed[source.column][source.item]?.number : nil
      plot.lines[line].append(value.map { source.isOfRows ? Double(Float($0)) : $0 } ?? .nan)
    }
  }
}
