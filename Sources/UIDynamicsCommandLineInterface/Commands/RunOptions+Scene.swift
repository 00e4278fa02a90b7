// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

extension RunOptions {
  func layout(for scene: Scene) throws(CommandFailure) -> RowLayout {
    RowLayout(
      columns: columns.columns(in: scene), items: scene.itemIDs, chosen: try scene.chosen(items))
  }

  /// `true` if any output contains events.
  var includesEvents: Bool { destinations.events != nil || destinations.log != nil }
}

extension Scene {
  /// Returns the items matching ids, shared ids of copies, or patterns; `nil` for all.
  func chosen(_ items: [String]?) throws(CommandFailure) -> Set<String>? {
    guard let items else { return nil }
    var chosen: Set<String> = []
    let ids = itemIDs
    for item in items {
      let found = itemIDs(listedAs: item)
      if found.isEmpty {
        throw .usage(
          "the scene has no item \(inQuotes(item))",
          hint: Suggestion.hint(for: item, among: ids)
            ?? (ids.isEmpty ? nil : "it has \(Sentence.first(8, of: ids.map { inQuotes($0) }))"))
      }
      chosen.formUnion(found)
    }
    return chosen
  }
}
