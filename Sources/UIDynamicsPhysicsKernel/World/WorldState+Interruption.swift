// SPDX-License-Identifier: MIT

/// Stops a sub-step before its end, as one of a thousand overlapping bodies takes seconds.
///
/// The world then has a fault and takes no more sub-steps. Its data stays valid for reading and destruction,
/// but bodies stay where the solver left them. A counter of work limits how often the owner is asked.
extension WorldState {
  /// The units of work, about 100 ns each, between two calls of `isCancelled`.
  static var patience: Int { 20_000 }

  /// Counts work, in contacts visited; returns true to leave the sub-step.
  @inline(__always) @discardableResult mutating func spend(_ units: Int) -> Bool {
    patience -= units
    return patience < 0 && askOwner()
  }

  @inline(never) private mutating func askOwner() -> Bool {
    if isLeaving { return true }
    patience = Self.patience
    if fault == nil, let isCancelled, isCancelled() { leave(.cancelled) }
    return isLeaving
  }

  mutating func leave(_ reason: StepFault) {
    if fault == nil { fault = reason }
    isLeaving = true
    // Makes all later calls of `spend` return true.
    patience = -1
  }

  /// Records the first body whose state is not finite.
  @inline(never) mutating func noteFault(of slot: Int32) {
    if fault != nil { return }
    fault = .notFinite(body: id(of: slot), tag: bodies.at(slot).pointee.tag, step: stepCount)
  }
}
