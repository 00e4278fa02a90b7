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
    for index in stage.views.indices {
      frame.states.append(state(ofViewAt: index, beforeFirstStep: tick == 0))
    }
  }

  private func state(ofViewAt index: Int, beforeFirstStep: Bool) -> ItemState {
    let view = stage.views[index]
    let motion = stage.animator.motion(of: view)
    // The animator writes to its items after a step, not when they are registered; what it
    // controls shows the body's values from the start all the same.
    let center =
      beforeFirstStep ? motion.map { bodyCenter($0, of: view) } ?? view.center : view.center
    let size = view.bounds.size
    var state = ItemState(
      x: Float(center.x), y: Float(center.y), angle: motion?.angle ?? Float(stage.angles[index]),
      width: Float(size.width), height: Float(size.height))
    if let motion { state.take(motion) }
    if includesExtent {
      let (dx, dy) = (center.x - view.center.x, center.y - view.center.y)
      state.extent = ItemState.Extent(view.frame.offsetBy(dx: dx, dy: dy))
    }
    return state
  }

  private func bodyCenter(_ motion: ItemMotion, of view: UIView) -> CGPoint {
    let center = CGPoint(x: CGFloat(motion.x), y: CGFloat(motion.y))
    guard let superview = view.superview, let reference = stage.animator.referenceView,
      superview !== reference
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
}

extension ItemState.Extent {
  fileprivate init(_ frame: CGRect) {
    self.init(
      minX: Float(frame.minX), minY: Float(frame.minY), maxX: Float(frame.maxX),
      maxY: Float(frame.maxY))
  }
}
