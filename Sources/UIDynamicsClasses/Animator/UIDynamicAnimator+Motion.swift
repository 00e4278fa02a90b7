// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension UIDynamicAnimator {
  /// Returns the angle that an item shows, in radians, rounded if the animator has a screen scale.
  package func shownAngle(_ motion: ItemMotion, of item: any UIDynamicItem) -> Float {
    guard let grid = pixelGrid, item.showsPixels else { return motion.angle }
    let pose = ItemPose(center: .zero, angle: CGFloat(motion.angle))
    return Float(grid.rounded(pose).angle)
  }

  /// Returns the unrounded motion of an item's body; `nil` if no behavior contains the item.
  package func motion(of item: any UIDynamicItem) -> ItemMotion? { bridge.motion(of: item) }

  /// Returns the motion of a group's member; `nil` if no behavior contains the group.
  package func motion(of member: any UIDynamicItem, in group: any UIDynamicItem) -> ItemMotion? {
    bridge.motion(of: member, in: group)
  }

  /// The registered behaviors, children included, in registration order.
  package var behaviorsAtWork: [UIDynamicBehavior] { registry.all.list() }
}
