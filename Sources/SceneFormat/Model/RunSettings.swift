// SPDX-License-Identifier: MIT

/// How long and how finely a scene is simulated.
package struct RunSettings: Equatable, Sendable {
  /// What ends a run before its time limit.
  package enum StopCondition: String, CaseIterable, Sendable {
    /// The animator has paused.
    case stasis
    /// Nothing.
    case timeLimit
  }

  /// Longest simulated time, s; positive.
  package var timeLimit: Double
  /// Animator steps in a simulated second; 2 to 1,000.
  package var ticksPerSecond: Double
  package var until: StopCondition

  package init(
    timeLimit: Double = 10, ticksPerSecond: Double = 60, until: StopCondition = .stasis
  ) {
    self.timeLimit = timeLimit
    self.ticksPerSecond = ticksPerSecond
    self.until = until
  }
}
