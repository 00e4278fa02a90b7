// SPDX-License-Identifier: MIT

/// Turns ticks of any length into sub-steps of one length.
struct AnimatorClock {
  /// s.
  let subStep: Double
  /// Number of ticks so far.
  private(set) var ticks = 0
  /// Sum of all ticks, s.
  ///
  /// Does not grow while the animator is paused.
  private(set) var elapsedTime = 0.0
  /// Time that is owed to the world, s; nothing is interpolated over it.
  private(set) var remainder = 0.0

  private let timeKeeping: Profile.TimeKeeping

  init(_ profile: Profile) {
    subStep = Double(profile.subStep)
    timeKeeping = profile.timeKeeping
  }

  /// Lets a tick pass and returns how many sub-steps are due.
  ///
  /// At 60 ticks a second that is one in the first tick and two in each after it, because a
  /// sub-step is a little longer than half a tick.
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

  /// The way of iOS 7: sub-steps are taken while more than one of them is left.
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
