// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIDynamics
internal import UIDynamicsTrajectory

/// Writes the log of a recording, tick by tick.
#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  @MainActor
#endif
struct Recorder {
  let animator: UIDynamicAnimator
  let items: [any UIDynamicItem]
  private let names: [String]
  private let ticksPerSecond: Double
  private var writer: LogWriter
  private var buffer = ByteBuffer()
  private(set) var frame = Frame(tick: -1)
  private var meter: MotionMeter

  init(
    _ animator: UIDynamicAnimator, _ items: KeyValuePairs<String, any UIDynamicItem>,
    _ ticksPerSecond: Double
  ) {
    (self.animator, self.ticksPerSecond) = (animator, ticksPerSecond)
    (names, self.items) = (items.map { $0.key }, items.map { $0.value })
    writer = LogWriter(items: names)
    meter = MotionMeter(itemCount: items.count)
    let header = RunHeader(
      scene: "", ticksPerSecond: ticksPerSecond, profile: "uikit", items: names,
      numericsID: NumericsID.current, version: "")
    writer.begin(header, to: &buffer)
  }

  func goesOn(until end: RecordingEnd) -> Bool {
    switch end {
    case .rest(let limit): animator.isRunning && frame.time < limit
    case .time(let limit): frame.time < limit
    }
  }

  /// Writes a tick; tick numbers start at 0 and increase.
  mutating func record(_ states: [ItemState], tick: Int, digest: UInt64 = 0) {
    frame.tick = tick
    frame.time = Double(tick) / ticksPerSecond
    (frame.states, frame.stateHash) = (states, digest)
    meter.observe(frame, isRunning: animator.isRunning)
    writer.write(frame, after: [], to: &buffer)
  }

  mutating func recording(_ warnings: [UIDynamicsWarning] = []) -> MotionRecording {
    let isAtRest = !animator.isRunning
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
      log: buffer.bytes, isEmpty: items.isEmpty, warnings: warnings, ticks: frame.tick,
      isAtRest: isAtRest)
  }
}

extension ItemState {
  /// Creates a state from the pose and size of an item, without its velocity.
  #if canImport(UIKit) && canImport(Darwin) && !os(macOS)
    @MainActor
  #endif
  init(shown item: any UIDynamicItem) {
    let (center, size, transform) = (item.center, item.bounds.size, item.transform)
    self.init(
      x: Float(center.x), y: Float(center.y), angle: Float(atan2(transform.b, transform.a)),
      width: Float(size.width), height: Float(size.height))
  }
}
