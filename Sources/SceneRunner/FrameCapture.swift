// SPDX-License-Identifier: MIT

internal import Geometry
internal import Trajectory
internal import UIDynamics

/// Reads off the stage what every item shows.
struct FrameCapture {
  private let stage: Stage
  /// The frame of a turned view costs a transform, and few runs ask for it.
  private let includesExtent: Bool

  init(_ stage: Stage, includesExtent: Bool) {
    self.stage = stage
    self.includesExtent = includesExtent
  }

  /// Fills the frame with the state after the given tick.
  func capture(tick: Int, time: Double, into frame: inout Frame) {
    frame.tick = tick
    frame.time = time
    frame.states.removeAll(keepingCapacity: true)
    for index in stage.items.indices {
      frame.states.append(state(ofItemAt: index, beforeFirstStep: tick == 0))
    }
  }

  private func state(ofItemAt index: Int, beforeFirstStep: Bool) -> ItemState {
    let item = stage.items[index]
    let motion = motion(ofItemAt: index)
    // The animator writes to its items after a step, not when they are registered; what it
    // controls shows the body's values from the start all the same.
    let center =
      beforeFirstStep ? motion.map { bodyCenter($0, of: item) } ?? item.center : item.center
    let size = item.bounds.size
    var state = ItemState(
      x: Float(center.x), y: Float(center.y), angle: Float(stage.angles[index]),
      width: Float(size.width), height: Float(size.height))
    if let motion {
      state.angle = beforeFirstStep ? motion.angle : stage.animator.shownAngle(motion, of: item)
      state.take(motion)
    }
    if includesExtent {
      let (dx, dy) = (center.x - item.center.x, center.y - item.center.y)
      state.extent = ItemState.Extent(frame(of: item).offsetBy(dx: dx, dy: dy))
    }
    return state
  }

  /// How an item moves by itself, or with the group that it is in.
  private func motion(ofItemAt index: Int) -> ItemMotion? {
    let item = stage.items[index]
    if let motion = stage.animator.motion(of: item) { return motion }
    guard let group = stage.groups[index] else { return nil }
    return stage.animator.motion(of: stage.items[group])?.motion(of: item, in: stage.items[group])
  }

  private func bodyCenter(_ motion: ItemMotion, of item: any UIDynamicItem) -> CGPoint {
    let center = CGPoint(x: CGFloat(motion.x), y: CGFloat(motion.y))
    guard let superview = (item as? UIView)?.superview,
      let reference = stage.animator.referenceView, superview !== reference
    else { return center }
    return superview.convert(center, from: reference)
  }

  private func frame(of item: any UIDynamicItem) -> CGRect {
    switch item {
    case let view as UIView: view.frame
    case let attributes as UICollectionViewLayoutAttributes: attributes.frame
    case let item as StageItem: item.frame
    default:
      CGRect(
        x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
        width: item.bounds.width, height: item.bounds.height)
    }
  }
}

extension ItemMotion {
  /// How a member moves that turns with its group: v + ω × r.
  fileprivate func motion(
    of member: any UIDynamicItem, in group: any UIDynamicItem
  ) -> ItemMotion {
    let offset = (
      x: Float(member.center.x - group.center.x), y: Float(member.center.y - group.center.y)
    )
    var motion = self
    (motion.x, motion.y) = (x + offset.x, y + offset.y)
    motion.velocityX = velocityX - angularVelocity * offset.y
    motion.velocityY = velocityY + angularVelocity * offset.x
    return motion
  }
}

extension ItemState {
  fileprivate mutating func take(_ motion: ItemMotion) {
    (vx, vy, omega) = (motion.velocityX, motion.velocityY, motion.angularVelocity)
    isAwake = motion.isAwake
    body = BodyPose(x: motion.x, y: motion.y, angle: motion.angle)
  }
}

extension ItemState.Extent {
  fileprivate init(_ frame: CGRect) {
    self.init(
      minX: Float(frame.minX), minY: Float(frame.minY), maxX: Float(frame.maxX),
      maxY: Float(frame.maxY))
  }
}
