// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

struct BehaviorTree {
  struct Child {
    let behavior: Int
    /// The child's id, or the inline behavior.
    let value: JSONValue
  }

  /// The children of each composite in order, without unknown ids.
  private(set) var children: [Int: [Child]] = [:]
  /// The composite of each child, or the first one if there are several.
  private(set) var parents: [Int: Int]
  let count: Int

  var parentList: [Int?] { (0..<count).map { parents[$0] } }

  init(_ outline: SceneOutline, _ names: SceneNames) {
    (count, parents) = (outline.behaviors.count, outline.acting.composites)
    let inPlace = Dictionary(
      firstOf: outline.acting.composites.keys.map { (outline.behaviors[$0].object, $0) })
    for (index, reader) in outline.behaviors.enumerated()
    where reader.behaviorType == .composite {
      for value in reader.elements("children") {
        let named = outline.document.string(value).map(names.behaviors) ?? []
        for child in named + (inPlace[value].map { [$0] } ?? []) {
          children[index, default: []].append(Child(behavior: child, value: value))
          if parents[child] == nil { parents[child] = index }
        }
      }
    }
  }
}
