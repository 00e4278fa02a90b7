// SPDX-License-Identifier: MIT

package import UIDynamicsSceneFormat
package import UIDynamicsTrajectory

package struct RunOutcome: Equatable, Sendable {
  package var ending: RunEnding
  /// The names of events for which a scene at rest continued to run.
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

  /// The items by index.
  package struct Items: Equatable, Sendable {
    package var ids: [String]
    /// `false` for copies that were never made.
    package var existed: [Bool]
    package var measures: [ItemMeasures]
  }

  /// Times in seconds.
  package struct Times: Equatable, Sendable {
    /// The animator's time.
    package var elapsed: Double
    /// The start of the final pause; `nil` if the animator is still running.
    package var settle: Double?
    /// The end of the last motion; `nil` if something is still moving.
    package var rest: Double?
  }

  /// The distances of the run from its expectations.
  package struct Distances: Equatable, Sendable {
    /// The result for each recording.
    package var matches: [MatchOutcome]
    /// The residuals of expectations that are decided at a time or by settling; empty unless requested.
    package var misses: [[ExpressionMiss]]
  }
}

extension RunOutcome {
  /// The reason for the end and the names of any awaited events, as a sentence without a period.
  package var reason: String {
    if awaited.isEmpty { return ending.reason }
    return switch ending {
    case .stasis, .timeLimit:
      "\(ending.reason); at rest, the run was waiting for \(Sentence.first(3, of: awaited))"
    case .stopped, .stoppedByScene, .fault, .nonFinite: ending.reason
    }
  }
}
