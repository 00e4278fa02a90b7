// SPDX-License-Identifier: MIT

/// Which behavior is a child of which composite.
struct BehaviorTree {
  /// A child as it stands in the list of its composite.
  struct Child {
    let behavior: Int
    /// Its id, or the behavior that is written in place.
    let value: JSONValue
  }

  /// Where a behavior is written in a composite, of which there may be several copies.
  private struct Place: Hashable {
    let composite: Int
    let child: JSONValue
  }

  /// The children of each behavior, in their order; those that there are not are left out.
  private(set) var children: [[Child]]
  /// The composite of each behavior; the first of several.
  private(set) var parents: [Int?]

  init(_ outline: SceneOutline, _ names: SceneNames) {
    children = Array(repeating: [], count: outline.behaviors.count)
    parents = outline.composites
    var inPlace: [Place: [Int]] = [:]
    for (index, reader) in outline.behaviors.enumerated() {
      guard let composite = outline.composites[index] else { continue }
      inPlace[Place(composite: composite, child: reader.object), default: []].append(index)
    }
    for (index, reader) in outline.behaviors.enumerated()
    where reader.behaviorType == .composite {
      for value in reader.elements("children") {
        let named = outline.document.string(value).map(names.behaviors) ?? []
        for child in named + (inPlace[Place(composite: index, child: value)] ?? []) {
          children[index].append(Child(behavior: child, value: value))
          if parents[child] == nil { parents[child] = index }
        }
      }
    }
  }
}
