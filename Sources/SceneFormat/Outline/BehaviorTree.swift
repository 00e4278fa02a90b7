// SPDX-License-Identifier: MIT

/// Which behavior is a child of which composite.
struct BehaviorTree {
  /// A child as it stands in the list of its composite.
  struct Child {
    let behavior: Int
    /// Its id, or the behavior that is written in place.
    let value: JSONValue
  }

  /// The children of each behavior, in their order; those that there are not are left out.
  private(set) var children: [[Child]]
  /// The composite of each behavior; the first of several.
  private(set) var parents: [Int?]

  init(_ outline: SceneOutline, _ names: SceneNames) {
    children = Array(repeating: [], count: outline.behaviors.count)
    parents = outline.composites
    var inPlace: [JSONValue: Int] = [:]
    for (index, reader) in outline.behaviors.enumerated() { inPlace[reader.object] = index }
    for (index, reader) in outline.behaviors.enumerated()
    where reader.behaviorType == .composite {
      for value in reader.elements("children") {
        let named = outline.document.string(value).flatMap(names.behavior)
        guard let child = named ?? inPlace[value] else { continue }
        children[index].append(Child(behavior: child, value: value))
        if parents[child] == nil { parents[child] = index }
      }
    }
  }
}
