// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

/// How a run ended and what it left behind.
package struct RunOutcome: Equatable, Sendable {
  package var ending: RunEnding
  /// The events for whose time the run went on although everything was at rest.
  package var awaited: [String]
  /// The last frame that has rows.
  package var frame: Frame
  /// The animator's elapsed time in s.
  package var elapsedTime: Double
  /// The ids of the items, in the order of the frame.
  package var ids: [String]
  /// Which of the items there were; not those of copies that were never made.
  package var existed: [Bool]
  /// How each item came to its end.
  package var measures: [ItemMeasures]
  /// When the animator paused for good, in s; nil if it did not.
  package var settleTime: Double?
  /// When the last motion ended, in s; nil if not everything is at rest.
  package var restTime: Double?
  package var contacts: RunSummary.Contacts
  /// What works otherwise than its author may think, in the order in which it came up.
  package var warnings: [RunWarning]
  /// What the scene expects, in its order.
  package var expectations: [RunSummary.Expectation]
  /// Columns of the run's own that had no value somewhere.
  package var gaps: [ColumnGap]
  /// How far the run was from each recording that the scene expects it to match.
  package var matches: [MatchOutcome]
  /// What each expectation at a time misses, part by part; empty for other kinds, and unless asked for.
  package var misses: [[ExpressionMiss]]
  /// What was asked for beside, in that order; nil for what had no value.
  package var metrics: [RecordValue?]
  package var stateHash: UInt64
}

extension RunOutcome {
  /// Why there is no further tick, and what the run waited for; a sentence without a full stop.
  package var reason: String {
    if awaited.isEmpty { return ending.reason }
    return switch ending {
    case .stasis, .timeLimit:
      "\(ending.reason); at rest, the run waited for \(Sentence.first(3, of: awaited))"
    case .stopped, .stoppedByScene, .fault, .nonFinite: ending.reason
    }
  }
}
