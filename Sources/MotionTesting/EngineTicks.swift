// SPDX-License-Identifier: MIT

#if !(canImport(UIKit) && canImport(Darwin) && !os(macOS))
  public import UIDynamics
  internal import UIDynamicsTrajectory

  /// The number of pixels per point, so that views rest on whole pixels as on a phone.
  ///
  /// Without a screen scale, the last digits of the frames of rotated views vary.
  public let pixelsPerPoint: CGFloat = 2

  /// Advances an animator by a number of ticks, and advances the clock for delayed work with it.
  ///
  /// - Parameters:
  ///   - animator: The animator; if it has no `screenScale`, it gets `pixelsPerPoint`.
  ///   - ticks: The number of ticks.
  ///   - ticksPerSecond: The number of ticks per second of simulated time.
  ///   - clock: The current clock during the run. Work that is due runs before the tick that ends at the same time.
  public func advance(
    _ animator: UIDynamicAnimator, ticks: Int, ticksPerSecond: Double = 60,
    clock: VirtualClock = .current
  ) {
    if animator.screenScale == nil { animator.screenScale = pixelsPerPoint }
    VirtualClock.$current.withValue(clock) {
      for _ in 0..<ticks {
        clock.advance(by: 1 / ticksPerSecond)
        animator.advance(by: 1 / ticksPerSecond)
      }
    }
  }

  /// Advances an animator until it is paused and no delayed work is pending.
  ///
  /// The test fails if the animator issues a warning.
  ///
  /// - Parameters:
  ///   - animator: The animator; if it has no `screenScale`, it gets `pixelsPerPoint`.
  ///   - limit: The maximum time, in seconds of simulated time.
  ///   - ticksPerSecond: The number of ticks per second of simulated time.
  ///   - clock: The current clock during the run. Work that is due runs before the tick that ends at the same time.
  ///     Repeating work does not count as pending.
  ///   - warnings: The kinds of warnings that do not make the test fail.
  ///   - fileID: The file ID of the call, where a failure is reported.
  ///   - filePath: The path of the file that contains the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The number of ticks, or `nil` if the limit was reached first.
  @discardableResult
  public func settle(
    _ animator: UIDynamicAnimator, limit: Double = 10, ticksPerSecond: Double = 60,
    clock: VirtualClock = .current, allowing warnings: Set<UIDynamicsWarning.Kind> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Int? {
    defer {
      animator.warnOfConstraints()
      TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        .fail(on: animator.warnings, allowing: warnings)
    }
    let most = Int((limit * ticksPerSecond).rounded())
    for tick in 0...most {
      if !animator.isRunning && !clock.isWaiting { return tick }
      if tick < most {
        advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
      }
    }
    return nil
  }

  /// Runs an animator, and records its items before the first tick and after each tick.
  ///
  /// - Parameters:
  ///   - animator: An animator that has not ticked yet.
  ///   - items: The items to record, with their names in the log.
  ///   - end: Determines when the recording ends.
  ///   - ticksPerSecond: The number of ticks per second of simulated time, 2 to 1,000.
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
    animator.warnOfConstraints()
    return recorder.recording(animator.warnings)
  }

  extension Recorder {
    fileprivate mutating func record() {
      record(items.map(state), tick: frame.tick + 1, digest: animator.stateDigest)
    }

    private func state(of item: any UIDynamicItem) -> ItemState {
      var state = ItemState(shown: item)
      guard let motion = animator.motion(of: item) else { return state }
      // Unlike the body, the transform does not preserve full revolutions.
      state.angle = animator.shownAngle(motion, of: item)
      (state.vx, state.vy) = (motion.velocityX, motion.velocityY)
      (state.omega, state.isAwake) = (motion.angularVelocity, motion.isAwake)
      state.body = ItemState.BodyPose(x: motion.x, y: motion.y, angle: motion.angle)
      return state
    }
  }
#endif
