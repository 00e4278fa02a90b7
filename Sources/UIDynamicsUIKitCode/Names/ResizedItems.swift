// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension Scene {
  var resizedItems: Set<Int> {
    let ofBehaviors = behaviors.map {
      $0.actions.resizedItems(each: $0.each.map { [$0.item] } ?? [])
    }
    let ofEvents = events.map { $0.actions.resizedItems(each: $0.each.map { [$0.item] } ?? []) }
    return Set((ofBehaviors + ofEvents).flatMap { $0 })
  }
}

extension [SceneAction] {
  /// The items resized by these actions; `each` lists what "each" may refer to.
  fileprivate func resizedItems(each: [Int]) -> Set<Int> {
    reduce(into: []) { found, action in
      let content = action.content
      var inner = each
      if case .goesThrough(let items) = content.effect { inner = items }
      if case .sets(let target) = content.effect { found.formUnion(target.resized(each: each)) }
      found.formUnion(content.inner.resizedItems(each: inner))
    }
  }
}

extension SceneTarget {
  fileprivate func resized(each: [Int]) -> [Int] {
    switch self {
    case .item(let item, let property): property.isOfPose ? [] : [item]
    case .each(let property): property.isOfPose ? [] : each
    case .variable, .behavior, .part, .copied, .referenceView, .contentOffset, .gesture: []
    }
  }
}
