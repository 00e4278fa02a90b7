// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// Which items show the same views, so that a change of one is a change of the others: a view, what is
/// mapped to it, and a group of these.
struct SharedViews {
  /// The views, or bodies, behind the items that show others.
  private var sources: [Int: [Int]] = [:]
  /// The items that show each of these, besides itself.
  private var items: [Int: [Int]] = [:]

  init(_ scene: Scene) {
    let count = scene.views.count
    for (index, item) in scene.items.enumerated() {
      if case .mapped(let target, _) = item.kind { sources[count + index] = [target] }
    }
    for (index, item) in scene.items.enumerated() {
      guard case .group(let members) = item.kind else { continue }
      sources[count + index] = members.flatMap { [sources] in sources[$0] ?? [$0] }
    }
    for item in count..<count + scene.items.count {
      for source in sources[item] ?? [] { items[source, default: []].append(item) }
    }
  }

  /// The items that change when one does, each once.
  func items(changingWith item: Int) -> Set<Int> {
    Set((sources[item] ?? [item]).flatMap { [$0] + (items[$0] ?? []) })
  }
}
