// SPDX-License-Identifier: MIT

extension WorldState {
  /// One sub-step of h seconds; forces stay until they are cleared.
  mutating func step(_ h: Float) {
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
  }
}
