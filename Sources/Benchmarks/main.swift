// SPDX-License-Identifier: MIT

// Prints timings of the engine; no tests depend on them.

let options: Options
do {
  options = try Options(CommandLine.arguments.dropFirst())
} catch {
  print("\(error.reason)\n\n\(Options.help)")
  exit(2)
}

if options.printsHelp {
  print(Options.help)
} else if options.printsNames {
  for benchmark in options.benchmarks { print(benchmark.name) }
} else {
  if !options.printsJSON { print(Table.head) }
  for benchmark in options.benchmarks {
    let measured = Measurement(of: benchmark)
    print(options.printsJSON ? JSONLines.row(measured) : Table.row(measured))
    // Shows the row before the next one is measured, even if the output is a pipe.
    fflush(nil)
  }
  if let uidyn = options.uidyn { printStartToExit(of: uidyn, asJSON: options.printsJSON) }
}

/// Measures how long a short run of the falling square takes.
func printStartToExit(of executable: String, asJSON: Bool) {
  let (scene, runs) = ("Examples/falling-square.json", 51)
  let median = (0..<runs).map { _ in startToExit([executable, "run", scene]) }.sorted()[runs / 2]
  if asJSON {
    print(#"{"command":"uidyn run \#(scene)","runs":\#(runs),"ns":\#(decimals(median, 0))}"#)
  } else {
    let milliseconds = decimals(median / 1e6, 2)
    print("\nstart to exit of `uidyn run \(scene)`: \(milliseconds) ms, median of \(runs) runs")
  }
}
