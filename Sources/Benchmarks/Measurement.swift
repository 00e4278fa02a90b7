// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

struct Measurement {
  var name: String
  var bodies: Int
  var subSteps: Int
  var runs: Int
  /// The processor time per sub-step, ns; `fastest` and `slowest` are the extremes of all runs.
  var median: Double
  var fastest: Double
  var slowest: Double
  /// The fraction of the time that each phase takes, in the order of `StepPhase`.
  var shares: [Double]
  /// A hash of the final state; equal hashes mean that the motion is bit-identical.
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
    // The phases are measured in a separate run, because reading the clock would affect the other runs.
    let stage = benchmark.settledStage()
    var stopwatch = PhaseStopwatch()
    for _ in 0..<subSteps {
      stopwatch.start()
      stage.world.step(1 / 60, observer: &stopwatch)
    }
    (bodies, shares, digest) = (stage.boxes.count, stopwatch.shares, stage.world.digest)
  }
}
