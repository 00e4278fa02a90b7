// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// Adds up the time that each phase takes.
///
/// With a thousand islands, reading the clock takes a substantial part of the time, so its cost is measured and subtracted.
struct PhaseStopwatch: StepObserver {
  private var totals = [Double](repeating: 0, count: StepPhase.allCases.count)
  private var last = 0.0
  private let costOfReading: Double

  init() {
    let reads = 10_000
    let start = wallNanoseconds()
    var end = start
    for _ in 0..<reads { end = wallNanoseconds() }
    costOfReading = (end - start) / Double(reads)
  }

  mutating func start() { last = wallNanoseconds() }

  mutating func end(_ phase: StepPhase) {
    let now = wallNanoseconds()
    totals[phase.rawValue] += max(0, now - last - costOfReading)
    last = now
  }

  var shares: [Double] {
    let sum = totals.reduce(0, +)
    return totals.map { sum == 0 ? 0 : $0 / sum }
  }
}
