// SPDX-License-Identifier: MIT

public import UIDynamics

/// Pixels per point at which views rest on whole pixels, as on a phone.
///
/// Without a screen the frames of turned views keep a last digit of noise.
public let pixelsPerPoint: CGFloat = 2

/// Lets ticks pass, and with them the clock on which things are put off.
///
/// - Parameters:
///   - animator: Shows on pixels of half a point unless it has a `screenScale`.
///   - ticks: How many.
///   - ticksPerSecond: Ticks in a second of simulated time.
///   - clock: What is due on it is done before the tick that ends at the same time.
public func advance(
  _ animator: UIDynamicAnimator, ticks: Int, ticksPerSecond: Double = 60,
  clock: VirtualClock = .current
) {
  if animator.screenScale == nil { animator.screenScale = pixelsPerPoint }
  for _ in 0..<ticks {
    clock.advance(by: 1 / ticksPerSecond)
    animator.advance(by: 1 / ticksPerSecond)
  }
}

/// Lets ticks pass until the animator is paused and nothing is put off any more.
///
/// - Parameters:
///   - animator: Shows on pixels of half a point unless it has a `screenScale`.
///   - limit: The most that it may take, s of simulated time.
///   - ticksPerSecond: Ticks in a second of simulated time.
///   - clock: What is due on it is done before the tick that ends at the same time; a thing that is
///     done again and again keeps nothing waiting.
/// - Returns: How many ticks it took, or nil if the limit was too short.
@discardableResult
public func settle(
  _ animator: UIDynamicAnimator, limit: Double = 10, ticksPerSecond: Double = 60,
  clock: VirtualClock = .current
) -> Int? {
  let most = Int((limit * ticksPerSecond).rounded())
  for tick in 0...most {
    if !animator.isRunning && !clock.isWaiting { return tick }
    if tick < most {
      advance(animator, ticks: 1, ticksPerSecond: ticksPerSecond, clock: clock)
    }
  }
  return nil
}
