// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The items that can collide with each other at the start, and the thickness of their rectangles.
struct CollisionPartners {
  /// For each collision behavior, its two thinnest rectangles, the thinnest first.
  private var boxes: [[(item: Int, thickness: Double)]] = []
  /// For each item, its collision behaviors in scene order, except those for boundaries only.
  private var indices: [Int: [Int]] = [:]
  /// The items that can be on a boundary.
  private(set) var lying: Set<Int> = []

  init(_ advice: SceneAdvice) {
    for index in advice.roles.added {
      let behavior = advice.scene.behaviors[index]
      guard case .collision(let collision) = behavior.kind else { continue }
      let hasBoundary =
        behavior.usesReferenceBounds || !collision.boundaries.isEmpty
        || advice.effects.addsBoundaries
      if hasBoundary || behavior.items.count > 1 { lying.formUnion(behavior.items) }
      if collision.collisionMode == .boundaries { continue }
      var found: [(item: Int, thickness: Double)] = []
      for item in behavior.items {
        indices[item, default: []].append(boxes.count)
        guard advice.isBox(item), let size = advice.pose(of: item)?.size else { continue }
        let thickness = min(size.width, size.height)
        found.insert(
          (item, thickness), at: found.firstIndex { thickness < $0.thickness } ?? found.count)
        if found.count > 2 { found.removeLast() }
      }
      boxes.append(found)
    }
  }

  func box(beside item: Int, thinnerThan length: Double) -> Int? {
    for partner in indices[item] ?? [] {
      let other = boxes[partner].first { $0.item != item }
      if let other, other.thickness < length { return other.item }
    }
    return nil
  }
}
