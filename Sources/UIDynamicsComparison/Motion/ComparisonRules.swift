// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The level, alignment and tolerances of a comparison.
package struct ComparisonRules: Equatable, Sendable {
  /// The parts that must agree; the raw value is the command-line argument.
  package enum Level: String, CaseIterable, Sendable {
    /// Every row, every event, the summary.
    case trajectory
    /// The events and their ticks.
    case events
    /// The summary: end poses, settle times, contacts.
    case metrics
  }

  /// The pairing of rows of two files; the raw value is the command-line argument.
  package enum Alignment: String, CaseIterable, Sendable {
    case tick, time
  }

  package var level = Level.trajectory
  package var alignment = Alignment.tick
  package var tolerance = Tolerance.exact
  /// The tolerance in ticks for events and for the end of a run.
  package var ticks = 0

  /// A time up to this many seconds after a tick still belongs to it.
  package var timeTolerance = 0.0

  package init() {}

  var isExact: Bool { tolerance.isExact && ticks == 0 }

  /// Compares two times of one tick: exactly, or to the millisecond if there is any tolerance.
  func allows(time actual: Double, for expected: Double) -> Bool {
    actual == expected || !isExact && (actual - expected).magnitude <= 0.0005 + 1e-9
  }
}
