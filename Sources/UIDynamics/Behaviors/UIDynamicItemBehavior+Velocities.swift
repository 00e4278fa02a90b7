// SPDX-License-Identifier: MIT

public import Geometry

/// Velocity an item is to have more when it gets its body.
struct PendingVelocity: Equatable {
  /// pt/s.
  var linear = CGPoint.zero
  /// rad/s.
  var angular: CGFloat = 0
}

extension UIDynamicItemBehavior {
  /// Adds to the velocity of an item, pt/s.
  ///
  /// Before the behavior is in an animator the sum is kept, and is what the item starts with.
  /// Ignored for an item that is not in this behavior, and for zero.
  public func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    requireFinite(velocity.x, velocity.y, property: "linear velocity", of: item)
    guard velocity != .zero else { return }
    add(PendingVelocity(linear: velocity), to: item)
  }

  /// The velocity of an item, pt/s; zero unless the behavior is in an animator and has the item.
  public func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard contains(item) else { return .zero }
    return dynamicAnimator?.bridge.velocity(of: item)?.linear ?? .zero
  }

  /// Adds to the turning velocity of an item, rad/s, clockwise on screen; otherwise as above.
  public func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    requireFinite(velocity, property: "angular velocity", of: item)
    guard velocity != 0 else { return }
    add(PendingVelocity(angular: velocity), to: item)
  }

  /// The turning velocity of an item, rad/s; zero unless the behavior is in an animator and has it.
  public func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    guard contains(item) else { return 0 }
    return dynamicAnimator?.bridge.velocity(of: item)?.angular ?? 0
  }

  /// Gives an item that has got its body what was saved up for it.
  func releasePendingVelocity(of item: any UIDynamicItem, in animator: UIDynamicAnimator) {
    guard let velocity = pendingVelocities.removeValue(forKey: ItemKey(item)) else { return }
    animator.bridge.add(velocity, to: item)
  }

  private func add(_ velocity: PendingVelocity, to item: any UIDynamicItem) {
    guard contains(item) else { return }
    if let animator = dynamicAnimator, animator.bridge.hasBody(item) {
      animator.bridge.add(velocity, to: item)
      animator.resume()
      return
    }
    var sum = pendingVelocities[ItemKey(item)] ?? PendingVelocity()
    sum.linear.x += velocity.linear.x
    sum.linear.y += velocity.linear.y
    sum.angular += velocity.angular
    pendingVelocities[ItemKey(item)] = sum
  }
}
