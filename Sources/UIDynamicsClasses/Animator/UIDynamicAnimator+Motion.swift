// SPDX-License-Identifier: MIT

internal import UIDynamicsGeometry

extension UIDynamicAnimator {
  /// The angle that an item shows for its body's, rad: rounded where there is a screen scale.
  package func shownAngle(_ motion: ItemMotion, of item: any UIDynamicItem) -> Float {
    guard let grid = pixelGrid, item.showsPixels else { return motion.angle }
    let pose = ItemPose(center: .zero, angle: CGFloat(motion.angle))
    return Float(grid.rounded(pose).angle)
  }

  /// How an item's body moves, unrounded; nil if the item is in none of the behaviors.
  package func motion(of item: any UIDynamicItem) -> ItemMotion? { bridge.motion(of: item) }

  /// How a member of a group moves with it; nil if the group is in none of the behaviors.
  package func motion(of member: any UIDynamicItem, in group: any UIDynamicItem) -> ItemMotion? {
    bridge.motion(of: member, in: group)
  }

  /// The item whose motion stopped being finite, if one did; nothing moves any more then.
  package var faultyItem: (any UIDynamicItem)? { bridge.faultyItem }

  /// The behaviors at work, children included, in the order in which they began.
  package var behaviorsAtWork: [UIDynamicBehavior] { registered.list() }

  /// 64 bits over everything that decides what happens next in the world: each body's pose,
  /// velocity and sleep, and the time owed to it.
  package var stateDigest: UInt64 {
    bridge.digest ^ clock.remainder.bitPattern &* 0x9e37_79b9_7f4a_7c15
  }
}
