// SPDX-License-Identifier: MIT

package import UIDynamicsFacts
internal import UIDynamicsTrajectory

/// How long and how finely a scene is simulated.
package struct RunSettings: Equatable, Sendable {
  /// What ends a run before its time limit.
  package enum StopCondition: String, CaseIterable, Sendable {
    /// The animator has paused.
    case stasis
    /// Nothing.
    case timeLimit
  }

  /// A tick this much before a time still counts as at it, s.
  package static let timeTolerance = RowFilter.tolerance

  /// Longest simulated time, s; positive.
  package var timeLimit = 10.0
  /// Animator steps in a simulated second; 2 to 1,000.
  package var ticksPerSecond = 60.0
  package var until = StopCondition.stasis
  package var profile = EngineProfile.uikit
  /// Beginning of the random numbers of noise; a whole number of at most 53 bits.
  package var seed: Int64 = 0
  /// How far apart comparisons may find numbers; nothing for not at all.
  package var tolerance: [SceneTolerance] = []

  /// The profile as a scene says it.
  package var profileWord: String { profile.rawValue }

  /// The last tick, the first at or behind the time limit.
  var lastTick: Int { Self.tick(notBefore: timeLimit, ticksPerSecond) }

  /// The first tick at or behind a time, s.
  package static func tick(notBefore time: Double, _ ticksPerSecond: Double) -> Int {
    // One tick off at most: a tick's time is divided afresh, not multiplied.
    let most = Int.max / 2
    var tick = max(0, (Int(exactly: (time * ticksPerSecond).rounded(.down)) ?? most) - 1)
    while tick < most, Double(tick) / ticksPerSecond < time { tick += 1 }
    return tick
  }

  /// The first tick that starts at a time, s, or later, but for a rounding error.
  package func tick(dueAt time: Double) -> Int {
    Self.tick(notBefore: time - Self.timeTolerance, ticksPerSecond)
  }

  /// Until when something may be due to be played still, s: what is due at a tick is played at the
  /// beginning of the step to the next one, so at the last tick nothing is.
  var lastDueTime: Double { Double(lastTick - 1) / ticksPerSecond + Self.timeTolerance }
}

/// How far apart numbers of one class of columns may be.
package struct SceneTolerance: Equatable, Sendable {
  /// The class by its key in the scene; "relative" is for all.
  package var name: String
  /// In the unit of the class; 0 or more.
  package var value: Double

  package init(name: String, value: Double) { (self.name, self.value) = (name, value) }
}
