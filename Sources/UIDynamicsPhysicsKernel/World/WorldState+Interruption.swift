// SPDX-License-Identifier: MIT

/// Leaving a sub-step before its end.
///
/// One sub-step of a thousand bodies in one place takes seconds. A world whose owner wants it to stop,
/// or that would need more memory than it may take, notes a fault and leaves: what it holds stays
/// sound for reading and for taking apart, but bodies are where the solver left them, and it steps no
/// further. Work is counted down, and the owner asked when the count is used up: a subtraction on a
/// number that lies in the cache, for some hundred instructions of a contact.
extension WorldState {
  /// Units of work between two questions to the owner, of some 100 ns each.
  static var patience: Int { 20_000 }

  /// Counts work that was done, in contacts looked at; says whether to leave the sub-step.
  @inline(__always) @discardableResult mutating func spend(_ units: Int) -> Bool {
    patience -= units
    return patience < 0 && askOwner()
  }

  /// Notes that the owner wants no more, if so; says whether to leave the sub-step.
  @inline(never) private mutating func askOwner() -> Bool {
    if isLeaving { return true }
    patience = Self.patience
    if fault == nil, let isCancelled, isCancelled() { leave(.cancelled) }
    return isLeaving
  }

  /// Has the sub-step left before its end.
  mutating func leave(_ reason: StepFault) {
    if fault == nil { fault = reason }
    isLeaving = true
    // From now on every question is answered at once.
    patience = -1
  }

  /// Notes the first body of the sub-step whose state is not finite.
  @inline(never) mutating func noteFault(of slot: Int32) {
    if fault != nil { return }
    fault = .notFinite(body: id(of: slot), tag: bodies.at(slot).pointee.tag, step: stepCount)
  }
}
