// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
internal import UIDynamicsTrajectory

package struct RunSettings: Equatable, Sendable {
  package enum StopCondition: String, CaseIterable, Sendable {
    /// Ends the run when the animator pauses.
    case stasis
    case timeLimit
  }

  /// The largest time, in seconds, by which a tick can precede a due time and still count as being at it.
  package static let timeTolerance = RowFilter.tolerance

  /// The longest simulated time in seconds; positive.
  package var timeLimit = 10.0
  /// The number of animator steps per simulated second, 2 to 1,000.
  package var ticksPerSecond = 60.0
  package var until = StopCondition.stasis
  package var profile = EngineProfile.uikit
  /// The seed of the random numbers; an integer of at most 53 bits.
  package var seed: Int64 = 0
  /// The differences allowed in comparisons; 0 for absent classes.
  package var tolerance: [SceneTolerance] = []

  package var profileWord: String { profile.rawValue }

  package var lastTick: Int { Self.tick(notBefore: timeLimit, ticksPerSecond) }

  /// The first tick at or after a time in seconds.
  package static func tick(notBefore time: Double, _ ticksPerSecond: Double) -> Int {
    // Starts one tick early, since time × rate and tick ÷ rate can round differently.
    let most = Int.max / 2
    var tick = max(0, (Int(exactly: (time * ticksPerSecond).rounded(.down)) ?? most) - 1)
    while tick < most, Double(tick) / ticksPerSecond < time { tick += 1 }
    return tick
  }

  /// The first tick at or after a time in seconds, within `timeTolerance`.
  package func tick(dueAt time: Double) -> Int {
    Self.tick(notBefore: time - Self.timeTolerance, ticksPerSecond)
  }

  /// The latest time with an effect, in seconds: actions due at a tick run in the step to the next tick.
  package var lastDueTime: Double { Double(lastTick - 1) / ticksPerSecond + Self.timeTolerance }
}

package struct SceneTolerance: Equatable, Sendable {
  package var name: String
  /// The allowed difference in the unit of the class; 0 or more.
  package var value: Double

  package init(name: String, value: Double) { (self.name, self.value) = (name, value) }
}
