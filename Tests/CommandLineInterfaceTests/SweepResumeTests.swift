// SPDX-License-Identifier: MIT

import TestSupport
import Testing
import UIDynamicsCommandLineInterface

@Suite("uidyn sweep --resume", .timeLimit(.minutes(30)))
struct SweepResumeTests {
  private let folder = TestFolder()

  init() { folder.write("s.json", SweepCommandTests.scene) }

  private func sweep(_ words: String, input: String = "") -> CommandResult {
    cli(
      "sweep \(folder("s.json")) --vary speed=1,2,3 --vary side=10,11 --resume \(folder("o.csv")) "
        + words, input: input)
  }

  @Test("Wherever the file was cut, the whole is the same", arguments: ["csv", "jsonl"])
  func cuts(format: String) {
    _ = sweep("--format \(format)")
    let whole = folder.read("o.csv") ?? ""
    let cuts = Seeds.of(whole.utf8.count / 11)
    for length in stride(from: 0, through: whole.utf8.count, by: whole.utf8.count / cuts) {
      folder.write("o.csv", String(whole.utf8.prefix(length)) ?? "")
      #expect(sweep("--format \(format)").code == .success)
      #expect(folder.read("o.csv") == whole, "cut at \(length)")
    }
  }
}
