// SPDX-License-Identifier: MIT

internal import Geometry
internal import PhysicsKernel

/// An item and its one body in an animator.
final class ItemRecord {
  let item: any UIDynamicItem
  let key: ItemKey
  let body: BodyID
  /// What the body carries in contact events.
  let tag: Int

  /// How many behaviors have the item; at 0 the body goes.
  var useCount = 0
  /// How many gravity behaviors have it.
  var gravityCount = 0
  /// The collision behaviors that have it, in the order in which they were registered.
  var collisions: [CollisionRecord] = []
  /// How much denser its fixture is than the item.
  var densityFactor: CGFloat = 1
  /// What the body was told last.
  var properties = ItemProperties()

  init(item: any UIDynamicItem, key: ItemKey, body: BodyID, tag: Int) {
    (self.item, self.key, self.body, self.tag) = (item, key, body, tag)
  }
}
