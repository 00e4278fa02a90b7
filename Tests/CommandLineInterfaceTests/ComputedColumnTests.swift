// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Computed columns", .timeLimit(.minutes(30)))
struct ComputedColumnTests {
  /// Runs two views that glide without resistance, at 100 pt/s down and 200 pt/s right.
  private func run(_ columns: String, _ options: [String] = ["--format", "csv"]) -> CommandResult {
    cli(["run", "-", "--columns", columns] + options, input: TestScenes.gliding)
  }

  @Test("A value computed once per tick is repeated in every item's row")
  func ofTick() {
    let result = run("tick,item,y,gap=b.center.y - a.center.y,low=a.center.y > 55")
    #expect(result.messages == "")
    #expect(result.lines.prefix(3) == ["tick,item,y,gap,low", "0,a,50,0,false", "0,b,50,0,false"])
    let rows = result.lines.dropFirst().map { $0.split(separator: ",").map(String.init) }
    for pair in stride(from: 0, to: rows.count, by: 2) {
      let (a, b) = (rows[pair], rows[pair + 1])
      #expect(a[3...4] == b[3...4])
      // Rows contain 32-bit values, but the subtraction uses 64 bits.
      expectClose(Double(a[3]) ?? .nan, (Double(b[2]) ?? 0) - (Double(a[2]) ?? 0), within: 1e-5)
      #expect(a[4] == "\((Double(a[2]) ?? 0) > 55)")
    }
    #expect(rows.last?[4] == "true")
  }
}
