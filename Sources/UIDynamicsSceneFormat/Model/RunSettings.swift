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

  /// Which release of UIKit Dynamics is followed; the raw value is its word in a scene.
  package enum Profile: String, CaseIterable, Sendable {
    case uikit
    case uikit7 = "uikit-7.0"
    case documented
  }

  /// A tick this much before a time still counts as at it, s.
  package static let timeTolerance = 1e-4

  /// Longest simulated time, s; positive.
  package var timeLimit = 10.0
  /// Animator steps in a simulated second; 2 to 1,000.
  package var ticksPerSecond = 60.0
  package var until = StopCondition.stasis
  package var profile = Profile.uikit
  /// Beginning of the random numbers of noise; a whole number of at most 53 bits.
  package var seed = 0
  /// How far apart comparisons may find numbers; nothing for not at all.
  package var tolerance: [SceneTolerance] = []
}

/// How far apart numbers of one class of columns may be.
package struct SceneTolerance: Equatable, Sendable {
  /// The class by its key in the scene; "relative" is for all.
  package var name: String
  /// In the unit of the class; 0 or more.
  package var value: Double

  package init(name: String, value: Double) { (self.name, self.value) = (name, value) }
}
