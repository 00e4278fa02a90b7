// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("Differences between rows", .timeLimit(.minutes(30)))
struct RowDifferenceTests {
  private let folder = TestFolder()

  @Test(
    "Rows on standard input compare the same, however they are split up", arguments: [1, 7, 64])
  func portions(size: Int) {
    let rows = "tick,item,x\n" + (0..<40).map { "\($0),a,\(3 * $0)\n" }.joined()
    folder.write("a.csv", rows)
    let same = cli(["diff", folder("a.csv"), "-"], input: rows) { $0.portion = size }
    #expect(
      same.code == .success && same.output.hasSuffix("same (40 ticks, 40 rows, 0 events)\n"),
      "\(same)")
    let other = rows.replacing("\n39,a,117", with: "\n39,a,118")
    let result = cli(["diff", folder("a.csv"), "-"], input: other) { $0.portion = size }
    #expect(result.output.contains("tick 39, a.x: 117 → 118"), "\(result)")
  }
}
