// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  func addGravity(_ behavior: UIGravityBehavior) {
    gravityBehaviors.append(behavior)
    setGravity(behavior.gravityDirection)
  }

  /// Removes a gravity behavior; the profile decides which gravity remains.
  func removeGravity(_ behavior: UIGravityBehavior) {
    if let index = gravityBehaviors.firstIndex(where: { $0 === behavior }) {
      gravityBehaviors.remove(at: index)
    }
    let successor = profile.quirks.gravityEndsWithAnyBehavior ? nil : gravityBehaviors.last
    setGravity(successor?.gravityDirection ?? .zero)
  }

  func setGravity(_ direction: CGVector) {
    world.gravity = UnitConversion.acceleration(direction)
    for record in items where record.gravityCount > 0 { world.wake(record.body) }
  }

  /// Applies gravity to an item.
  ///
  /// Its body permanently becomes a bullet, so its collisions with moving bodies are continuous, too.
  func beginGravity(on item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.gravityCount += 1
    world.setAffectedByGravity(of: record.body, true)
    world.setBullet(of: record.body, true)
  }

  /// Decrements an item's count of gravity behaviors; at 0 the item coasts.
  func endGravity(on item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.gravityCount -= 1
    if record.gravityCount == 0 { world.setAffectedByGravity(of: record.body, false) }
  }
}
