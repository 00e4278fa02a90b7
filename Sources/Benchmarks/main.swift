// SPDX-License-Identifier: MIT

import PhysicsKernel

// Prints how long the engine takes: nothing is judged here, and no test depends on it.
//
// Usage: Benchmarks [PATH OF UIDYN]; `make bench` gives the release executable.

let subSteps = 600
let h: Float = 1 / 60

print("\(subSteps) sub-steps of 1/60 s, median of 5 runs, sleeping off")
print("scene                 ns per body and sub-step   ms per sub-step")
for (name, count, columns, areBullets) in [
  ("pile of 100", 100, 10, false),
  ("pile of 1,000", 1_000, 32, false),
  ("pile of 100, bullets", 100, 10, true),
  ("pile of 1,000, bullets", 1_000, 32, true),
] {
  let median = medianNanoseconds(of: 5) {
    let pile = Pile(count: count, columns: columns, areBullets: areBullets)
    return nanoseconds { for _ in 0..<subSteps { pile.world.step(h) } }
  }
  let perStep = median / Double(subSteps)
  print(row(name, perStep / Double(count), perStep / 1e6))
}

if CommandLine.arguments.count > 1 {
  let executable = CommandLine.arguments[1]
  let scene = "Examples/falling-square.json"
  let median = medianNanoseconds(of: 51) { startToExit([executable, "run", scene]) }
  print(
    "\nstart to exit of `uidyn run \(scene)`: \(decimals(median / 1e6, 2)) ms, median of 51 runs")
}
