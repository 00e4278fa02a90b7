// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics

struct BehaviorTree {
  /// A child, and its id or the inline behavior.
  typealias Child = (behavior: Int, value: JSONValue)

  /// The children of each composite in order, without unknown ids.
  private(set) var children: [[Child]]
  /// The composite of each child, or the first one if there are several.
  private(set) var parents: [Int?]
  private(set) var isEmpty = true

  init(_ outline: SceneOutline, _ names: SceneNames) {
    let count = outline.behaviors.count
    children = Array(repeating: [], count: count)
    parents = (0..<count).map { outline.acting.composites[$0] }
    let inPlace = Dictionary(
      firstOf: outline.acting.composites.keys.map { (outline.behaviors[$0].object, $0) })
    for (index, reader) in outline.behaviors.enumerated()
    where reader.behaviorType == .composite {
      for value in reader.elements("children") {
        let named = outline.document.string(value).map(names.behaviors) ?? []
        for child in named + (inPlace[value].map { [$0] } ?? []) {
          children[index].append((child, value))
          isEmpty = false
          if parents[child] == nil { parents[child] = index }
        }
      }
    }
  }
}
