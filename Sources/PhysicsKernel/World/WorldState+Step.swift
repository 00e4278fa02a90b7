// SPDX-License-Identifier: MIT

extension WorldState {
  /// One sub-step of h seconds; forces stay until they are cleared.
  ///
  /// A world with a fault stays as it is.
  mutating func step<Observer: StepObserver>(_ h: Float, _ observer: inout Observer) {
    if fault != nil { return }
    stepCount += 1
    if hasNewFixtures {
      findNewContacts()
      hasNewFixtures = false
      observer.end(.pairs)
    }
    updateContacts()
    observer.end(.collide)
    time += Double(h)
    solveIslands(
      StepSettings(
        duration: h, warmStartRatio: lastInverseStep * h, linearSlop: conventions.linearSlop),
      &observer)
    solveImpacts(h)
    observer.end(.impacts)
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
