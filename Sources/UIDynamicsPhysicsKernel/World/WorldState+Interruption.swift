// SPDX-License-Identifier: MIT

internal import UIDynamicsFacts

/// Stops a sub-step before its end: with a thousand overlapping bodies, it could take seconds.
///
/// The world then has a fault and ignores further sub-steps. Its data can still be read and destroyed, but
/// bodies stay where the solver left them. A counter of work units limits how often the owner is called.
extension WorldState {
  /// The units of work between two calls of `isCancelled`; one unit takes about 100 ns.
  static var patience: Int { 20_000 }

  /// Counts units of work (a visited contact is one); returns true if the sub-step must be abandoned.
  @inline(__always) @discardableResult mutating func spend(_ units: Int) -> Bool {
    patience -= units
    return patience < 0 && askOwner()
  }

  @inline(never) private mutating func askOwner() -> Bool {
    if isLeaving { return true }
    patience = Self.patience
    if fault == nil, limits.isCancelled?() == true { leave(.cancelled) }
    return isLeaving
  }

  mutating func leave(_ reason: StepInterruption) {
    if fault == nil { fault = .interrupted(reason) }
    isLeaving = true
    // From now on, every call of `spend` returns true.
    patience = -1
  }

  /// Records a fault for a body whose state is not finite, unless the world already has a fault.
  @inline(never) mutating func noteFault(of slot: Int32) {
    if fault != nil { return }
    fault = .notFinite(body: id(of: slot), tag: bodies.at(slot).pointee.tag, step: stepCount)
  }
}
