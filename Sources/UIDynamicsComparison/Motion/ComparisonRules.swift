// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// What counts as the same.
package struct ComparisonRules: Equatable, Sendable {
  /// How much has to agree; the raw value is its word on the command line.
  package enum Level: String, CaseIterable, Sendable {
    /// Every row, every event, the summary.
    case trajectory
    /// The events and their ticks.
    case events
    /// The summary: end poses, settle times, contacts.
    case metrics
  }

  /// What rows of two files are found by; the raw value is its word on the command line.
  package enum Alignment: String, CaseIterable, Sendable {
    case tick, time
  }

  package var level = Level.trajectory
  package var alignment = Alignment.tick
  package var tolerance = Tolerance.exact
  /// Events and the end of a run may be so many ticks from where they should be.
  package var ticks = 0

  /// A time so little behind a tick still counts as at it, s.
  package var timeTolerance = 0.0

  package init() {}

  /// Whether nothing is forgiven.
  var isExact: Bool { tolerance.isExact && ticks == 0 }

  /// Compares two times of one tick: exactly, or to the millisecond if anything is forgiven.
  func allows(time actual: Double, for expected: Double) -> Bool {
    actual == expected || !isExact && (actual - expected).magnitude <= 0.0005 + 1e-9
  }
}
