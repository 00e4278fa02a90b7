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

  /// The children of each composite that has some, in their order; those that there are not are left out.
  private(set) var children: [Int: [Child]] = [:]
  /// The composite of each child; the first of several.
  private(set) var parents: [Int: Int]
  /// How many behaviors there are.
  let count: Int

  /// The composite of each behavior.
  var parentList: [Int?] { (0..<count).map { parents[$0] } }

  init(_ outline: SceneOutline, _ names: SceneNames) {
    (count, parents) = (outline.behaviors.count, outline.composites)
    var inPlace: [Place: [Int]] = [:]
    for index in outline.behaviors.indices {
      guard let composite = outline.composites[index] else { continue }
      let place = Place(composite: composite, child: outline.behaviors[index].object)
      inPlace[place, default: []].append(index)
    }
    for (index, reader) in outline.behaviors.enumerated()
    where reader.behaviorType == .composite {
      for value in reader.elements("children") {
        let named = outline.document.string(value).map(names.behaviors) ?? []
        for child in named + (inPlace[Place(composite: index, child: value)] ?? []) {
          children[index, default: []].append(Child(behavior: child, value: value))
          if parents[child] == nil { parents[child] = index }
        }
      }
    }
  }
}
