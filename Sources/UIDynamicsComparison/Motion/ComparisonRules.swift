// SPDX-License-Identifier: MIT

package import UIDynamicsTrajectory

/// The level, alignment and tolerances of a comparison.
package struct ComparisonRules: Equatable, Sendable {
  /// The parts that must agree; the raw value is the command-line argument.
  package enum Level: String, CaseIterable, Sendable {
    /// All rows, all events and the summary.
    case trajectory
    /// The events and their ticks.
    case events
    /// The summary: end poses, settle times and contacts.
    case metrics
  }

  /// Determines how the rows of two files are paired; the raw value is the command-line argument.
  package enum Alignment: String, CaseIterable, Sendable {
    case tick, time
  }

  package var level = Level.trajectory
  package var alignment = Alignment.tick
  package var tolerance = Tolerance.exact
  /// The tolerance in ticks for events and for the end of a run.
  package var ticks = 0

  /// A recorded time up to this many seconds after the last tick still belongs to that tick.
  package var timeTolerance = 0.0

  package init() {}

  var isExact: Bool { tolerance.isExact && ticks == 0 }

  /// Compares the times of a tick: exactly, or to the millisecond if the rules include any tolerance.
  func allows(time actual: Double, for expected: Double) -> Bool {
    actual == expected || !isExact && (actual - expected).magnitude <= 0.0005 + 1e-9
  }
}
