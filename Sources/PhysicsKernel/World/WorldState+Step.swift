// SPDX-License-Identifier: MIT

extension WorldState {
  /// One sub-step of h seconds; forces stay until they are cleared.
  mutating func step(_ h: Float) {
    if hasNewFixtures {
      findNewContacts()
      hasNewFixtures = false
    }
    updateContacts()
    solveIslands(StepSettings(duration: h, warmStartRatio: lastInverseStep * h))
    solveImpacts(h)
    lastInverseStep = 1 / h
  }
}
