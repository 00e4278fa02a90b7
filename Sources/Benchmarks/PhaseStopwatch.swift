// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// Sums up how long each phase takes.
///
/// A thousand bodies that never meet are a thousand islands with two borders each, and reading the
/// clock takes as long as a good part of one: that time is measured first and taken off.
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

  /// The part of the whole time each phase took.
  var shares: [Double] {
    let sum = totals.reduce(0, +)
    return totals.map { sum == 0 ? 0 : $0 / sum }
  }
}
