// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsSceneRunner
internal import UIDynamicsTrajectory

/// Plots the columns of a scene, one line per tick value or item.
///
/// Values of items have gaps while the item is absent, but values of expressions do not.
struct ScenePlot {
  private(set) var plot: Plot
  private let sources: [Source]
  private let filter: RowFilter

  private enum Source {
    case number(Column, item: Int)
    /// If there is an item, the expression has values only while it is present.
    case expression(Int, item: Int?)
  }

  init(_ scene: Scene, items: [Int], filter: RowFilter) {
    let ids = scene.itemIDs
    var (sources, names) = ([Source](), [String]())
    for (index, column) in scene.columns.enumerated() {
      let number = ItemNumber(column.name)
      guard column.belongsToItem else {
        let item = number.flatMap { ids.firstIndex(of: $0.item) }
        sources.append(Self.source(number?.column, index, item: item))
        names.append(column.name)
        continue
      }
      for item in items {
        sources.append(Self.source(number?.column, index, item: item))
        names.append(Self.name(column.name, of: ids[item]))
      }
    }
    plot = Plot(lines: names.map { PlottedLine($0) })
    (self.sources, self.filter) = (sources, filter)
  }

  private static func source(_ column: Column?, _ index: Int, item: Int?) -> Source {
    if let column, let item { return .number(column, item: item) }
    return .expression(index, item: item)
  }

  /// Returns `card.y` for `each.y`, otherwise the expression with the id in parentheses.
  private static func name(_ name: String, of id: String) -> String {
    name.hasPrefix("each.") && ItemNumber(name) != nil
      ? "\(id)\(name.dropFirst(4))" : "\(name) (\(id))"
  }

  var needsExtent: Bool {
    sources.contains {
      switch $0 {
      case .number(let column, _): column.needsExtent
      case .expression: false
      }
    }
  }

  mutating func append(_ frame: Frame) {
    guard filter.admits(time: frame.time) else { return }
    plot.times.append(frame.time)
    for (line, source) in sources.enumerated() {
      plot.lines[line].append(Self.value(of: source, in: frame) ?? .nan)
    }
  }

  private static func value(of source: Source, in frame: Frame) -> Double? {
    switch source {
    case .number(let column, let item):
      frame.states[item].isShown ? frame.number(of: .known(column), item: item) : nil
    case .expression(let index, let item):
      item.map { frame.states[$0].isShown } ?? true
        ? frame.computed[index][item ?? 0]?.number : nil
    }
  }
}
