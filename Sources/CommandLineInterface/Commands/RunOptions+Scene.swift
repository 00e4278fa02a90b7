// SPDX-License-Identifier: MIT

internal import SceneFormat
internal import Trajectory

/// Options that only the scene can complete.
extension RunOptions {
  /// What the rows hold.
  func layout(for scene: Scene) throws(CommandFailure) -> RowLayout {
    let ids = scene.itemIDs
    for item in items ?? [] where !ids.contains(item) {
      throw .usage(
        "the scene has no item \(inQuotes(item))", hint: Suggestion.hint(for: item, among: ids))
    }
    return RowLayout(columns: columns, items: ids, chosen: items.map(Set.init))
  }

  /// What turns frames into rows.
  func writer(_ layout: RowLayout) -> any TrajectoryWriter {
    switch format {
    case .jsonLines: JSONLinesWriter(layout)
    case .csv where isWide: WideCSVWriter(layout, lineEnd: lineEnd)
    case .csv: CSVWriter(layout, lineEnd: lineEnd)
    }
  }
}
