// SPDX-License-Identifier: MIT

#if canImport(UIKit) && canImport(Darwin) && !os(macOS)
  internal import Foundation
  public import UIKit
  internal import UIDynamicsTrajectory

  // On a device and in its simulator, UIKit moves items in step with the display's frames. The functions have the same
  // names as on Linux, so one test file works on both. Ticks are computed from the animator's elapsed time.

  /// A warning from an animator; Apple's animators do not issue any.
  public struct UIDynamicsWarning: Sendable {
    /// A kind of warning.
    public struct Kind: Hashable, Sendable {}
    let kind: Kind
    let description: String
  }

  enum NumericsID {
    /// Identifies Apple's own arithmetic.
    static let current = "uikit"
  }

  /// Runs the display until an animator is paused.
  ///
  /// - Parameters:
  ///   - animator: The animator; the test must run on the main thread.
  ///   - limit: The maximum time, in seconds.
  ///   - ticksPerSecond: The number of ticks per second in the result.
  /// - Returns: The number of ticks, or `nil` if the limit was reached first.
  @MainActor @discardableResult
  public func settle(
    _ animator: UIDynamicAnimator, limit: Double = 10, ticksPerSecond: Double = 60
  ) -> Int? {
    run(animator, until: .rest(within: limit)) {}
    return animator.isRunning ? nil : Int((animator.elapsedTime * ticksPerSecond).rounded())
  }

  /// Runs the display, and records items before the first frame and after each frame.
  ///
  /// Compare the recording `within: .points(…)`, because the times of frames depend on the display.
  ///
  /// - Parameters:
  ///   - animator: An animator that has not ticked yet.
  ///   - items: The items to record, with their names in the log.
  ///   - end: Determines when the recording ends.
  ///   - ticksPerSecond: The number of ticks per second in the log; frames between two ticks are omitted.
  /// - Returns: The recording.
  @MainActor
  public func recording(
    of animator: UIDynamicAnimator, items: KeyValuePairs<String, any UIDynamicItem>,
    until end: RecordingEnd = .rest(within: 10), ticksPerSecond: Double = 60
  ) -> MotionRecording {
    var recorder = Recorder(animator, items, ticksPerSecond)
    recorder.record(tick: 0)
    run(animator, until: end) {
      let tick = Int((animator.elapsedTime * ticksPerSecond).rounded())
      if tick > recorder.frame.tick { recorder.record(tick: tick) }
    }
    return recorder.recording()
  }

  /// Runs the main run loop in short steps, and calls `body` after each frame in which the animator ticked.
  @MainActor
  private func run(_ animator: UIDynamicAnimator, until end: RecordingEnd, _ body: () -> Void) {
    let start = Date()
    var shown = animator.elapsedTime
    while true {
      let time = Date().timeIntervalSince(start)
      switch end {
      case .rest(let limit): if !animator.isRunning || time >= limit { return }
      case .time(let limit): if time >= limit { return }
      }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1 / 240))
      if animator.elapsedTime != shown { body() }
      shown = animator.elapsedTime
    }
  }

  extension Recorder {
    fileprivate mutating func record(tick: Int) {
      let last = frame.states.map { $0.angle }
      record(
        items.enumerated().map { index, item in
          var state = ItemState(shown: item)
          // A transform does not preserve full revolutions.
          if tick > 0 {
            state.angle += ((last[index] - state.angle) / (2 * .pi)).rounded() * 2 * .pi
          }
          return state
        }, tick: tick)
    }
  }
#endif
