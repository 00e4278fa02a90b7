// SPDX-License-Identifier: MIT

extension WorldState {
  /// One sub-step of h seconds; forces stay until they are cleared.
  ///
  /// A world with a fault stays as it is.
  mutating func step(_ h: Float) {
    if fault != nil { return }
    stepCount += 1
    if hasNewFixtures {
      findNewContacts()
      hasNewFixtures = false
    }
    updateContacts()
    time += Double(h)
    solveIslands(
      StepSettings(
        duration: h, warmStartRatio: lastInverseStep * h, linearSlop: conventions.linearSlop))
    solveImpacts(h)
    clearCustomForces()
    lastInverseStep = 1 / h
    #if CHECKED
      checkInvariants()
    #endif
  }

  /// Notes the first body of the sub-step whose state is not finite.
  @inline(never) mutating func noteFault(of slot: Int32) {
    if fault != nil { return }
    fault = StepFault(body: id(of: slot), tag: bodies.at(slot).pointee.tag, step: stepCount)
  }
}
