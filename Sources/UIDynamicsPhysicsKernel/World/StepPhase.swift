// SPDX-License-Identifier: MIT

/// The phases of a sub-step, for profiling.
package enum StepPhase: Int, CaseIterable, Sendable {
  /// Bounding boxes and pairs.
  case pairs
  /// Manifolds.
  case collide
  /// Islands, velocities and sleep.
  case solve
  /// Positions and overlaps.
  case positions
  case impacts
}

/// Receives the end of each phase; `NoObserver` compiles to nothing.
package protocol StepObserver {
  /// All work since the last call belongs to this phase, which may continue later.
  mutating func end(_ phase: StepPhase)
}

struct NoObserver: StepObserver {
  @inline(__always) mutating func end(_ phase: StepPhase) {}
}
