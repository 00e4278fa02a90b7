// SPDX-License-Identifier: MIT

/// The limits of a sub-step's work; exceeding one stops the simulation for good.
package struct StepLimits {
  /// The largest number of contacts, whether touching or only near.
  ///
  /// In the solver, each touching contact takes about 800 bytes.
  package var contacts = Int.max
  /// The largest number of searches that the impacts of one sub-step may cause.
  ///
  /// A body with n contacts causes at most about 9 n² searches, which take a few microseconds each.
  package var impacts = Int.max
  /// Returns true to stop; called every few milliseconds, even during a sub-step.
  package var isCancelled: (() -> Bool)?

  package init() {}
}

/// The reason a sub-step was abandoned before its end.
package enum StepInterruption: Equatable, Sendable, BitwiseCopyable {
  case tooManyContacts(limit: Int)
  case tooManyImpacts(limit: Int)
  /// `StepLimits.isCancelled` returned true.
  case cancelled
}
