// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

final class ItemRecord {
  deinit {}

  let item: any UIDynamicItem
  let key: ItemKey
  let body: BodyID
  /// Identifies the body in contact events.
  let tag: Int
  /// Stored, like `showsPixels`, because a cast in every tick is too slow.
  let view: UIView?
  private let showsPixels: Bool
  /// The pose last read from the body.
  var pose = ItemPose(center: .zero, angle: 0)

  /// The number of behaviors that contain the item; at 0 the body is destroyed.
  var useCount = 0
  var gravityCount = 0
  var collisions = ItemCollisions()
  /// The density of the fixture relative to the item's.
  var densityFactor: CGFloat = 1
  var properties = ItemProperties()

  init(item: any UIDynamicItem, key: ItemKey, body: BodyID, tag: Int) {
    (self.item, self.key, self.body, self.tag) = (item, key, body, tag)
    (view, showsPixels) = (item as? UIView, item.showsPixels)
  }

  /// Makes the item show a pose, rounded if there is a grid and the item shows pixels.
  ///
  /// Sets views, layout attributes and groups only if the pose changes.
  func show(_ pose: ItemPose, on grid: PixelGrid?) {
    let item = item
    guard showsPixels else { return item.apply(pose.center, pose.rotation) }
    let pose = grid?.rounded(pose) ?? pose
    let rotation = pose.rotation
    if item.center != pose.center { item.center = pose.center }
    if item.transform != rotation { item.transform = rotation }
  }
}

extension ItemPose {
  fileprivate var rotation: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
}

extension UIDynamicItem {
  fileprivate func apply(_ center: CGPoint, _ transform: CGAffineTransform) {
    self.center = center
    self.transform = transform
  }
}

/// The collision behaviors that contain an item.
struct ItemCollisions {
  /// In registration order.
  private(set) var records: [CollisionRecord] = []
  private(set) var filter = CollisionFilter(category: 0, mask: 0)

  mutating func begin(_ collision: CollisionRecord) {
    records.insert(collision, at: insertionIndex(of: collision))
    add(collision.itemFilter)
  }

  mutating func end(_ collision: CollisionRecord) {
    guard has(collision) else { return }
    records.remove(at: insertionIndex(of: collision))
    sumFilters()
  }

  func has(_ collision: CollisionRecord) -> Bool {
    let index = insertionIndex(of: collision)
    return index < records.count && records[index] === collision
  }

  mutating func sumFilters() {
    filter = CollisionFilter(category: 0, mask: 0)
    for collision in records { add(collision.itemFilter) }
  }

  private mutating func add(_ bits: CollisionFilter) {
    filter.category |= bits.category
    filter.mask |= bits.mask
  }

  /// Returns the index of a collision behavior, or the index to insert it at.
  private func insertionIndex(of collision: CollisionRecord) -> Int {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].serial < collision.serial { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
