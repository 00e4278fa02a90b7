// SPDX-License-Identifier: MIT

// Prints how long the engine takes: nothing is judged here, and no test depends on it.
//
// Usage: Benchmarks [PATH OF UIDYN]; `make bench` gives the release executable.

let subSteps = 600

/// A scene of the table and how to set it up.
struct Benchmark {
  var name: String
  var stage: () -> BenchmarkStage
}

let benchmarks = [
  Benchmark(name: "pile of 100") { .pile(count: 100, columns: 10) },
  Benchmark(name: "pile of 1,000") { .pile(count: 1_000, columns: 32) },
  Benchmark(name: "pile of 100 bullets") { .pile(count: 100, columns: 10, areBullets: true) },
  Benchmark(name: "pile of 1,000 bullets") { .pile(count: 1_000, columns: 32, areBullets: true) },
  Benchmark(name: "pyramid on 20") { .pyramid(base: 20) },
  Benchmark(name: "pyramid on 50") { .pyramid(base: 50) },
  Benchmark(name: "1,000 bodies apart") { .freeBodies(count: 1_000) },
]

print("\(subSteps) sub-steps of 1/60 s, median of 5 runs, processor time, sleeping off")
print("scene                   ns per body and sub-step   ms per sub-step")
for benchmark in benchmarks {
  var bodies = 0
  let median = medianNanoseconds(of: 5) {
    let stage = benchmark.stage()
    bodies = stage.boxes.count
    return processorNanoseconds { stage.advance(subSteps) }
  }
  let perStep = median / Double(subSteps)
  print(row(benchmark.name, perStep / Double(bodies), perStep / 1e6))
}

if CommandLine.arguments.count > 1 {
  let executable = CommandLine.arguments[1]
  let scene = "Examples/falling-square.json"
  let median = medianNanoseconds(of: 51) { startToExit([executable, "run", scene]) }
  print(
    "\nstart to exit of `uidyn run \(scene)`: \(decimals(median / 1e6, 2)) ms, median of 51 runs")
}
