// SPDX-License-Identifier: MIT

extension WorldState {
  /// Advances by one sub-step of `h` seconds, unless the world has a fault.
  mutating func step<Observer: StepObserver>(_ h: Float, _ observer: inout Observer) {
    if fault != nil { return }
    stepCount += 1
    if hasNewFixtures {
      findNewContacts()
      hasNewFixtures = false
      observer.end(.pairs)
    }
    updateContacts()
    if isLeaving { return }
    observer.end(.collide)
    time += Double(h)
    solveIslands(
      StepSettings(
        duration: h, warmStartRatio: lastInverseStep * h, linearSlop: conventions.linearSlop),
      &observer)
    if isLeaving { return }
    solveImpacts(h)
    if isLeaving { return }
    observer.end(.impacts)
    clearCustomForces()
    lastInverseStep = 1 / h
    #if CHECKED
      checkInvariants()
    #endif
  }
}
