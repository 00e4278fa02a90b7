// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

/// An item and its one body in an animator.
final class ItemRecord {
  deinit {}

  let item: any UIDynamicItem
  let key: ItemKey
  let body: BodyID
  /// What the body carries in contact events.
  let tag: Int
  /// The item as a view, which may lie in others, and whether it shows whole pixels: a cast of a protocol
  /// costs too much for every tick.
  let view: UIView?
  private let showsPixels: Bool
  /// Where the body was when that was noted last.
  var pose = ItemPose(center: .zero, angle: 0)

  /// How many behaviors have the item; at 0 the body goes.
  var useCount = 0
  /// How many gravity behaviors have it.
  var gravityCount = 0
  /// The collision behaviors that have it, in the order in which they were registered.
  private(set) var collisions: [CollisionRecord] = []
  /// The bits of all of them together.
  private(set) var filter = CollisionFilter(category: 0, mask: 0)
  /// How much denser its fixture is than the item.
  var densityFactor: CGFloat = 1
  /// What the body was told last.
  var properties = ItemProperties()

  init(item: any UIDynamicItem, key: ItemKey, body: BodyID, tag: Int) {
    (self.item, self.key, self.body, self.tag) = (item, key, body, tag)
    (view, showsPixels) = (item as? UIView, item.showsPixels)
  }

  /// Has the item show a pose, rounded to the pixels of the screen if there is one and it shows pixels.
  ///
  /// A view, layout attribute or group is only touched when that changes something.
  func show(_ pose: ItemPose, on grid: PixelGrid?) {
    let item = item
    guard showsPixels else { return item.take(pose.center, pose.turn) }
    let pose = grid?.rounded(pose) ?? pose
    let turn = pose.turn
    if item.center != pose.center { item.center = pose.center }
    if item.transform != turn { item.transform = turn }
  }
}

extension ItemPose {
  fileprivate var turn: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
}

extension UIDynamicItem {
  fileprivate func take(_ center: CGPoint, _ transform: CGAffineTransform) {
    self.center = center
    self.transform = transform
  }
}

// MARK: Collision behaviors

extension ItemRecord {
  func begin(_ collision: CollisionRecord) {
    collisions.insert(collision, at: place(of: collision))
    add(collision.itemFilter)
  }

  func end(_ collision: CollisionRecord) {
    guard has(collision) else { return }
    collisions.remove(at: place(of: collision))
    sumFilters()
  }

  func has(_ collision: CollisionRecord) -> Bool {
    let place = place(of: collision)
    return place < collisions.count && collisions[place] === collision
  }

  /// Adds the bits up again after one of them changed.
  func sumFilters() {
    filter = CollisionFilter(category: 0, mask: 0)
    for collision in collisions { add(collision.itemFilter) }
  }

  private func add(_ bits: CollisionFilter) {
    filter.category |= bits.category
    filter.mask |= bits.mask
  }

  /// Where a collision behavior stands among the others, or is to stand.
  private func place(of collision: CollisionRecord) -> Int {
    var (low, high) = (0, collisions.count)
    while low < high {
      let middle = (low + high) / 2
      if collisions[middle].serial < collision.serial { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
