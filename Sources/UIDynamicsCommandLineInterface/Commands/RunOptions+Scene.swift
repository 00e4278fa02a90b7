// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension RunOptions {
  func layout(for scene: Scene) throws(CommandFailure) -> RowLayout {
    let ids = scene.itemIDs
    var chosen: Set<String> = []
    for item in items ?? [] {
      let found = scene.itemIDs(listedAs: item)
      if found.isEmpty {
        throw .usage(
          "the scene has no item \(inQuotes(item))",
          hint: Suggestion.hint(for: item, among: ids) ?? Self.list(ids))
      }
      chosen.formUnion(found)
    }
    return RowLayout(
      columns: columns.columns(in: scene), items: ids, chosen: items.map { _ in chosen })
  }

  func writer(_ layout: RowLayout) -> any TrajectoryWriter {
    switch format {
    case .jsonLines where isWide: WideJSONLinesWriter(layout)
    case .jsonLines: JSONLinesWriter(layout)
    case .mcap: MCAPWriter(layout, library: "uidyn \(ToolVersion.current)")
    case .csv where isWide: WideCSVWriter(layout, lineEnd: lineEnd)
    case .csv: CSVWriter(layout, lineEnd: lineEnd)
    }
  }

  /// `true` if any output contains events.
  var includesEvents: Bool { events != nil || log != nil || format == .mcap }

  func check(_ layout: RowLayout, _ console: Console) throws(CommandFailure) {
    guard format.isBinary else { return }
    if rows == .standardOutput && console.isTerminal(.output) {
      throw .usage("MCAP cannot be written to a terminal", hint: "write a file with -o NAME.mcap")
    }
    if layout.ids.count > MCAPWriter.mostItems {
      throw .usage(
        "an MCAP file holds at most \(MCAPWriter.mostItems) items, found"
          + " \(layout.ids.count)", hint: "choose some with --items")
    }
  }

  private static func list(_ ids: [String]) -> String? {
    ids.isEmpty ? nil : "it has \(Sentence.first(8, of: ids.map { inQuotes($0) }))"
  }
}
