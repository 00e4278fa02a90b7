// SPDX-License-Identifier: MIT

/// The parts of a sub-step whose share of the time is worth knowing.
package enum StepPhase: Int, CaseIterable, Sendable {
  /// Bounding boxes follow the bodies, new pairs are sought.
  case pairs
  /// Manifolds are brought up to date.
  case collide
  /// Islands are built, constraints prepared and velocities solved; what is slow falls asleep.
  case solve
  /// Positions follow the velocities, overlaps are reduced.
  case positions
  /// Impacts are sought and solved.
  case impacts
}

/// Hears where one phase of a sub-step ends and the next begins.
///
/// The step is generic over it: with `NoObserver` the compiler leaves no trace of the calls.
package protocol StepObserver {
  /// All work since the last call belonged to this phase, which may go on later.
  mutating func end(_ phase: StepPhase)
}

/// What a sub-step has when nobody measures it.
struct NoObserver: StepObserver {
  @inline(__always) mutating func end(_ phase: StepPhase) {}
}
