// SPDX-License-Identifier: MIT

struct BehaviorTree {
  struct Child {
    let behavior: Int
    /// Its id, or the inline behavior.
    let value: JSONValue
  }

  /// An inline behavior within its composite, which can be one of several copies.
  private struct Place: Hashable {
    let composite: Int
    let child: JSONValue
  }

  /// The children of each composite in order; unknown ids are omitted.
  private(set) var children: [Int: [Child]] = [:]
  /// The composite of each child; the first one if there are several.
  private(set) var parents: [Int: Int]
  let count: Int

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
