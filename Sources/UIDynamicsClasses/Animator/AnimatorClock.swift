// SPDX-License-Identifier: MIT

/// Converts ticks of any length into sub-steps of a fixed length.
struct AnimatorClock {
  /// The length of a sub-step, s.
  let subStep: Double
  private(set) var ticks = 0
  /// The sum of all ticks, s; does not grow while the animator is paused.
  private(set) var elapsedTime = 0.0
  /// The time not yet simulated, s; positions are not interpolated over it.
  private(set) var remainder = 0.0

  private let timeKeeping: Profile.TimeKeeping

  init(_ profile: Profile) {
    subStep = Double(profile.subStep)
    timeKeeping = profile.timeKeeping
  }

  /// Adds a tick and returns the number of sub-steps that are due.
  ///
  /// At 60 Hz that is 1 on the first tick and 2 on later ones: a sub-step is slightly longer than half a tick.
  mutating func advance(by tick: Double) -> Int {
    let length = tick > UIKitConstants.longestTick ? UIKitConstants.assumedTick : tick
    ticks += 1
    elapsedTime += length
    switch timeKeeping {
    case .accumulated: return accumulate(length)
    case .remainder: return spend(remainder + length)
    }
  }

  private mutating func accumulate(_ length: Double) -> Int {
    remainder += length
    var count = 0
    while remainder >= subStep {
      remainder -= subStep
      count += 1
    }
    return count
  }

  /// iOS 7 takes a sub-step while more than one sub-step of time is left.
  private mutating func spend(_ time: Double) -> Int {
    remainder = time.truncatingRemainder(dividingBy: subStep)
    var (rest, count) = (time, 0)
    while rest > subStep {
      rest -= subStep
      count += 1
    }
    return count
  }
}
