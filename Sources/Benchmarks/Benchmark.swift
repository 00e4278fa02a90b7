// SPDX-License-Identifier: MIT

import UIDynamicsPhysicsKernel

/// A row of the table: a scene, and how much of it to simulate.
struct Benchmark {
  var name: String
  /// The number of sub-steps of 1/60 s per run, and the number of runs; the result is their median.
  var subSteps = 600
  var runs = 5
  /// The number of sub-steps before the measurement starts.
  var settling = 0
  var stage: () -> BenchmarkStage

  /// Returns the scene in the state in which the measurement starts.
  func settledStage() -> BenchmarkStage {
    let stage = stage()
    for _ in 0..<settling { stage.world.step(1 / 60) }
    return stage
  }

  /// Creates a benchmark with fewer sub-steps, which are enough for ten thousand bodies to fall and land.
  private static func long(
    _ name: String, _ runs: Int = 3, _ stage: @escaping () -> BenchmarkStage
  ) -> Benchmark {
    Benchmark(name: name, subSteps: 120, runs: runs, stage: stage)
  }

  static var all: [Benchmark] {
    [
      Benchmark(name: "pile of 100") { .pile(count: 100, columns: 10) },
      Benchmark(name: "pile of 1,000") { .pile(count: 1_000, columns: 32) },
      long("pile of 10,000") { .pile(count: 10_000, columns: 100) },
      Benchmark(name: "pile of 100, sleeping") {
        .pile(count: 100, columns: 10, allowsSleeping: true)
      },
      Benchmark(name: "pile of 1,000, sleeping") {
        .pile(count: 1_000, columns: 32, allowsSleeping: true)
      },
      long("pile of 10,000, sleeping") {
        .pile(count: 10_000, columns: 100, allowsSleeping: true)
      },
      Benchmark(name: "pile of 100 bullets") { .pile(count: 100, columns: 10, areBullets: true) },
      Benchmark(name: "pile of 1,000 bullets", runs: 3) {
        .pile(count: 1_000, columns: 32, areBullets: true)
      },
      Benchmark(name: "pyramid on 20") { .pyramid(base: 20) },
      Benchmark(name: "pyramid on 50") { .pyramid(base: 50) },
      Benchmark(name: "100 springs") { .springs(count: 100) },
      Benchmark(name: "1,000 springs") { .springs(count: 1_000) },
      long("10,000 springs", 5) { .springs(count: 10_000) },
      Benchmark(name: "sleeping world of 10,000", subSteps: 10_000, settling: 120) {
        .sleeping(count: 10_000)
      },
      Benchmark(name: "1,000 bodies apart") { .freeBodies(count: 1_000) },
    ]
  }
}
