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

  /// `true` if any output contains events.
  var includesEvents: Bool { destinations.events != nil || destinations.log != nil }

  private static func list(_ ids: [String]) -> String? {
    ids.isEmpty ? nil : "it has \(Sentence.first(8, of: ids.map { inQuotes($0) }))"
  }
}
