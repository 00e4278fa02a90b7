// SPDX-License-Identifier: MIT

/// The phases of a sub-step, for profiling.
package enum StepPhase: Int, CaseIterable, Sendable {
  /// Bounding boxes follow the bodies, and new pairs are found.
  case pairs
  /// Manifolds are updated.
  case collide
  /// Islands are built, velocities are solved, and slow islands fall asleep.
  case solve
  /// Positions follow the velocities, and overlaps are reduced.
  case positions
  /// Impacts are found and solved.
  case impacts
}

/// Receives the end of each phase of a sub-step.
///
/// The step is generic over it, so the calls of `NoObserver` compile to nothing.
package protocol StepObserver {
  /// All work since the last call belongs to this phase, which may continue later.
  mutating func end(_ phase: StepPhase)
}

struct NoObserver: StepObserver {
  @inline(__always) mutating func end(_ phase: StepPhase) {}
}
