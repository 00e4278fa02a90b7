// SPDX-License-Identifier: MIT

public import UIDynamics

/// Pixels per point at which views rest on whole pixels, as on a phone.
///
/// Without a screen the frames of turned views keep a last digit of noise.
public let pixelsPerPoint: CGFloat = 2

/// Lets ticks pass, and with them the clock of delayed work.
///
/// - Parameters:
///   - animator: Shows on pixels of half a point unless it has a `screenScale`.
///   - ticks: The number of ticks.
///   - ticksPerSecond: Ticks in a second of simulated time.
///   - clock: The current clock meanwhile. Work that is due on it comes before the tick that ends at the same time.
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

/// Lets ticks pass until the animator is paused and no work is delayed any more.
///
/// The test fails if the animator warns of something.
///
/// - Parameters:
///   - animator: Shows on pixels of half a point unless it has a `screenScale`.
///   - limit: The longest time that it may take, s of simulated time.
///   - ticksPerSecond: Ticks in a second of simulated time.
///   - clock: The current clock meanwhile. Work that is due on it comes before the tick that ends at the same time;
///     work that repeats keeps nothing waiting.
///   - warnings: Kinds of warnings that are all right.
///   - fileID: The place of the call, as are the three after it.
///   - filePath: The file of the call.
///   - line: The line that fails.
///   - column: The column that fails.
/// - Returns: The number of ticks, or nil if the limit was too short.
@discardableResult
public func settle(
  _ animator: UIDynamicAnimator, limit: Double = 10, ticksPerSecond: Double = 60,
  clock: VirtualClock = .current, allowing warnings: Set<UIDynamicsWarning.Kind> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Int? {
  defer {
    animator.warnOfConstraints()
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
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
