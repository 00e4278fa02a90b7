// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Which items show the same views, so that a change of one is a change of the others: a view, what is
/// mapped to it, and a group of these.
struct SharedViews {
  /// The views, or bodies, behind each item.
  private var sources: [[Int]]
  /// The items that show each of these.
  private var items: [[Int]]

  init(_ scene: Scene) {
    let count = scene.views.count
    sources = (0..<count + scene.items.count).map { [$0] }
    for (index, item) in scene.items.enumerated() {
      if case .mapped(let target, _) = item.kind { sources[count + index] = [target] }
    }
    for (index, item) in scene.items.enumerated() {
      guard case .group(let members) = item.kind else { continue }
      sources[count + index] = members.flatMap { [sources] in sources[$0] }
    }
    items = Array(repeating: [], count: sources.count)
    for (item, sources) in sources.enumerated() {
      for source in sources where items[source].last != item { items[source].append(item) }
    }
  }

  /// The items that change when one does, each once.
  func items(changingWith item: Int) -> Set<Int> {
    Set(sources[item].lazy.flatMap { items[$0] })
  }
}
