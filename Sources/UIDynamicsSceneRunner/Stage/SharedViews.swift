// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

/// The items that share a view: the view itself, items mapped to it, and groups.
struct SharedViews {
  /// The views or bodies on which mapped items and groups are based.
  private var sources: [Int: [Int]] = [:]
  private var items: [Int: [Int]] = [:]
  /// The group of each member.
  let groups: [Int: Int]

  init(_ scene: Scene) {
    groups = scene.groups
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

  func items(changingWith item: Int) -> Set<Int> {
    Set((sources[item] ?? [item]).flatMap { [$0] + (items[$0] ?? []) })
  }
}
