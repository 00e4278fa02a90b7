// SPDX-License-Identifier: MIT

/// The phases of a sub-step, for profiling.
package enum StepPhase: Int, CaseIterable, Sendable {
  /// Updates bounding boxes and finds pairs.
  case pairs
  /// Computes manifolds.
  case collide
  /// Builds islands, solves velocities and updates sleep.
  case solve
  /// Corrects positions and overlaps.
  case positions
  case impacts
}

/// An observer that is notified at the end of each phase; calls to `NoObserver` are optimized away.
package protocol StepObserver {
  /// Attributes all work since the last call to this phase, which may continue later.
  mutating func end(_ phase: StepPhase)
}

struct NoObserver: StepObserver {
  @inline(__always) mutating func end(_ phase: StepPhase) {}
}
