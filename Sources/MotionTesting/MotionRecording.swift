// SPDX-License-Identifier: MIT

internal import Foundation
public import UIDynamics
internal import UIDynamicsTrajectory

/// How long an animator is recorded.
public enum RecordingEnd: Sendable {
  /// Until it pauses, and no longer than this many seconds.
  case rest(within: Double)
  /// For this many seconds, whatever happens.
  case time(Double)
}

/// What items did while an animator moved them: the rows of a log, which `expectMotion` compares with
/// a golden.
public struct MotionRecording: Sendable {
  let log: [UInt8]
  /// Whether nothing was recorded.
  let isEmpty: Bool
  /// The warnings of the animator.
  let warnings: [UIDynamicsWarning]
  /// The last tick, from 0.
  public let ticks: Int
  /// Whether the animator paused.
  public let isAtRest: Bool
}

/// Lets an animator run, and records its items before the first tick and after each.
///
/// - Parameters:
///   - animator: An animator that has not ticked yet.
///   - items: The items to record, each under its name in the log.
///   - end: The end of the recording.
///   - ticksPerSecond: Ticks in a second of simulated time, 2 to 1,000.
///   - clock: The current clock meanwhile. Work that is due on it comes before the tick that ends at the same time.
/// - Returns: The rows of all ticks.
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

/// Writes the log of an animator.
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
    // The transform forgets whole turns, the body does not.
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
        reason: isAtRest ? "everything is at rest" : "the time is over", ticks: frame.tick,
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
