// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

struct Measurement {
  var name: String
  var bodies: Int
  var subSteps: Int
  var runs: Int
  /// The processor time of a run per sub-step, ns.
  var median: Double
  var fastest: Double
  var slowest: Double
  /// The fraction of the time spent in each phase, in the order of `StepPhase`.
  var shares: [Double]
  /// A hash of the final state; equal values mean identical motion to the last bit.
  var digest: UInt64

  var perBody: Double { median / Double(bodies) }

  init(of benchmark: Benchmark) {
    (name, subSteps, runs) = (benchmark.name, benchmark.subSteps, benchmark.runs)
    let times = (0..<runs).map { _ in
      let stage = benchmark.settledStage()
      return processorNanoseconds {
        for _ in 0..<benchmark.subSteps { stage.world.step(1 / 60) }
      } / Double(benchmark.subSteps)
    }.sorted()
    (fastest, median, slowest) = (times[0], times[runs / 2], times[runs - 1])
    // The phases have a separate run: reading the clock would disturb the others.
    let stage = benchmark.settledStage()
    var stopwatch = PhaseStopwatch()
    for _ in 0..<subSteps {
      stopwatch.start()
      stage.world.step(1 / 60, observer: &stopwatch)
    }
    (bodies, shares, digest) = (stage.boxes.count, stopwatch.shares, stage.world.digest)
  }
}
