// SPDX-License-Identifier: MIT

internal import UIDynamics
internal import UIDynamicsGeometry
internal import UIDynamicsSceneFormat
internal import UIDynamicsTrajectory

struct FrameCapture {
  private let stage: Stage
  /// True to compute extents, which is optional because the frame of a rotated view requires a transform.
  private let includesExtent: Bool
  private let includesStateHash: Bool
  private let scenery: SceneryCapture?
  private var mappedSizes: MappedSizes
  private var animatedSizes = AnimatedSizes()

  init(
    _ scene: Scene, _ stage: Stage, includesExtent: Bool, includesStateHash: Bool,
    includesScenery: Bool
  ) {
    self.stage = stage
    self.includesExtent = includesExtent
    self.includesStateHash = includesStateHash
    mappedSizes = MappedSizes(scene)
    scenery = includesScenery ? SceneryCapture(stage) : nil
  }

  /// Captures a tick; `frame` must be new or contain the same items, because its storage is reused.
  func capture(tick: Int, time: Double, into frame: inout Frame) {
    frame.tick = tick
    frame.time = time
    frame.moved = stage.moves.moved
    for index in stage.items.indices {
      let state = state(ofItemAt: index, beforeFirstStep: tick == 0)
      // Reuses the storage of the previous frame.
      if index < frame.states.count {
        frame.states[index] = state
      } else {
        frame.states.append(state)
      }
    }
  }

  /// Adds the digest and the scenery if requested; `window` is the visible part of a collection view.
  func complete(_ frame: inout Frame, window: CGRect?) {
    if includesStateHash { frame.stateHash = stage.animator.stateDigest }
    if let scenery { frame.scenery = scenery.parts(window: window) }
  }

  var warnings: [RunWarning] { mappedSizes.warnings + animatedSizes.warnings }

  mutating func checkSizes(tick: Int) {
    if !mappedSizes.isEmpty { mappedSizes.check(stage, tick: tick) }
  }

  mutating func add(_ animations: Animations, to frame: inout Frame) {
    for index in frame.states.indices {
      guard var difference = animations.difference(of: index, at: frame.time) else { continue }
      animatedSizes.hold(
        &difference, of: stage.ids[index], at: index, frame.states[index], tick: frame.tick)
      frame.states[index].move(by: difference)
    }
  }

  private func state(ofItemAt index: Int, beforeFirstStep: Bool) -> ItemState {
    let item = stage.items[index]
    let motion = stage.motion(of: item, at: index)
    // The animator first updates items after a step, but rows show the values of bodies from the start.
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
      state.apply(motion)
    }
    if includesExtent {
      let (dx, dy) = (center.x - item.center.x, center.y - item.center.y)
      state.extent = ItemState.Extent(item.shownFrame.offsetBy(dx: dx, dy: dy))
    }
    return state
  }

  /// Returns the body's center in superview coordinates, which group members already use.
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
  fileprivate mutating func apply(_ motion: ItemMotion) {
    (vx, vy, omega) = (motion.velocityX, motion.velocityY, motion.angularVelocity)
    isAwake = motion.isAwake
    body = BodyPose(x: motion.x, y: motion.y, angle: motion.angle)
  }

  fileprivate mutating func move(by difference: StagePose) {
    x = Float(Double(x) + difference.x)
    y = Float(Double(y) + difference.y)
    angle = Float(Double(angle) + difference.angle)
    width = Float(Double(width) + difference.width)
    height = Float(Double(height) + difference.height)
    // A spring can overshoot the valid range.
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
