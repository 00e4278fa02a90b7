// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

/// The velocity to add to an item when it gets its body.
struct PendingVelocity: Equatable {
  /// pt/s.
  var linear = CGPoint.zero
  /// rad/s.
  var angular: CGFloat = 0
}

extension UIDynamicItemBehavior {
  final func releasePendingVelocity(of item: any UIDynamicItem, in animator: UIDynamicAnimator) {
    guard let velocity = pendingVelocities.removeValue(forKey: ItemKey(item)) else { return }
    animator.bridge.add(velocity, to: item)
  }

  final func add(_ velocity: PendingVelocity, to item: any UIDynamicItem) {
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
