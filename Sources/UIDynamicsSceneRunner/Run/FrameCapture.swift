// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsTrajectory

/// Reads off the stage what every item shows.
struct FrameCapture {
  private let stage: Stage
  /// The frame of a turned view costs a transform, and few runs ask for it.
  private let includesExtent: Bool

  init(_ stage: Stage, includesExtent: Bool) {
    self.stage = stage
    self.includesExtent = includesExtent
  }

  /// Fills the frame, a new one or an older one of the same items, with the state after the given tick.
  func capture(tick: Int, time: Double, into frame: inout Frame) {
    frame.tick = tick
    frame.time = time
    frame.moved = stage.moved
    for index in stage.items.indices {
      let state = state(ofItemAt: index, beforeFirstStep: tick == 0)
      // The frame before has room for as many.
      if index < frame.states.count {
        frame.states[index] = state
      } else {
        frame.states.append(state)
      }
    }
  }

  /// Adds what running animations show besides.
  func add(_ animations: Animations, to frame: inout Frame, within sizes: inout AnimatedSizes) {
    for index in frame.states.indices {
      guard var difference = animations.difference(of: index, at: frame.time) else { continue }
      sizes.hold(
        &difference, of: stage.ids[index], at: index, frame.states[index], tick: frame.tick)
      frame.states[index].move(by: difference)
    }
  }

  private func state(ofItemAt index: Int, beforeFirstStep: Bool) -> ItemState {
    let item = stage.items[index]
    let motion = stage.motion(of: item, at: index)
    // The animator writes to its items after a step, not when they are registered; what it
    // controls shows the body's values from the start all the same.
    let start = beforeFirstStep ? motion.map { bodyCenter($0, of: item, at: index) } : nil
    let center = start ?? item.center
    let bounds = item.bounds
    let (origin, size) = (bounds.origin, bounds.size)
    var state = ItemState(
      x: Float(center.x), y: Float(center.y),
      angle: Float(stage.angle(of: item, at: index, motion)),
      width: Float(size.width), height: Float(size.height))
    state.origin = Spot(Double(origin.x), Double(origin.y))
    state.isShown = stage.isShown(index)
    if stage.hasAlpha { state.alpha = Float(stage.alpha(at: index)) }
    if let motion {
      if beforeFirstStep { state.angle = motion.angle }
      state.take(motion)
    }
    if includesExtent {
      let (dx, dy) = (center.x - item.center.x, center.y - item.center.y)
      state.extent = ItemState.Extent(item.shownFrame.offsetBy(dx: dx, dy: dy))
    }
    return state
  }

  /// In the coordinates of the superview; a group moves its members by the numbers of their own centers.
  private func bodyCenter(
    _ motion: ItemMotion, of item: any UIDynamicItem, at index: Int
  ) -> CGPoint {
    let center = CGPoint(x: CGFloat(motion.x), y: CGFloat(motion.y))
    guard !stage.isMovedByGroup(index), let superview = (item as? UIView)?.superview,
      let reference = stage.animator.referenceView, superview !== reference
    else { return center }
    return superview.convert(center, from: reference)
  }
}

extension ItemState {
  fileprivate mutating func take(_ motion: ItemMotion) {
    (vx, vy, omega) = (motion.velocityX, motion.velocityY, motion.angularVelocity)
    isAwake = motion.isAwake
    body = BodyPose(x: motion.x, y: motion.y, angle: motion.angle)
  }

  /// Adds what a running animation shows besides the model values.
  fileprivate mutating func move(by difference: StagePose) {
    x = Float(Double(x) + difference.x)
    y = Float(Double(y) + difference.y)
    angle = Float(Double(angle) + difference.angle)
    width = Float(Double(width) + difference.width)
    height = Float(Double(height) + difference.height)
    // A spring overshoots, and nothing is more than opaque.
    alpha = min(max(Float(Double(alpha) + difference.alpha), 0), 1)
    let (halfWidth, halfHeight) = (0.5 * difference.width, 0.5 * difference.height)
    extent.minX = Float(Double(extent.minX) + difference.x - halfWidth)
    extent.maxX = Float(Double(extent.maxX) + difference.x + halfWidth)
    extent.minY = Float(Double(extent.minY) + difference.y - halfHeight)
    extent.maxY = Float(Double(extent.maxY) + difference.y + halfHeight)
  }
}

extension ItemState.Extent {
  fileprivate init(_ frame: CGRect) {
    self.init(
      minX: Float(frame.minX), minY: Float(frame.minY), maxX: Float(frame.maxX),
      maxY: Float(frame.maxY))
  }
}
