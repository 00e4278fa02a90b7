// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

package struct RunOutcome: Equatable, Sendable {
  package var ending: RunEnding
  /// Names of events that kept a resting scene running.
  package var awaited: [String]
  package var frame: Frame
  package var times: Times
  package var items: Items
  package var contacts: RunSummary.Contacts
  package var warnings: [RunWarning]
  package var expectations: [RunSummary.Expectation]
  package var gaps: [ColumnGap]
  package var distances: Distances
  package var metrics: [RecordValue?]
  package var stateHash: UInt64

  /// By index.
  package struct Items: Equatable, Sendable {
    package var ids: [String]
    /// `false` for copies that were never made.
    package var existed: [Bool]
    package var measures: [ItemMeasures]
  }

  /// In seconds.
  package struct Times: Equatable, Sendable {
    /// The animator's time.
    package var elapsed: Double
    /// The start of the final pause; `nil` if the animator still runs.
    package var settle: Double?
    /// The end of the last motion; `nil` if something still moves.
    package var rest: Double?
  }

  /// How far the run is from its expectations.
  package struct Distances: Equatable, Sendable {
    /// By recording.
    package var matches: [MatchOutcome]
    /// By expectation, for those decided at a time or by settling; empty unless requested.
    package var misses: [[ExpressionMiss]]
  }
}

extension RunOutcome {
  /// The reason of the ending, with any awaited events, as a sentence without a period.
  package var reason: String {
    if awaited.isEmpty { return ending.reason }
    return switch ending {
    case .stasis, .timeLimit:
      "\(ending.reason); at rest, the run was waiting for \(Sentence.first(3, of: awaited))"
    case .stopped, .stoppedByScene, .fault, .nonFinite: ending.reason
    }
  }
}
