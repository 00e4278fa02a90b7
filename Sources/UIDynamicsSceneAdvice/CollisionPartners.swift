// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat

/// The items that can collide with each other at the start, and the thickness of their rectangles.
struct CollisionPartners {
  private struct Boxes {
    var items: [Int] = []
    var thickness: [Double] = []
    /// The indices of rectangles thinner than all previous ones, for a binary search.
    var records: [Int] = []

    mutating func add(_ item: Int, _ thickness: Double) {
      if records.last.map({ thickness < self.thickness[$0] }) ?? true {
        records.append(items.count)
      }
      items.append(item)
      self.thickness.append(thickness)
    }

    func first(thinnerThan length: Double, besides item: Int) -> Int? {
      let thicker = records.leadingCount(where: { thickness[$0] >= length })
      guard thicker < records.count else { return nil }
      let index = items[records[thicker]...].indices.first {
        items[$0] != item && thickness[$0] < length
      }
      return index.map { items[$0] }
    }
  }

  private var boxes: [Boxes] = []
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
      var found = Boxes()
      for item in behavior.items {
        indices[item, default: []].append(boxes.count)
        guard advice.isBox(item), let size = advice.pose(of: item)?.size else { continue }
        found.add(item, min(size.width, size.height))
      }
      boxes.append(found)
    }
  }

  func box(beside item: Int, thinnerThan length: Double) -> Int? {
    for partner in indices[item] ?? [] {
      if let found = boxes[partner].first(thinnerThan: length, besides: item) { return found }
    }
    return nil
  }
}
