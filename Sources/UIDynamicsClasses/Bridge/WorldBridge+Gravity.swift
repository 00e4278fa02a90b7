// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry
internal import UIDynamicsPhysicsKernel

extension WorldBridge {
  /// Registers a gravity behavior, which rules from now on.
  func addGravity(_ behavior: UIGravityBehavior) {
    gravityBehaviors.append(behavior)
    setGravity(behavior.gravityDirection)
  }

  /// Lets a gravity behavior go; what that leaves is up to the profile.
  func removeGravity(_ behavior: UIGravityBehavior) {
    if let place = gravityBehaviors.firstIndex(where: { $0 === behavior }) {
      gravityBehaviors.remove(at: place)
    }
    let successor = profile.gravityEndsWithAnyBehavior ? nil : gravityBehaviors.last
    setGravity(successor?.gravityDirection ?? .zero)
  }

  /// Sets the one gravity of the world; what it pulls wakes.
  func setGravity(_ direction: CGVector) {
    world.gravity = UnitConversion.acceleration(direction)
    for record in items where record.gravityCount > 0 { world.wake(record.body) }
  }

  /// Makes gravity pull an item.
  ///
  /// Its body is followed between sub-steps from now on and for good, so that it does not pass
  /// through other bodies either.
  func beginGravity(on item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.gravityCount += 1
    world.setAffectedByGravity(of: record.body, true)
    world.setBullet(of: record.body, true)
  }

  /// Counts one gravity behavior less for an item; after the last it coasts.
  func endGravity(on item: any UIDynamicItem) {
    guard let record = record(of: item) else { return }
    record.gravityCount -= 1
    if record.gravityCount == 0 { world.setAffectedByGravity(of: record.body, false) }
  }
}
