// SPDX-License-Identifier: MIT

internal import UIDynamicsNumerics
internal import UIDynamicsSceneFormat

/// The indices of items and behaviors by id.
struct SceneIDs {
  let items: [String: Int]
  let behaviors: [String: Int]

  init(_ scene: Scene) {
    items = Self.indices(scene.itemIDs)
    behaviors = Self.indices(scene.behaviors.map { $0.id })
  }

  private static func indices(_ ids: [String]) -> [String: Int] {
    Dictionary(firstOf: ids.enumerated().map { ($0.element, $0.offset) })
  }
}
