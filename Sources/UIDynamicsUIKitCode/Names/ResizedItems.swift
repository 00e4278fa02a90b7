// SPDX-License-Identifier: MIT

internal import UIDynamicsSceneFormat

extension Scene {
  /// The views and items that actions give another size.
  var resizedItems: Set<Int> {
    let ofBehaviors = behaviors.map {
      $0.actions.resizedItems(each: $0.each.map { [$0.item] } ?? [])
    }
    let ofEvents = events.map { $0.actions.resizedItems(each: $0.each.map { [$0.item] } ?? []) }
    return Set((ofBehaviors + ofEvents).flatMap { $0 })
  }
}

extension [SceneAction] {
  /// Those to which some of the actions give another size, where `each` is one of some items.
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
  /// The items whose size it is.
  fileprivate func resized(each: [Int]) -> [Int] {
    switch self {
    case .item(let item, let property): property.isOfPose ? [] : [item]
    case .each(let property): property.isOfPose ? [] : each
    case .variable, .behavior, .part, .copied, .referenceView, .contentOffset, .gesture: []
    }
  }
}
