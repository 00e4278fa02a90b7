// SPDX-License-Identifier: MIT

internal import Foundation
public import UIDynamics
internal import UIDynamicsTrajectory

/// The end of a recording.
public enum RecordingEnd: Sendable {
  /// The recording ends when the animator pauses, or after this many seconds.
  case rest(within: Double)
  /// The recording ends after this many seconds, even if the animator pauses before.
  case time(Double)
}

/// The recorded motion of items, which `expectMotion` compares with a golden.
public struct MotionRecording: Sendable {
  let log: [UInt8]
  let isEmpty: Bool
  let warnings: [UIDynamicsWarning]
  /// The number of the last tick, from 0.
  public let ticks: Int
  /// A Boolean value that indicates whether the animator paused.
  public let isAtRest: Bool
}

/// Runs an animator, and records its items before the first tick and after each tick.
///
/// - Parameters:
///   - animator: An animator that has not ticked yet.
///   - items: The items to record, with their names in the log.
///   - end: The end of the recording.
///   - ticksPerSecond: The ticks per second of simulated time, 2 to 1,000.
///   - clock: The current clock during the run. Work that is due runs before the tick that ends at the same time.
/// - Returns: The recording of all ticks.
public func recording(
  of animator: UIDynamicAnimator, items: KeyValuePairs<String, any UIDynamicItem>,
  until end: RecordingEnd = .rest(within: 10), ticksPerSecond: Double = 60,
  clock: VirtualClock = .current
) -> MotionRecording {
  var recorder = Recorder(animator, items, ticksPerSecond)
  recorder.record()
  VirtualClock.$current.withValue(clock) {
    while recorder.goesOn(until: end) {
      clock.advance(by: 1 / ticksPerSecond)
      animator.advance(by: 1 / ticksPerSecond)
      recorder.record()
    }
  }
  return recorder.recording()
}

private struct Recorder {
  private let animator: UIDynamicAnimator
  private let names: [String]
  private let items: [any UIDynamicItem]
  private let ticksPerSecond: Double
  private var writer: LogWriter
  private var buffer = ByteBuffer()
  private var frame = Frame(tick: -1)
  private var meter: MotionMeter

  init(
    _ animator: UIDynamicAnimator, _ items: KeyValuePairs<String, any UIDynamicItem>,
    _ ticksPerSecond: Double
  ) {
    (self.animator, self.ticksPerSecond) = (animator, ticksPerSecond)
    (names, self.items) = (items.map { $0.key }, items.map { $0.value })
    writer = LogWriter(items: names)
    meter = MotionMeter(itemCount: items.count)
    var header = RunHeader(
      scene: "", ticksPerSecond: ticksPerSecond, profile: "uikit", items: names,
      numericsID: NumericsID.current, version: "")
    header.sceneHash = nil
    writer.begin(header, to: &buffer)
  }

  func goesOn(until end: RecordingEnd) -> Bool {
    switch end {
    case .rest(let limit): animator.isRunning && frame.time < limit
    case .time(let limit): frame.time < limit
    }
  }

  mutating func record() {
    frame.tick += 1
    frame.time = Double(frame.tick) / ticksPerSecond
    frame.stateHash = animator.stateDigest
    frame.states = items.map(state)
    meter.observe(frame, isRunning: animator.isRunning)
    writer.write(frame, after: [], to: &buffer)
  }

  private func state(of item: any UIDynamicItem) -> ItemState {
    let (center, size, turn) = (item.center, item.bounds.size, item.transform)
    var state = ItemState(
      x: Float(center.x), y: Float(center.y), angle: Float(atan2(turn.b, turn.a)),
      width: Float(size.width), height: Float(size.height))
    guard let motion = animator.motion(of: item) else { return state }
    // The transform loses full rotations; the body does not.
    state.angle = animator.shownAngle(motion, of: item)
    (state.vx, state.vy) = (motion.velocityX, motion.velocityY)
    (state.omega, state.isAwake) = (motion.angularVelocity, motion.isAwake)
    state.body = ItemState.BodyPose(x: motion.x, y: motion.y, angle: motion.angle)
    return state
  }

  mutating func recording() -> MotionRecording {
    let isAtRest = !animator.isRunning
    animator.warnOfConstraints()
    writer.end(
      RunSummary(
        scene: "", status: isAtRest ? .stasis : .timeLimit,
        reason: isAtRest ? "everything is at rest" : "the time limit was reached",
        ticks: frame.tick,
        time: frame.time, elapsedTime: animator.elapsedTime,
        items: zip(zip(names, frame.states), meter.measures(isStasis: isAtRest)).map {
          RunSummary.Item(id: $0.0, state: $0.1, measures: $1)
        }, contacts: .init(), stateHash: frame.stateHash, numericsID: NumericsID.current,
        version: ""), to: &buffer)
    return MotionRecording(
      log: buffer.bytes, isEmpty: items.isEmpty, warnings: animator.warnings, ticks: frame.tick,
      isAtRest: isAtRest)
  }
}
